// How soon the log-in screen shows on a slow line, beside an empty page of Vite and React in the same run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, isBuilt } from '#tools/scripts/build-output.mjs';
import { chromiumFlags, ensureChromium } from '#tools/scripts/find-chromium.mjs';
import { root } from '#tools/scripts/packages.mjs';
import { serve } from '#tools/scripts/serve.mjs';

const ROUNDS = 7;
const SLOW_DOWN = 4;
/** 1.6 Mbit/s and 150 ms, in bytes a second and in milliseconds. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** After the last paint, for what a page does once it is quiet. */
const SETTLE_MS = 2500;

const EMPTY_PAGE = {
  'index.html':
    '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Empty</title></head>' +
    '<body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>',
  'main.jsx':
    "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\n" +
    "createRoot(document.getElementById('root')).render(createElement('h1', null, 'An empty page'));\n",
};

/** Answers the lines to print. */
export async function measureFirstPaint() {
  if (!isBuilt('production')) build('production', 'ignore');
  const sites = {
    'an empty page': await serve({ dir: await buildEmptyPage(), host: '127.0.0.1' }),
    'the log-in screen': await serve({ dir: join(root, 'dist'), host: '127.0.0.1' }),
  };
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags() });
  const found = Object.fromEntries(Object.keys(sites).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { url }] of Object.entries(sites)) found[name].push(await visit(browser, url));
  await browser.close();
  await Promise.all(Object.values(sites).map((site) => site.close()));
  return report(found);
}

async function buildEmptyPage() {
  const folder = join(root, 'node_modules/.cache/gatehouse/empty-page');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(EMPTY_PAGE)) writeFileSync(join(folder, name), text);
  const vite = await import('vite');
  await vite.build({ root: folder, configFile: false, base: './', logLevel: 'error' });
  return join(folder, 'dist');
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
  const median = (name, value) => found[name].map((visit) => visit[value]).sort((a, b) => a - b)[ROUNDS >> 1];
  const [empty, logIn] = Object.keys(found);
  const line = (name) =>
    `${name.padEnd(20)} largest paint ${median(name, 'paint').toFixed(0)} ms   blocked ${median(name, 'blocked').toFixed(0)} ms` +
    `   shift ${median(name, 'shift').toFixed(3)}   scripts without a touch ${(median(name, 'bytes') / 1024).toFixed(1)} KiB`;
  const ratio = median(logIn, 'paint') / median(empty, 'paint');
  return [
    '',
    `First paint on a slow phone (1.6 Mbit/s, 150 ms, ${SLOW_DOWN}× CPU slow-down), medians of ${ROUNDS} visits in turn`,
    line(empty),
    line(logIn),
    `ratio of the largest paints  ${ratio.toFixed(2)}`,
  ];
}
