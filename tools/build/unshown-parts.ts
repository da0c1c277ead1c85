import type { Plugin } from 'vite';

const PARTS = /^primereact\/(tooltip|ripple)$/;
const STAND_IN = '\0unshown-parts';

/** Leaves out what the components of PrimeReact import and no prop of ours turns on: its own tooltip and ripple, 3 KiB. */
export function withoutUnshownParts(): Plugin {
  return {
    name: 'gatehouse:unshown-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (PARTS.test(id) ? STAND_IN : null),
    load: (id) => (id === STAND_IN ? 'export const Tooltip = () => null, Ripple = Tooltip;' : null),
  };
}
