import type { Plugin } from 'vite';

const PRIMEREACT = /^primereact\/(tooltip|ripple)$/;
const STAND_IN = '\0unused-parts';

/** By its path in axios: what its other files import of each part, without the part. */
const AXIOS: Readonly<Record<string, string>> = {
  'adapters/fetch.js': 'export const getFetch = () => null;',
  'cancel/CancelToken.js': 'export default null;',
  'core/setFormDataHeaders.js': 'export default () => null;',
  'helpers/AxiosURLSearchParams.js': 'export default null;',
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/cookies.js': 'export default null;',
  'helpers/formDataToJSON.js': 'export default () => null;',
  'helpers/progressEventReducer.js': 'export const progressEventReducer = () => [];',
  'helpers/toFormData.js': 'export default () => null;',
  'helpers/toURLEncodedForm.js': 'export default () => null;',
};

/**
 * Leaves out what libraries import and no call of ours reaches. Of PrimeReact its own tooltip and ripple: 3 KiB. Of axios
 * the adapter over fetch, which comes after the one over XMLHttpRequest, forms, cookies and progress: 7 KiB before the first
 * rows.
 */
export function withoutUnusedParts(): Plugin {
  const left = new Set(Object.keys(AXIOS));
  return {
    name: 'gatehouse:unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (PRIMEREACT.test(id) ? STAND_IN : null),
    load(id) {
      if (id === STAND_IN) return 'export const Tooltip = () => null, Ripple = Tooltip;';
      const [, part = ''] = /\/node_modules\/axios\/lib\/(.*)$/.exec(id.replaceAll('\\', '/')) ?? [];
      left.delete(part);
      return AXIOS[part] ?? null;
    },
    // A release of axios may name them otherwise.
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`axios has no ${[...left].join(', ')} any more: see unused-parts.ts`);
    },
  };
}
