import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

/** So many letters keep a hundred files apart. */
const LENGTH = 3;

/** The classes and animations that a module's style sheet writes, in their order. */
function localNames(css: string): readonly string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  return [...new Set([...text.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []))];
}

/** Three letters for the file and a number for the class: the same from build to build, and small when compressed. */
function shortName(name: string, file: string, css: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file);
  const letters = createHash('sha256')
    .update(path)
    .digest('base64url')
    .replace(/[^a-z]/gi, '');
  return letters.slice(0, LENGTH) + localNames(css).indexOf(name).toString(36);
}

/** The style options of a build: short generated class names. Development and tests keep readable ones. */
export const shortClassNames = { modules: { generateScopedName: shortName } };

/** What importing a module's style sheet gives in a build, read without building it. */
export function classNamesOf(css: string, file: string): Readonly<Record<string, string>> {
  return Object.fromEntries(localNames(css).map((name) => [name, shortName(name, file, css)]));
}

const STYLES_IMPORT = /^import (\w+) from ('[^']+\.module\.css')/gm;

/** Imports each class by itself in a build, so that a chunk holds the names it uses and no table of them. */
export function namedClasses(): Plugin {
  return {
    name: 'gatehouse:named-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '.module.css' },
      handler: (code) => ({ code: code.replace(STYLES_IMPORT, 'import * as $1 from $2'), map: null }),
    },
  };
}
