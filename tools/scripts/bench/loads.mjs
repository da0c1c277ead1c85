// How soon pages open, and what that takes: signed in, from the log-in form to the dashboard, and the form itself.
import { spawnSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { root } from '#tools/scripts/packages.mjs';
import { clickToPaint, DEVICES, fillLogIn, inTurn, openPage, quiet, SHOWN, slowDown } from './measuring.mjs';
import { judged, kib, ms, shift, times } from './report.mjs';

const PAGES = {
  'empty page': { path: '/empty/', selector: 'h1' },
  'plain table': { path: '/plain/#list', selector: SHOWN.keys },
  'API keys': { path: '/api-keys', selector: SHOWN.keys },
  dashboard: { path: '/dashboard', selector: SHOWN.dashboard },
  'API calls': { path: '/usage#api-request', selector: SHOWN.calls },
};
/** On a slow phone; `paint` and `shown` are how many times as long as the empty page. */
const GOALS = {
  'API keys': { paint: 1, shown: 2, javascript: 215, scripts: 15, sheets: 4, calls: 8, shift: 0.01 },
  dashboard: { paint: 1, shown: 2.3, shift: 0.01 },
  'API calls': { paint: 1, shown: 2.1, shift: 0.01 },
};
const LOG_IN = { name: 'from “Log in” to the dashboard', typingMs: 8000, goalMs: 1300 };
/** A second opening in the same browser finds the files of the first. */
const COLUMNS = { 'slow phone': ['phone', 0], 'desktop, cold': ['desktop', 0], 'desktop, cached': ['desktop', 1] };

export async function measureReload(bench) {
  const visits = {};
  for (const device of Object.keys(DEVICES)) {
    for (const [name, { path, selector }] of Object.entries(PAGES))
      visits[`${device} ${name}`] = () => visit(bench, device, (page) => open(page, bench.at(path), selector));
    visits[`${device} ${LOG_IN.name}`] = () => visit(bench, device, (page) => logIn(page, bench.at));
  }
  const median = await inTurn(bench.runs, visits);
  const found = (name, key, [device, nth] = COLUMNS['slow phone']) =>
    median(`${device} ${name}`, (visited) => visited[nth][key]);
  return [timesOf(found), weightsOf(found)];
}

function timesOf(found) {
  const columns = Object.values(COLUMNS);
  const goal = ([device], most) => (device === 'phone' ? most : undefined);
  const timesIn = (page, key) => [
    `${page}: ${key === 'paint' ? 'first paint' : 'content'}`,
    ...columns.map((column) => {
      const time = found(page, key, column);
      const ratio = time / found('empty page', key, column);
      return `${ms(time)}, ${judged(ratio, times, goal(column, GOALS[page]?.[key]))}`;
    }),
  ];
  return {
    title: 'Reload while signed in',
    about: `Until something and until rows or figures are painted, and how many times as long as the empty page takes. The
plain table has the rows of API keys and makes two calls at once, the profile and the list. The last row is the time from
the click, in a form that was opened and filled in within ${LOG_IN.typingMs / 1000} s, to the content.`,
    rows: [
      ['', ...Object.keys(COLUMNS)],
      ...Object.keys(PAGES).flatMap((page) => ['paint', 'shown'].map((key) => timesIn(page, key))),
      [
        LOG_IN.name,
        ...columns.map((column) => judged(found(LOG_IN.name, 'shown', column), ms, goal(column, LOG_IN.goalMs))),
      ],
    ],
  };
}

function weightsOf(found) {
  const columns = { javascript: kib, scripts: String, sheets: String, calls: String, shift };
  const row = (page) => [
    page,
    ...Object.entries(columns).map(([key, unit]) => judged(found(page, key), unit, GOALS[page]?.[key])),
  ];
  return {
    title: 'What such a reload takes',
    about:
      'What had been requested before the content came on a slow phone, with brotli; calls and shifts of the whole visit.',
    rows: [['', 'JavaScript', 'scripts', 'style sheets', 'API calls', 'layout shift'], ...Object.keys(PAGES).map(row)],
  };
}

/** Twice on a desktop, in a browser that knows no file yet. */
async function visit({ browser, session }, device, act) {
  const context = await browser.newContext({ ...DEVICES[device], storageState: session });
  const found = [];
  for (const nth of device === 'phone' ? [0] : [0, 1]) {
    const page = await openPage(context);
    if (device === 'phone') await slowDown(page, { isPhone: true });
    found[nth] = await act(page);
    await page.close();
  }
  await context.close();
  return found;
}

async function open(page, url, selector) {
  let calls = 0;
  page.on('request', (request) => (calls += Number(new URL(request.url()).pathname.startsWith('/api/'))));
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await page.evaluate((wanted) => window.bench.painted(wanted), selector);
  await page.evaluate(quiet);
  return { ...(await noted(page, shown)), shown, calls };
}

/** Somebody who has logged out types for a while, and waits for the dashboard. */
async function logIn(page, at) {
  await page.goto(at('/empty/'));
  await page.evaluate(() => localStorage.clear());
  await page.goto(at('/'), { waitUntil: 'commit' });
  const [shown] = await clickToPaint(page, await fillLogIn(page, LOG_IN.typingMs), SHOWN.dashboard);
  return { shown };
}

/** Of scripts, in KiB, compressed as well as brotli can. */
const weights = {};

/** What the page has noted, and what it had requested by that time: what is still on its way shares the line. */
async function noted(page, time = Number.POSITIVE_INFINITY) {
  const { bench, files } = await page.evaluate((until) => {
    const requested = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= until);
    return { bench: window.bench, files: requested.map(({ name }) => name) };
  }, time);
  const [scripts, sheets] = ['.js', '.css'].map((end) => files.filter((url) => url.endsWith(end)));
  let javascript = 0;
  for (const url of scripts) {
    weights[url] ??= brotliCompressSync(await (await fetch(url)).arrayBuffer()).length / 1024;
    javascript += weights[url];
  }
  return { ...bench, javascript, scripts: scripts.length, sheets: sheets.length };
}

export async function measurePaint({ browser, runs, at }) {
  const look = async (page, path) => {
    await page.goto(at(path));
    await page.evaluate(quiet, 2500);
    return noted(page);
  };
  const visits = ['/', '/empty/'].map((path) => [path, () => visit({ browser }, 'phone', (page) => look(page, path))]);
  const median = await inTurn(runs, Object.fromEntries(visits));
  const row = (name, key, unit, { most, ratio } = {}) => {
    const [ours, empty] = visits.map(([path]) => median(path, ([found]) => found[key]));
    return [name, judged(ours, unit, most), unit(empty), empty === 0 ? '' : judged(ours / empty, times, ratio)];
  };
  return {
    title: 'First paint of the log-in screen on a slow phone',
    about: 'Without a touch, until nothing was fetched for 2.5 s.',
    rows: [
      ['', 'log-in screen', 'empty page', 'ratio'],
      row('largest paint', 'largest', ms, { ratio: 0.45 }),
      row('blocked main thread', 'blocked', ms, { most: 100 }),
      row('layout shift', 'shift', shift, { most: 0.01 }),
      row('JavaScript', 'javascript', kib),
    ],
  };
}

export function measureWeight() {
  const { stdout } = spawnSync(process.execPath, ['tools/scripts/check-dist.mjs'], { cwd: root, encoding: 'utf8' });
  return {
    title: 'Bytes of the log-in route',
    about: 'As the check of the build counts and limits them, with brotli. The console comes when the page is touched.',
    rows: [['', 'weight'], ...Array.from(stdout.matchAll(/^(.*) ([\d.]+ KiB.*)$/gm), (line) => line.slice(1))],
  };
}
