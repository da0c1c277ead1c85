// npm run check lints what changed since the files passed, and what imports it; with --all, every file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localBin, root } from '../packages.mjs';
import { selectFiles } from './lint-selection.mjs';

/** Types as well: the rules that know types need all that the compiler knows. */
const OXLINT = ['--type-aware', '--type-check', '--deny-warnings'];
const FOLDERS = ['src', 'mocks', 'tests', 'tools'];
/** What every file is linted by; the lock file has the versions of the linter and of all types. */
const SETTINGS = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json', 'tools/scripts/lint-rules.mjs'];
const STATE = join(root, 'node_modules/.cache/gatehouse/lint.json');

const isCode = (path) => /\.(?:[cm]?tsx?|m?js|json)$/.test(path);
const isLinted = (path) => /\.tsx?$/.test(path) && !path.startsWith('tools/scripts/');

const hashOf = (text) => createHash('sha1').update(text).digest('hex');

function readSources() {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
  return [...inFolders, ...readdirSync(root).filter((path) => path.endsWith('.ts'))].filter(isCode).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, hash: hashOf(text) };
  });
}

const settingsNow = () => hashOf(SETTINGS.map((path) => readFileSync(join(root, path), 'utf8')).join('\n'));

/** The hash of each file when all of them passed; null where they did not yet, or by other settings. */
function readState(settings) {
  try {
    const state = JSON.parse(readFileSync(STATE, 'utf8'));
    return state.settings === settings ? new Map(Object.entries(state.linted)) : null;
  } catch {
    return null;
  }
}

function saveState(settings, sources) {
  mkdirSync(dirname(STATE), { recursive: true });
  const linted = Object.fromEntries(sources.map(({ path, hash }) => [path, hash]));
  writeFileSync(STATE, JSON.stringify({ settings, linted }));
}

/** @param {readonly string[] | null} files Null for every file. */
function lint(files) {
  // It is written in Go, and needs 1.5 GiB whether or not it collects what it no longer needs; that takes a tenth.
  const env = { ...process.env, GOGC: 'off', GOMEMLIMIT: '3GiB' };
  const shell = process.platform === 'win32';
  return spawnSync(localBin('oxlint'), [...OXLINT, ...(files ?? [])], { cwd: root, env, stdio: 'inherit', shell })
    .status;
}

const settings = settingsNow();
const sources = readSources();
const linted = process.argv.includes('--all') ? null : readState(settings);
const files = linted === null ? null : (selectFiles(sources, linted)?.filter(isLinted) ?? null);
const status = files?.length === 0 ? 0 : lint(files);
if (status === 0) saveState(settings, sources);
process.exit(status ?? 1);
