import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { localBin, root } from './packages.mjs';

const SOURCES = [
  'src',
  'mocks',
  'tools/build',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
];

export const OUTPUT = { production: 'dist', demo: 'dist-demo' };

export const SINGLE_FILE_NAME = 'gatehouse-demo.html';

/** The page that each build writes; `single-file` is the demo in one page. */
const PAGES = {
  production: 'dist/index.html',
  demo: 'dist-demo/index.html',
  'single-file': join(OUTPUT.demo, SINGLE_FILE_NAME),
};

/** @param {keyof typeof PAGES} kind */
export const builtPage = (kind) => join(root, PAGES[kind]);

/** Whether this build is there and newer than everything that it is made of. */
export function isBuilt(kind) {
  const page = builtPage(kind);
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  return SOURCES.every((source) => newest(join(root, source)) <= builtAt);
}

/** Builds this and answers whether that went well. */
export function build(kind, stdio = 'inherit', options = ['--logLevel', 'warn']) {
  const isSingleFile = kind === 'single-file';
  const { status } = spawnSync(localBin('vite'), ['build', '--mode', isSingleFile ? 'demo' : kind, ...options], {
    cwd: root,
    stdio,
    // Whatever this process runs as: a development build of React is half as heavy again.
    env: { ...process.env, NODE_ENV: 'production', ...(isSingleFile && { GATEHOUSE_SINGLE_FILE: '1' }) },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs);
}
