import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { localBin, root } from './packages.mjs';

const SOURCES = [
  'src',
  'mocks',
  'tools/build',
  'public',
  'brand',
  'brand-examples',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
];

export const OUTPUT = { production: 'dist', demo: 'dist-demo', brand: 'dist-brand' };

export const SINGLE_FILE_NAME = 'gatehouse-demo.html';

/** What each build is made with, and the page that it writes. The mode names the record of its chunks, too. */
const BUILDS = {
  production: { mode: 'production', page: 'dist/index.html' },
  demo: { mode: 'demo', page: 'dist-demo/index.html' },
  // The demo in one page.
  'single-file': { mode: 'demo', page: join(OUTPUT.demo, SINGLE_FILE_NAME), env: { GATEHOUSE_SINGLE_FILE: '1' } },
  'demo-without-brand': { mode: 'demo', out: join(OUTPUT.brand, 'before'), env: { GATEHOUSE_BRAND: 'none' } },
  'example-brand': {
    mode: 'acme-chain',
    out: join(OUTPUT.brand, 'acme-chain'),
    env: { GATEHOUSE_BRAND: 'brand-examples/acme-chain' },
  },
};

/** @param {keyof typeof BUILDS} kind */
export const builtPage = (kind) => join(root, BUILDS[kind].page ?? join(BUILDS[kind].out, 'index.html'));

/**
 * The command of Vite, and what it reads from the environment.
 * @param {keyof typeof BUILDS} kind
 */
export function buildCommand(kind) {
  const { mode, out, env = {} } = BUILDS[kind];
  return { command: ['build', '--mode', mode, ...(out ? ['--outDir', out] : [])], env };
}

/** Whether this build is there and newer than everything that it is made of. */
export function isBuilt(kind) {
  const page = builtPage(kind);
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  return SOURCES.every((source) => newest(join(root, source)) <= builtAt);
}

/** Builds this and answers whether that went well. */
export function build(kind, stdio = 'inherit', options = ['--logLevel', 'warn']) {
  const { command, env } = buildCommand(kind);
  const { status } = spawnSync(localBin('vite'), [...command, ...options], {
    cwd: root,
    stdio,
    // Whatever this process runs as: a development build of React is half as heavy again.
    env: { ...process.env, NODE_ENV: 'production', ...env },
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
