// The demo in one file: what it weighs, and how soon it shows the log-in screen when it is opened from disk.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, builtPage, isBuilt } from '#tools/scripts/build-output.mjs';
import { medianOf } from './median.mjs';
import { ms } from './report.mjs';
import { DESKTOP, launchBrowser } from './signed-in.mjs';

const ROUNDS = 7;
const MOST_MS = 2000;

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureSingleFile() {
  if (!isBuilt('single-file')) build('single-file', 'ignore');
  const file = builtPage('single-file');
  const page = readFileSync(file);
  const browser = await launchBrowser();
  const visits = { first: [], second: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ ...DESKTOP, offline: true });
    for (const times of Object.values(visits)) times.push(await open(context, pathToFileURL(file).href));
    await context.close();
  }
  await browser.close();
  const start = (name, times) => {
    const median = medianOf(times);
    return { name, measured: ms(median), goal: `≤ ${MOST_MS} ms`, met: median <= MOST_MS };
  };
  return {
    title: 'The demo in one file, opened from disk',
    about: `Medians of ${ROUNDS} new profiles on a desktop without a network, until the log-in screen is painted.`,
    figures: [
      { name: 'size', measured: mib(page) },
      { name: 'size with gzip, as a mail sends it', measured: mib(gzipSync(page)) },
      start('first opening', visits.first),
      start('second opening, with its data', visits.second),
    ],
  };
}

/** From the start of the navigation to the first frame with a heading, in milliseconds. */
async function open(context, url) {
  const page = await context.newPage();
  await page.addInitScript(noteHeading);
  await page.goto(url);
  await page.waitForFunction(() => window.headingAt !== undefined);
  const at = await page.evaluate(() => window.headingAt);
  await page.close();
  return at;
}

/** Runs in the page, before anything else. */
function noteHeading() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    watch.disconnect();
    // The task behind the next frame begins once it is painted.
    requestAnimationFrame(() => setTimeout(() => (window.headingAt = performance.now())));
  });
  watch.observe(document, { childList: true, subtree: true });
}

const mib = ({ length }) => `${(length / 2 ** 20).toFixed(2)} MiB`;
