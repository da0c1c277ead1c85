import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.mjs';

/** Below the repository, where git does not look, so that packages are linked and not copied. */
export const SCRATCH = join(root, '.cache/faults');

const LEFT_OUT = new Set(
  '.git .cache node_modules dist dist-demo coverage test-results playwright-report screenshots'.split(' '),
);

/** Each run makes its own: Vite's prepared packages name the folder that they were prepared in. */
const OWN_CACHES = new Set(['.cache', '.vite', '.vite-temp']);

/** Fails with every fault by its nature, and would hide that nothing else does. */
const LIST_TEST = 'tests/architecture/faults.test.ts';

/** A fresh copy of the sources, with the packages of the last run where they are still the same. */
export function copyTree() {
  // A repository of its own for the tools that leave out what git ignores, as it is ignored here.
  mkdirSync(join(SCRATCH, '.git'), { recursive: true });
  for (const name of readdirSync(SCRATCH)) {
    if (name !== '.git' && name !== 'node_modules') rmSync(join(SCRATCH, name), { recursive: true });
  }
  for (const name of readdirSync(root)) {
    if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(SCRATCH, name), { recursive: true });
  }
  rmSync(join(SCRATCH, LIST_TEST), { force: true });
  if (installedIn(SCRATCH) !== installedIn(root)) linkPackages();
}

/** npm's record of what is installed; null where nothing is. */
function installedIn(folder) {
  try {
    return readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8');
  } catch {
    return null;
  }
}

/** Hard links: a linked folder would have its real path outside the tree, where Vite serves no file. */
function linkPackages() {
  const to = join(SCRATCH, 'node_modules');
  rmSync(to, { recursive: true, force: true });
  linkFolder(join(root, 'node_modules'), to, OWN_CACHES);
}

function linkFolder(from, to, leftOut = new Set()) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.has(entry.name)) continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}
