import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { carriedPage, operatedPage } from '../page.mjs';
import { extendPolicy } from './policy-additions.mjs';
import { HEADERS_FILE, POLICY_FILES } from './static-host.mjs';

const PAGE = 'index.html';
const ASSETS = 'assets/';
/** Without an extension, so that no configuration in `deploy` sends it. */
const RECORD = 'published-assets';
/** What each release adds to its policy, until another text takes its place. */
const ADDITIONS = 'policy-additions';
const DAY = 86_400_000;
const NAMED = /\b(?:src|href)="\.?\/?(assets\/[^"]+)"/g;

/**
 * Copies a build over the release before, so that no visitor is ever sent a page whose files are missing: assets first,
 * index.html last. Assets of earlier releases stay for some days after the last release that used them.
 * @param {{ from: string, to: string, keepDays: number, now: number, settings?: object, additions?: string }} options
 */
export function publishRelease({ from, to, keepDays, now, settings, additions = readAdditions(to) }) {
  const files = checkedBuild(from, to);
  const policies = extendedPolicies(from, files, additions);
  const assets = files.filter((name) => name.startsWith(ASSETS));
  const replaced = assets.filter((name) => isOther(join(from, name), join(to, name)));
  for (const name of replaced) put(join(to, name), (place) => copyFileSync(join(from, name), place));
  const others = files.filter((name) => !name.startsWith(ASSETS) && name !== PAGE && !policies.has(name));
  for (const name of others) put(join(to, name), (place) => copyFileSync(join(from, name), place));
  for (const [name, text] of policies) put(join(to, name), (place) => writeFileSync(place, text));
  put(join(to, ADDITIONS), (place) => writeFileSync(place, `${additions}\n`));
  const page = nextPage(from, to, settings);
  const plan = planAssets({ ...readAssets(to), current: assets, keepDays, now });
  put(join(to, RECORD), (place) => writeFileSync(place, `${JSON.stringify(plan.record, null, 1)}\n`));
  put(join(to, PAGE), (place) => writeFileSync(place, page.html));
  for (const name of plan.removed) rmSync(join(to, name), { force: true });
  const stays = Object.keys(plan.record).length - assets.length;
  return { copied: replaced.length, stays, removed: plan.removed.length, hasOperatorEdits: page.isEdited, additions };
}

function readAdditions(to) {
  const place = join(to, ADDITIONS);
  return existsSync(place) ? readFileSync(place, 'utf8').trim() : '';
}

/** The files of the build that hold the policy. */
function extendedPolicies(from, files, additions) {
  const holders = [...Object.values(POLICY_FILES), HEADERS_FILE].filter((name) => files.includes(name));
  const entries = holders.map((name) => {
    const text = readFileSync(join(from, name), 'utf8');
    return [
      name,
      text.replace(/(?<=")default-src[^"]*|(?<=Policy: )default-src.*/, (policy) => extended(policy, additions)),
    ];
  });
  return new Map(entries);
}

function extended(before, additions) {
  const { policy, problems } = extendPolicy(before, additions);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return policy;
}

/**
 * When each asset was last in a release, and which have been in none for too long. What no record names was put there
 * otherwise, and counts from now on.
 * @param {{ found: string[], record: Record<string, number>, current: string[], keepDays: number, now: number }} options
 * @returns {{ record: Record<string, number>, removed: string[] }}
 */
export function planAssets({ found, record, current, keepDays, now }) {
  const inUse = new Set(current);
  // Until now the release before was the one that people opened.
  const latest = Math.max(0, ...Object.values(record));
  const lastUsed = (name) => (record[name] === undefined || record[name] === latest ? now : record[name]);
  const old = found.filter((name) => !inUse.has(name)).map((name) => [name, lastUsed(name)]);
  const isExpired = ([, usedAt]) => now - usedAt >= keepDays * DAY;
  // Later than what leaves with this release, so that the next one can distinguish them.
  const entries = [...current.map((name) => [name, now + 1]), ...old.filter((entry) => !isExpired(entry))];
  return { record: Object.fromEntries(entries.sort()), removed: old.filter(isExpired).map(([name]) => name) };
}

function checkedBuild(from, to) {
  const file = join(from, PAGE);
  if (!existsSync(file)) throw new Error(`${from} has no ${PAGE}: run npm run build first.`);
  const path = relative(resolve(from), resolve(to));
  if (path === '' || !/^\.\.|^[A-Za-z]:/.test(path)) throw new Error(`${to} lies in ${from}.`);
  const files = filesIn(from);
  const named = [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name]) => name);
  const missing = named.filter((name) => !files.includes(name));
  if (missing.length > 0) throw new Error(`${file} names ${missing.join(' and ')}, which is not there.`);
  return files;
}

/** The new page with these settings, else those of the one before, and with its base path. */
function nextPage(from, to, settings) {
  const built = readFileSync(join(from, PAGE), 'utf8');
  const place = join(to, PAGE);
  const carried = existsSync(place) ? carriedPage(built, readFileSync(place, 'utf8')) : built;
  const html = operatedPage(carried, { settings });
  return { html, isEdited: html !== built };
}

function readAssets(to) {
  const place = join(to, RECORD);
  const record = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {};
  const found = existsSync(join(to, ASSETS)) ? filesIn(join(to, ASSETS)).map((name) => `${ASSETS}${name}`) : [];
  return { record, found };
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function isOther(file, place) {
  if (!existsSync(place) || statSync(file).size !== statSync(place).size) return true;
  return !readFileSync(file).equals(readFileSync(place));
}

/** A request in between gets the whole file before or the whole file after. */
function put(place, write) {
  mkdirSync(dirname(place), { recursive: true });
  const written = `${place}.part`;
  write(written);
  renameSync(written, place);
}
