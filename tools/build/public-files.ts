import { cpSync, existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';

/** Copies public/ without the mock's worker, which only the demo may ship. */
export function publicFilesWithoutWorker(): Plugin {
  let from = 'public';
  let to = 'dist';
  return {
    name: 'gatehouse:public-files',
    apply: 'build',
    config: () => ({ build: { copyPublicDir: false } }),
    configResolved({ publicDir, root, build }) {
      from = publicDir;
      to = resolve(root, build.outDir);
    },
    writeBundle() {
      if (!existsSync(from)) return;
      cpSync(from, to, { recursive: true, filter: (file) => basename(file) !== WORKER });
    },
  };
}
