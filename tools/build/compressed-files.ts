import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { isCompressible } from '#tools/scripts/deploy/compressible.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `npm test` looks whether they are there, not how small they are, which takes as long as the rest of the build. */
const [BROTLI_QUALITY, GZIP_LEVEL] = process.env['GATEHOUSE_QUICK_COMPRESSION'] ? [4, 1] : [11, 9];

/** Writes a .br and a .gz beside each file that gets smaller by it, for servers that send what is on disk. */
export function compressedFiles(): Plugin {
  let folder = 'dist';
  return {
    name: 'gatehouse:compressed-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // After the files of `public` are there.
    writeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  };
}

async function compressAll(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCompressible);
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

/** Neither format gets a time or a name, so the same file always gives the same bytes. */
async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  };
  await Promise.all([
    brotli(source, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(source, { level: GZIP_LEVEL }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}
