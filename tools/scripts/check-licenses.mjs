// Reads the licences of everything that a build ships, and of what those bring with them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './packages.mjs';

const ACCEPTED_LICENSES = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  '0BSD',
  'Unlicense',
]);

/** Newer ones are under a commercial licence. Named whether they are shipped or not. */
const BLOCKED_PACKAGES = [
  { packages: /^primereact$/, from: 11 },
  { packages: /^primeicons$/, from: 8 },
  { packages: /^@(primeuix|primereact)\//, from: 0 },
];

/**
 * `lock` is package-lock.json; `licenceOf` answers what a package in it says of itself. One line per problem.
 * @param {{ packages: Record<string, any> }} lock
 * @param {(path: string) => string | undefined} licenseOf
 * @returns {string[]}
 */
export function licenseProblems(lock, licenseOf) {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (path === '') return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const label = `${name} ${entry.version}`;
    if (isBlocked(name, entry.version)) return [`${label}: under a commercial licence`];
    if (entry.dev) return [];
    const license = entry.license ?? licenseOf(path);
    return isAccepted(license) ? [] : [`${label}: ${license ?? 'no licence'}`];
  });
}

function isBlocked(name, version) {
  const major = Number.parseInt(version, 10);
  return BLOCKED_PACKAGES.some(({ packages, from }) => packages.test(name) && major >= from);
}

/** `A OR B` needs one that we take, `A AND B` needs both. */
function isAccepted(expression) {
  if (typeof expression !== 'string') return false;
  const bare = expression.replace(/[()]/g, '').trim();
  return bare
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((license) => ACCEPTED_LICENSES.has(license)));
}

function packageLicense(path) {
  const file = join(root, path, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const problems = licenseProblems(lock, packageLicense);
  for (const problem of problems) console.log(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
