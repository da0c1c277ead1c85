import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';

/** Copies public/ without the mock's worker, which only the demo may ship; scripts without their comments. */
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
      for (const name of readdirSync(from).filter((file) => file.endsWith('.js') && file !== WORKER)) {
        writeFileSync(join(to, name), minifySync(name, readFileSync(join(from, name), 'utf8')).code);
      }
    },
  };
}
