// The library of measuring: a console with its provider behind one address, limited pages, and visits in turn.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, isBuilt } from '#tools/scripts/build-output.mjs';
import { chromiumFlags, ensureChromium } from '#tools/scripts/find-browsers.mjs';
import { root } from '#tools/scripts/packages.mjs';
import { serve } from '#tools/scripts/serve.mjs';
import { medianOf } from './report.mjs';
import { buildEmptyPage, buildPlainTable } from './small-pages.mjs';

const HOST = '127.0.0.1';
const [EMAIL, PASSWORD] = ['elena@northwall.example', 'Northwall-2026'];

export const DEVICES = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** Elements that are there once a page shows what it is for. */
export const SHOWN = {
  keys: 'th[data-slot~="row-name"]',
  calls: '[role=row][data-row-index]',
  dashboard: 'main [data-slot~="stat-row"]:not(:has([data-slot~="skeleton"]))',
};

/** A browser, and at one address: the production build, the pages beside it, the provider and somebody's session. */
export async function openBench(runs) {
  if (!isBuilt('production')) build('production', 'ignore');
  const mockServer = [join(root, 'tools/scripts/mock-server.mjs'), '--port', '0', '--seed', 'bench'];
  const provider = spawn(process.execPath, mockServer, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(provider.stdout, 'data');
  process.on('exit', () => provider.kill());
  const folders = { '/': join(root, 'dist'), '/empty/': await buildEmptyPage(), '/plain/': await buildPlainTable() };
  const urls = [/http:[^,]+/.exec(line)[0] + '/api/'];
  for (const [basePath, dir] of Object.entries(folders)) urls.push((await serve({ dir, host: HOST, basePath })).url);
  const relay = await openRelay(urls);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags() });
  const bench = { runs, browser, ...relay };
  return { ...bench, session: await sessionOf(bench) };
}

/** One origin for all, as behind one server. `respondWithKeys` gives accounts so many API keys; 0 is as many as they have. */
async function openRelay(urls) {
  const targets = urls.map((url) => new URL(url)).sort((one, other) => other.pathname.length - one.pathname.length);
  let keyList = null;
  const relay = createServer({ keepAliveTimeout: 330_000 }, (request, response) => {
    const { method, url, headers } = request;
    if (keyList && method === 'GET' && url.startsWith('/api/api-keys?')) {
      return response.writeHead(200, { 'content-type': 'application/json' }).end(keyList);
    }
    const { port } = targets.find(({ pathname }) => url.startsWith(pathname));
    const forwarded = httpRequest({ method, headers, host: HOST, port, path: url }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded.on('error', () => response.destroy()));
  });
  await once(relay.listen(0, HOST), 'listening');
  const respondWithKeys = (count) => {
    const apiKeys = Array.from({ length: count }, (_, nth) => {
      return { id: `key-${nth}`, name: `worker-${nth}`, key: 'c0ffee…', active: true, createdTimestamp: 1.7e9 - nth };
    });
    keyList = count === 0 ? null : JSON.stringify({ data: { item: { apiKeys, hasMore: false } } });
  };
  return { at: (path) => `http://${HOST}:${relay.address().port}${path}`, respondWithKeys };
}

/** A page that notes its paints, shifts and clicks. */
export async function openPage(context) {
  const page = await context.newPage();
  await page.addInitScript(observe);
  return page;
}

/** To a quarter of the processor and, as for a slow phone, to 1.6 Mbit/s and 150 ms. */
export async function slowDown(page, { isPhone = false } = {}) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!isPhone) return;
  await cdp.send('Network.enable');
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
  await cdp.send('Network.emulateNetworkConditions', line);
}

/**
 * Runs in the page before its scripts. What is painted counts from a task behind the frame: the observer sees the
 * elements in the document, the frame's callback runs before they are painted, and the timer after it.
 */
function observe() {
  const bench = { paint: 0, largest: 0, blocked: 0, shift: 0, clickedAt: 0, interactions: [] };
  window.bench = bench;
  const watch = (type, note, options) =>
    new PerformanceObserver((seen) => seen.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (bench.paint = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (bench.largest = startTime));
  watch('longtask', ({ duration }) => (bench.blocked += duration - 50));
  watch('layout-shift', ({ value, hadRecentInput }) => (bench.shift += hadRecentInput ? 0 : value));
  watch('event', (entry) => entry.interactionId > 0 && bench.interactions.push(entry), { durationThreshold: 16 });
  addEventListener('click', ({ timeStamp }) => (bench.clickedAt = timeStamp), { capture: true });
  bench.expect = (wanted, counts) => {
    bench.clickedTo = Promise.all(counts.map((count) => bench.painted(wanted, count)));
  };
  bench.painted = (wanted, count = 1) =>
    new Promise((done) => {
      const look = () => {
        if (document.querySelectorAll(wanted).length < count) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now())));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      look();
    });
}

/** Runs in the page: until nothing more is fetched, as for a person who has read what is shown. */
export async function quiet(forMs = 500) {
  const fetched = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== fetched(); ) {
    before = fetched();
    await new Promise((next) => setTimeout(next, forMs));
  }
}

/** Clicks as a pointer does, without the checks that Playwright runs first; when each count of elements was painted. */
export async function clickToPaint(page, control, selector, counts = [1]) {
  await page.evaluate(([wanted, numbers]) => window.bench.expect(wanted, numbers), [selector, counts]);
  const { x, y, width, height } = await control.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  return page.evaluate(async () => (await window.bench.clickedTo).map((at) => at - window.bench.clickedAt));
}

/** Types an account in, in about so many milliseconds, and answers the button that sends it. */
export async function fillLogIn(page, typingMs = 0) {
  const delay = typingMs / (EMAIL.length + PASSWORD.length);
  await page.getByLabel('Email', { exact: true }).pressSequentially(EMAIL, { delay });
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially(PASSWORD, { delay });
  return page.getByRole('button', { name: 'Log in', exact: true });
}

/** What a browser stores of a log-in. */
async function sessionOf({ browser, at }) {
  const page = await openPage(await browser.newContext(DEVICES.desktop));
  await page.goto(at('/'));
  await (await fillLogIn(page)).click();
  await page.locator(SHOWN.dashboard).waitFor();
  await page.evaluate(quiet);
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

/** The visits take turns, so that whatever else the machine does falls on all; answers their medians. */
export async function inTurn(runs, visits) {
  const found = Object.fromEntries(Object.keys(visits).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, visit] of Object.entries(visits)) found[name].push(await visit());
  return (name, pick) => medianOf(found[name].map(pick));
}
