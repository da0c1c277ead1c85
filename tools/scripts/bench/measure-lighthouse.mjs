// Lighthouse on the log-in route, where it is installed: it is no dependency of the console.
//   LIGHTHOUSE_PATH=/path/to/node_modules/lighthouse npm run bench -- --only lighthouse
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isBuilt } from '#tools/scripts/build-output.mjs';
import { root } from '#tools/scripts/packages.mjs';
import { serve } from '#tools/scripts/serve.mjs';
import { buildEmptyPage } from './empty-page.mjs';
import { medianOf } from './median.mjs';
import { launchBrowser } from './signed-in.mjs';

const ROUNDS = 3;
const PORT = 9377;
const GOAL = 100;
const TITLE = 'Lighthouse, performance of the log-in route (mobile)';

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureLighthouse() {
  const lighthouse = await findLighthouse();
  if (!lighthouse) {
    return {
      title: TITLE,
      about: 'Not installed: npm i -g lighthouse, or set LIGHTHOUSE_PATH to its folder.',
      figures: [],
    };
  }
  if (!isBuilt('production')) build('production', 'ignore');
  const sites = {
    console: await serve({ dir: join(root, 'dist'), host: '127.0.0.1' }),
    empty: await serve({ dir: await buildEmptyPage(), host: '127.0.0.1' }),
  };
  const browser = await launchBrowser(`--remote-debugging-port=${PORT}`);
  const found = { console: [], empty: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { url }] of Object.entries(sites)) found[name].push(await audit(lighthouse.run, url));
  await browser.close();
  await Promise.all(Object.values(sites).map((site) => site.close()));
  return report(found, lighthouse.version);
}

/** Null where it is neither at LIGHTHOUSE_PATH nor among the global packages. */
async function findLighthouse() {
  const set = process.env.LIGHTHOUSE_PATH;
  const folder = set ? resolve(set) : join(globalPackages(), 'lighthouse');
  const description = join(folder, 'package.json');
  if (!existsSync(description)) return null;
  const { main, version } = JSON.parse(readFileSync(description, 'utf8'));
  const { default: run } = await import(pathToFileURL(join(folder, main)).href);
  return { run, version };
}

function globalPackages() {
  return (
    spawnSync('npm', ['root', '-g'], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout?.trim() ?? ''
  );
}

async function audit(run, url) {
  const { lhr } = await run(url, { port: PORT, onlyCategories: ['performance'], logLevel: 'silent' });
  const paint = lhr.audits['largest-contentful-paint'].numericValue;
  const blocked = lhr.audits['total-blocking-time'].numericValue;
  const below = lhr.categories.performance.auditRefs
    .filter(({ weight, id }) => weight > 0 && lhr.audits[id].score < 1)
    .map(({ id }) => `${id} ${lhr.audits[id].displayValue}`);
  return { score: lhr.categories.performance.score * 100, paint, blocked, below: below.join(', ') };
}

function report({ console: ours, empty }, version) {
  const median = (found, key) => medianOf(found.map((one) => one[key]));
  const score = median(ours, 'score');
  const [paint, emptyPaint] = [ours, empty].map((found) => median(found, 'paint'));
  return {
    title: TITLE,
    about: `Lighthouse ${version}, medians of ${ROUNDS} audits in turn with the empty page.`,
    figures: [
      {
        name: 'score',
        measured: score.toFixed(0),
        beside: `empty page ${median(empty, 'score').toFixed(0)}`,
        goal: `${GOAL}`,
        met: Math.round(score) >= GOAL,
      },
      {
        name: 'simulated largest paint',
        measured: `${paint.toFixed(0)} ms`,
        beside: `empty page ${emptyPaint.toFixed(0)} ms`,
        ratio: paint / emptyPaint,
      },
    ],
    lines: ours.filter(({ below }) => below).map(({ below }) => `  below full marks: ${below}`),
  };
}
