// What only a browser can measure: scrolling and opening the logs, a mebibyte of JSON, the log-in's weight.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { measureJson } from './measure-json.mjs';
import { build, isBuilt } from '#tools/scripts/build-output.mjs';
import { chromiumFlags, ensureChromium } from '#tools/scripts/find-chromium.mjs';
import { root } from '#tools/scripts/packages.mjs';
import { serve } from '#tools/scripts/serve.mjs';

const ROWS = [1000, 10_000];
const MOST_IN_DOM = 200;
const SLOW_DOWN = 4;
const ROUNDS = 5;
const FIRST_ROW = '[role=row][data-row-index]';

/** Answers the lines to print. */
export async function measureBrowser() {
  for (const mode of ['demo', 'production']) if (!isBuilt(mode)) build(mode, 'ignore');
  const site = await serve({ dir: join(root, 'dist-demo'), host: '127.0.0.1' });
  const provider = await startProvider();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags() });
  const at = (hash) => `${site.url.replace(/\/$/, '')}/usage?backend=memory&scenario=active-customer#${hash}`;
  try {
    return [
      '',
      'Scrolled in Chromium, on the demo build: rows in the page, and the heap after a collection',
      ...(await measureScrolling(browser, at('webhooks'), 'callbacks')),
      ...(await measureScrolling(browser, at('api-request'), 'requests')),
      `From the click to the first row, at ${SLOW_DOWN}× CPU slow-down, median of ${ROUNDS} visits to the production build`,
      ...(await measureNavigation(browser, provider)),
      'The longest task in the JSON viewer with a body of a mebibyte, on the production build',
      ...(await measureJsonViewer(browser, provider)),
      ...reportWeights(),
    ];
  } finally {
    await browser.close();
    await site.close();
    provider.stop();
  }
}

async function measureScrolling(browser, url, name) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await page.locator('[role=row][data-row-index]').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  const lines = [];
  let before = null;
  for (const rows of ROWS) {
    const started = performance.now();
    const { most } = await page.evaluate(loadTo, rows);
    const seconds = (performance.now() - started) / 1000;
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const heap = usedSize / 2 ** 20;
    const ratio = before === null ? '' : ` (${(heap / before).toFixed(2)} times as much)`;
    lines.push(
      `${name}, ${rows.toLocaleString('en')} rows`.padEnd(32) +
        `${seconds.toFixed(1)} s   at most ${most} rows in the page${most < MOST_IN_DOM ? '' : ', TOO MANY'}` +
        `   heap ${heap.toFixed(1)} MiB${ratio}`,
    );
    before ??= heap;
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const { most, longest } = await page.evaluate(scrollOn, { frames: 300, step: 120 });
  lines.push(
    `${name}, 300 turns of a wheel`.padEnd(32) +
      `at most ${most} rows in the page   longest task at ${SLOW_DOWN}× slow-down: ${longest.toFixed(0)} ms`,
  );
  await page.context().close();
  return lines;
}

/** Runs in the page: scrolls to the end again and again, until so many rows have been there. */
async function loadTo(rows) {
  const list = document.querySelector('[role=table][aria-rowcount]');
  const drawn = () => [...list.querySelectorAll('[role=row][aria-rowindex]')];
  const reached = () => Math.max(...drawn().map((row) => Number(row.getAttribute('aria-rowindex'))));
  let most = 0;
  while (reached() < rows) {
    list.scrollTop = list.scrollHeight;
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    most = Math.max(most, drawn().length);
  }
  return { most };
}

/** Runs in the page: back to the first row and on, as a wheel does. Tasks under 50 ms count as 0. */
async function scrollOn({ frames, step }) {
  const list = document.querySelector('[role=table][aria-rowcount]');
  let longest = 0;
  const watch = new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) longest = Math.max(longest, duration);
  });
  list.scrollTop = 0;
  await new Promise((next) => setTimeout(next, 500));
  watch.observe({ type: 'longtask' });
  let most = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    list.scrollTop += step;
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    most = Math.max(most, list.querySelectorAll('[role=row]').length);
  }
  watch.disconnect();
  return { most, longest };
}

async function measureJsonViewer(browser, provider) {
  const site = await serve({
    dir: join(root, 'dist'),
    connectSrc: [provider.url],
    settings: { apiBaseUrl: provider.url },
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await logIn(page, site.url);
  const lines = await measureJson(page, `${site.url.replace(/\/$/, '')}/usage#api-request`);
  await page.context().close();
  await site.close();
  return lines;
}

/** On the production build, with the provider in a process of its own: cold is the first visit, warm coming back. */
async function measureNavigation(browser, provider) {
  const site = await serve({
    dir: join(root, 'dist'),
    connectSrc: [provider.url],
    settings: { apiBaseUrl: provider.url },
  });
  const cold = [];
  const warm = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await logIn(page, site.url);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.evaluate(goTo, ['Usage', '[data-slot~="card"]']);
    await page.evaluate(quiet);
    cold.push(await page.evaluate(goTo, ['API calls', FIRST_ROW, '[role=tab]']));
    await page.evaluate(goTo, ['Dashboard', '[data-slot~="card"]']);
    await page.evaluate(quiet);
    warm.push(await page.evaluate(goTo, ['Usage', FIRST_ROW]));
    await page.context().close();
  }
  await site.close();
  return [
    'the tab for the first time'.padEnd(32) + `${medianOf(cold).toFixed(0)} ms`,
    'coming back to the page'.padEnd(32) + `${medianOf(warm).toFixed(0)} ms`,
  ];
}

async function logIn(page, url) {
  await page.goto(url);
  await page.getByLabel('Email', { exact: true }).fill('elena@northwall.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Northwall-2026');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Usage' }).first().waitFor();
  await page.evaluate(quiet);
}

/** Runs in the page: until nothing more is fetched, as for a person who has read what is shown. */
async function quiet() {
  const fetched = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== fetched(); ) {
    before = fetched();
    await new Promise((next) => setTimeout(next, 500));
  }
}

/** Runs in the page: clicks the link or tab of that name, and answers when what was looked for is painted. */
async function goTo([name, wanted, among = 'nav a']) {
  const control = [...document.querySelectorAll(among)].find(({ textContent }) => textContent.includes(name));
  const old = document.querySelector(wanted);
  const started = performance.now();
  control.click();
  while (!document.querySelector(wanted) || document.querySelector(wanted) === old) {
    await new Promise((next) => requestAnimationFrame(next));
  }
  // In the frame that shows it; what is asked for then comes after its painting.
  await new Promise((next) => setTimeout(next));
  return performance.now() - started;
}

/** The mock server, and where it is. */
async function startProvider() {
  const script = join(root, 'tools/scripts/mock-server.mjs');
  const child = spawn(process.execPath, [script, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  return { url: /http:\/\/\S+?(?=,)/.exec(String(line))[0], stop: () => child.kill() };
}

const medianOf = (times) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)];

function reportWeights() {
  const { stdout } = spawnSync(process.execPath, ['tools/scripts/check-dist.mjs'], { cwd: root, encoding: 'utf8' });
  return ['What the log-in route of the production build weighs', stdout.trim()];
}
