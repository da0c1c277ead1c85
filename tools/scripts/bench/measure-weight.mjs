// What the log-in route of the production build weighs, as the check of the build counts it, beside the empty page.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, isBuilt } from '#tools/scripts/build-output.mjs';
import { root } from '#tools/scripts/packages.mjs';
import { buildEmptyPage } from './empty-page.mjs';

/** The check's own words for each figure, and what is aimed for in KiB. */
const PIECES = {
  'until the log-in form works: JavaScript': 90,
  'until the log-in form works: CSS': 6,
  'behind it, the console: JavaScript': undefined,
};

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureWeight() {
  if (!isBuilt('production')) build('production', 'ignore');
  const empty = weightOf(join(await buildEmptyPage(), 'assets'));
  const { stdout } = spawnSync(process.execPath, ['tools/scripts/check-dist.mjs'], { cwd: root, encoding: 'utf8' });
  return {
    title: 'Bytes of the log-in route, with brotli',
    about: 'The console starts when the page is touched; what it adds then stands apart.',
    figures: Object.entries(PIECES).map(([name, goal]) => figureOf({ name, goal, empty, printed: stdout })),
  };
}

function figureOf({ name, goal, empty, printed }) {
  const found = new RegExp(`${name} ([\\d.]+) KiB`).exec(printed);
  if (!found) throw new Error(`The check of the build does not print “${name}”: ${printed}`);
  const kib = Number(found[1]);
  return {
    name,
    measured: `${kib} KiB`,
    ...(name.endsWith('JavaScript') && { beside: `empty page ${empty.toFixed(1)} KiB`, ratio: kib / empty }),
    ...(goal && { goal: `≤ ${goal} KiB`, met: kib <= goal }),
  };
}

function weightOf(folder) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0) / 1024;
}
