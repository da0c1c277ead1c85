// Which files to lint again after a change: those that changed, and those whose types may follow from them.
import { posix } from 'node:path';

const STATIC_IMPORT = /(?:\bfrom|^import) '([#.][^']+)'/gm;
/** Its types go no further than the file that loads it. */
const DYNAMIC_IMPORT = /\bimport\(\s*'([#.][^']+)'/g;
/** Files that import nothing of these see them too. */
const AMBIENT = /^declare (?:global|module)\b/m;

/**
 * @typedef {{ readonly path: string, readonly text: string, readonly hash: string }} Source
 * @param {readonly Source[]} sources
 * @param {ReadonlyMap<string, string>} linted The hash of each file when all of them passed.
 * @returns {string[] | null} Paths; null for every file.
 */
export function selectFiles(sources, linted) {
  const there = new Set(sources.map(({ path }) => path));
  const changed = sources.filter(({ path, hash }) => linted.get(path) !== hash);
  const removed = [...linted.keys()].filter((path) => !there.has(path));
  const isAmbient = ({ path, text }) => path.endsWith('.d.ts') || AMBIENT.test(text);
  if (changed.some(isAmbient) || removed.some((path) => path.endsWith('.d.ts'))) return null;
  const importers = importersOf(sources, STATIC_IMPORT);
  const selected = new Set([...changed.map(({ path }) => path), ...removed]);
  // A set hands out what is added while it is read.
  for (const path of selected) for (const importer of importers(path)) selected.add(importer);
  const loaders = importersOf(sources, DYNAMIC_IMPORT);
  for (const path of [...selected]) for (const loader of loaders(path)) selected.add(loader);
  return [...selected].filter((path) => there.has(path));
}

/** @param {readonly Source[]} sources */
function importersOf(sources, pattern) {
  const importers = new Map();
  for (const { path, text } of sources) {
    for (const [, name] of text.matchAll(pattern)) {
      const target = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name);
      if (!importers.has(target)) importers.set(target, new Set());
      importers.get(target).add(path);
    }
  }
  return (target) => importers.get(target) ?? [];
}
