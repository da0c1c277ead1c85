// Reads the licences of everything that a build ships, and of what those bring with them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './packages.mjs';

const TAKEN = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1', '0BSD', 'Unlicense']);

/** Newer ones are under a commercial licence. Named whether they are shipped or not. */
const REFUSED = [
  { packages: /^primereact$/, from: 11 },
  { packages: /^primeicons$/, from: 8 },
  { packages: /^@(primeuix|primereact)\//, from: 0 },
];

/**
 * `lock` is package-lock.json; `licenceOf` answers what a package in it says of itself. One line per problem.
 * @param {{ packages: Record<string, any> }} lock
 * @param {(path: string) => string | undefined} licenceOf
 * @returns {string[]}
 */
export function licenceProblems(lock, licenceOf) {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (path === '') return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const label = `${name} ${entry.version}`;
    if (isRefused(name, entry.version)) return [`${label}: under a commercial licence`];
    if (entry.dev) return [];
    const licence = entry.license ?? licenceOf(path);
    return isTaken(licence) ? [] : [`${label}: ${licence ?? 'no licence'}`];
  });
}

function isRefused(name, version) {
  const major = Number.parseInt(version, 10);
  return REFUSED.some(({ packages, from }) => packages.test(name) && major >= from);
}

/** `A OR B` needs one that we take, `A AND B` needs both. */
function isTaken(expression) {
  if (typeof expression !== 'string') return false;
  const bare = expression.replace(/[()]/g, '').trim();
  return bare.split(/\s+OR\s+/).some((choice) => choice.split(/\s+AND\s+/).every((licence) => TAKEN.has(licence)));
}

function licenceInPackage(path) {
  const file = join(root, path, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const problems = licenceProblems(lock, licenceInPackage);
  for (const problem of problems) console.log(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
