import type { Plugin } from 'vite';

const JIT = /@inversifyjs\/core\/lib\/planning\/calculations\/(build\w+Jit)\.js$/;

/**
 * The container can write code for its resolvers and compile it, which no strict policy allows and it does not do unless
 * asked (`jitless`). A build does without that code, and without the only `new Function` in it.
 */
export function withoutJit(): Plugin {
  return {
    name: 'gatehouse:without-jit',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = JIT.exec(id)?.[1];
      return name ? `export function ${name}() { throw new Error('This build has no compiler'); }` : null;
    },
  };
}
