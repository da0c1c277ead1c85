import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '#tools/scripts/packages.mjs';

/** Builds a page of these files with Vite and nothing else, and returns the folder to serve. */
export async function buildSmallSite(name, files) {
  const folder = join(root, 'node_modules/.cache/gatehouse', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  // Whatever this process runs as: a development build of React is half as heavy again.
  process.env.NODE_ENV = 'production';
  await build({
    root: folder,
    configFile: false,
    base: './',
    mode: 'production',
    logLevel: 'error',
    build: { emptyOutDir: true },
  });
  return join(folder, 'dist');
}
