// How soon the log-in screen shows on a slow line, beside an empty page of Vite and React in the same run.
import { join } from 'node:path';
import { build, isBuilt } from '#tools/scripts/build-output.mjs';
import { root } from '#tools/scripts/packages.mjs';
import { serve } from '#tools/scripts/serve.mjs';
import { buildEmptyPage } from './empty-page.mjs';
import { medianOf } from './median.mjs';
import { besides } from './report.mjs';
import { launchBrowser, SLOW_DOWN } from './signed-in.mjs';

const ROUNDS = 7;
/** 1.6 Mbit/s and 150 ms, in bytes a second and in milliseconds. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** After the last paint, for what a page does once it is quiet. */
const SETTLE_MS = 2500;

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureFirstPaint() {
  if (!isBuilt('production')) build('production', 'ignore');
  const sites = {
    'an empty page': await serve({ dir: await buildEmptyPage(), host: '127.0.0.1' }),
    'the log-in screen': await serve({ dir: join(root, 'dist'), host: '127.0.0.1' }),
  };
  const browser = await launchBrowser();
  const found = Object.fromEntries(Object.keys(sites).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { url }] of Object.entries(sites)) found[name].push(await visit(browser, url));
  await browser.close();
  await Promise.all(Object.values(sites).map((site) => site.close()));
  return report(found);
}

async function visit(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction((quiet) => performance.now() - window.lastActivity > quiet, SETTLE_MS);
  const result = await page.evaluate(() => ({ ...window.measured, bytes: scriptBytes() }));
  await context.close();
  return result;
}

/** Runs in the page, before anything else. */
function observe() {
  window.measured = { paint: 0, blocked: 0, shift: 0 };
  window.lastActivity = performance.now();
  const watch = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
      window.lastActivity = performance.now();
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.measured.paint = startTime;
  });
  watch('longtask', ({ duration }) => {
    window.measured.blocked += duration - 50;
  });
  watch('layout-shift', ({ value }) => {
    window.measured.shift += value;
  });
  watch('resource', () => undefined);
  window.scriptBytes = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}

function report(found) {
  const [empty, logIn] = Object.values(found).map((visits) => (value) => medianOf(visits.map((visit) => visit[value])));
  const blocked = logIn('blocked');
  const shift = logIn('shift');
  const kib = (median) => `${(median('bytes') / 1024).toFixed(1)} KiB`;
  return {
    title: `First paint of the log-in screen on a slow phone (1.6 Mbit/s, 150 ms, ${SLOW_DOWN}× CPU slow-down)`,
    about: `Medians of ${ROUNDS} visits in turn with an empty page of Vite and React; the browser applies the limits.`,
    figures: [
      besides('largest paint', [logIn('paint'), empty('paint')], 'empty page', { ratio: 0.45 }),
      {
        name: 'blocked main thread',
        measured: `${blocked.toFixed(0)} ms`,
        beside: `empty page ${empty('blocked').toFixed(0)} ms`,
        goal: '≤ 100 ms',
        met: blocked <= 100,
      },
      { name: 'layout shift', measured: shift.toFixed(4), goal: '≤ 0.01', met: shift <= 0.01 },
      {
        name: 'scripts without a touch, compressed',
        measured: kib(logIn),
        beside: `empty page ${kib(empty)}`,
        ratio: logIn('bytes') / empty('bytes'),
      },
    ],
  };
}
