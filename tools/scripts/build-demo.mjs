// build:demo [--single-file] [options of vite build]: the demo for a server, or as one page that opens from disk.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, builtPage } from './build-output.mjs';
import { ensurePackages, root } from './packages.mjs';

const SINGLE_FILE = '--single-file';

const options = process.argv.slice(2);
const kind = options.includes(SINGLE_FILE) ? 'single-file' : 'demo';

ensurePackages();
const isDone = build(
  kind,
  'inherit',
  options.filter((option) => option !== SINGLE_FILE),
);
if (isDone && kind === 'single-file') {
  const page = readFileSync(builtPage(kind));
  const mib = (bytes) => `${(bytes.length / 2 ** 20).toFixed(2)} MiB`;
  console.log(`${relative(root, builtPage(kind))}: ${mib(page)}, with gzip ${mib(gzipSync(page))}`);
}
process.exit(isDone ? 0 : 1);
