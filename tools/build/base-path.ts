import type { Plugin } from 'vite';

const BASE_ELEMENT = /<base\s+href="[^"]*"\s*\/?>/;

/** Starts and ends with a slash. */
export function isBasePath(path: string): boolean {
  return /^\/([\w.~-]+\/)*$/.test(path);
}

/**
 * Every address of the build is relative, so the sub-path that it lives under is in one place: the `<base>` element of
 * index.html. An operator may edit it there; this writes the one that was known at build.
 */
export function basePath(path: string): Plugin {
  if (!isBasePath(path)) {
    throw new Error(`VITE_BASE_PATH must start and end with a slash, such as /console/; it is ${JSON.stringify(path)}`);
  }
  return {
    name: 'gatehouse:base-path',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!BASE_ELEMENT.test(html)) throw new Error('index.html has no <base href="/"> element');
        return html.replace(BASE_ELEMENT, `<base href="${path}" />`);
      },
    },
  };
}
