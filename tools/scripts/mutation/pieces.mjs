import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../packages.mjs';

/** Another wording is no fault. That each key exists in each language is checked by types and by tests/application/i18n. */
const MESSAGES = '!src/application/i18n/*/**';

/** The build reads its patterns of files, so they stay as they are written. */
const MESSAGE_FILES = '!src/application/i18n/load-translation.ts';

/** The lines of JSON texts belong to the domain; only the viewer has cases for them. The third file takes seconds a test. */
const JSON_TESTS = ['json-search', 'read-json'].map((name) => `tests/ui/components/json-viewer/${name}.test.ts`);

/**
 * A piece is one run of Stryker: files that are mutated, and the folders of tests that look for the mutants. The domain is
 * one piece. A folder of the application is one by itself, because its own tests have to find what breaks it.
 */
const LAYERS = [
  {
    folder: 'src/domain',
    threshold: 90,
    pieces: [{ folder: 'src/domain', tests: ['tests/domain', ...JSON_TESTS] }],
  },
  { folder: 'src/application', threshold: 75, pieces: folders('src/application').map(ownTests) },
];

/**
 * `paths` are files or folders; none means everything.
 * @typedef {{ folder: string, tests: string[], parts: string[] }} Piece
 * @param {readonly string[]} paths
 * @returns {{ folder: string, threshold: number, isWhole: boolean, pieces: Piece[] }[]}
 */
export function chooseLayers(paths) {
  const wanted = paths.map((path) => path.replace(/^\.\//, '').replace(/\/+$/, ''));
  return LAYERS.map((layer) => {
    const pieces = layer.pieces.flatMap((piece) => {
      const inside = wanted.filter((path) => isIn(path, piece.folder) && path !== piece.folder);
      const isWhole = wanted.length === 0 || wanted.some((path) => isIn(piece.folder, path));
      if (!isWhole && inside.length === 0) return [];
      return [{ ...piece, parts: isWhole ? [piece.folder] : inside }];
    });
    return { ...layer, pieces, isWhole: wanted.length === 0 || wanted.some((path) => isIn(layer.folder, path)) };
  }).filter(({ pieces }) => pieces.length > 0);
}

/**
 * @param {Piece} piece
 * @returns {string[]}
 */
export function patternsOf({ parts }) {
  return [...parts.map((part) => (part.endsWith('.ts') ? part : `${part}/**/*.ts`)), MESSAGES, MESSAGE_FILES];
}

/**
 * @param {string} path
 * @param {string} folder
 */
export function isIn(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/** What has no tests of its own, such as the ports to the device, is left to those of the whole layer. */
function ownTests(folder) {
  const tests = folder.replace('src/', 'tests/');
  return { folder, tests: [existsSync(join(root, tests)) ? tests : 'tests/application'] };
}

function folders(parent) {
  const entries = readdirSync(join(root, parent), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${parent}/${name}`);
}
