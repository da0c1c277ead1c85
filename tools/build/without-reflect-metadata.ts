import type { Plugin } from 'vite';

const POLYFILL = 'reflect-metadata/lite';
const STAND_IN = '\0gatehouse:class-metadata';

/** The two calls of the polyfill that are left without decorators: the container counts its bindings with them. */
const CODE = `
const kept = new WeakMap();
Reflect.getOwnMetadata = (key, target) => kept.get(target)?.get(key);
Reflect.defineMetadata = (key, value, target) => {
  kept.set(target, (kept.get(target) ?? new Map()).set(key, value));
};
`;

/**
 * The container imports a polyfill for the metadata of decorators. Here every binding names what it needs
 * (`toResolvedValue`, `toConstantValue`), so a build does without the weight of it.
 */
export function withoutReflectMetadata(): Plugin {
  return {
    name: 'gatehouse:without-reflect-metadata',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === POLYFILL ? STAND_IN : null),
    load: (id) => (id === STAND_IN ? { code: CODE, moduleSideEffects: true } : null),
  };
}
