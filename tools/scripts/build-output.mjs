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

/** Whether the build of this mode is there and newer than everything that it is made of. */
export function isBuilt(mode) {
  const page = join(root, OUTPUT[mode], 'index.html');
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  return SOURCES.every((source) => newest(join(root, source)) <= builtAt);
}

/** Builds this mode and answers whether that went well. */
export function build(mode, stdio = 'inherit') {
  const { status } = spawnSync(localBin('vite'), ['build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: root,
    stdio,
    // Whatever this process runs as: a development build of React is half as heavy again.
    env: { ...process.env, NODE_ENV: 'production' },
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
