// How the logs grow, on the production build: the first row of a short and a long one, and a scroll of 10,000 rows.
import { clickToRow } from './first-row.mjs';
import { medianOf } from './median.mjs';
import { ms } from './report.mjs';
import { alive, DESKTOP, openBench, quiet, SLOW_DOWN, slowDown } from './signed-in.mjs';

const SHORT = 1000;
const LONG = 100_000;
const ROUNDS = 3;
const SCROLLS = 3;
const LOGS = { callbacks: 'Webhooks', requests: 'API calls' };
const ROW = { selector: '[role=row][data-row-index]' };
/** The rule of src/application/logs/log-list.ts. */
const MOST_ROWS = 10_000;
const LEAST_ROWS = 1000;
const MOST_IN_DOM = 200;
const MOST_TASK_MS = 50;
/** A quick turn of a wheel, in pixels a frame. */
const STEP = 480;

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureGrowth() {
  const benches = { short: await openBench({ entries: SHORT }), long: await openBench({ entries: LONG }) };
  try {
    const figures = [];
    for (const [log, tab] of Object.entries(LOGS)) {
      figures.push(await firstRows(benches, log, tab));
      figures.push(...(await scrollFigures(benches.long, log, tab)));
    }
    return {
      title: `The logs in the browser, from ${SHORT.toLocaleString('en')} to ${LONG.toLocaleString('en')} entries`,
      about: `First rows and the scroll at ${SLOW_DOWN}× CPU slow-down. A list stops at ${MOST_ROWS.toLocaleString('en')} rows.`,
      figures,
    };
  } finally {
    for (const bench of Object.values(benches)) await bench.close();
  }
}

async function firstRows(benches, log, tab) {
  const times = { short: [], long: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [length, bench] of Object.entries(benches)) times[length].push(await openLog(bench, tab));
  const [short, long] = [times.short, times.long].map(medianOf);
  const met = long / short <= 1.5;
  const beside = `${SHORT.toLocaleString('en')}: ${ms(short)}`;
  return { name: `${log}: tab to first row`, measured: ms(long), beside, ratio: long / short, goal: '≤ 1.5 ×', met };
}

/** From the click on the tab to the first row, in a new tab of the browser. */
async function openLog(bench, tab) {
  const page = await openUsage(bench);
  await slowDown(page);
  const time = await clickToRow(page, page.getByRole('tab', { name: tab }), ROW);
  await page.context().close();
  return time;
}

async function openUsage({ browser, session, at }) {
  const context = await browser.newContext({ ...DESKTOP, storageState: session });
  const page = await context.newPage();
  await page.goto(at('/usage'));
  await page.getByRole('tab').first().waitFor();
  await page.evaluate(quiet);
  return page;
}

async function scrollFigures(bench, log, tab) {
  const page = await openUsage(bench);
  await page.getByRole('tab', { name: tab }).click();
  await page.locator(ROW.selector).first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  const few = { most: await page.evaluate(loadTo, LEAST_ROWS), ...(await alive(cdp)) };
  const many = { most: await page.evaluate(loadTo, MOST_ROWS), ...(await alive(cdp)) };
  const hasNotice = await page.getByText('Showing the first 10,000 entries').last().isVisible();
  const scrolled = await scroll(page, '[role=table][aria-rowcount]');
  await page.context().close();
  const inDom = Math.max(few.most, many.most, scrolled.most);
  const rows = `${log}: ${MOST_ROWS.toLocaleString('en')} rows`;
  const still = await scrollStillPage(bench.browser, scrolled.height);
  return [
    { name: `${rows}, most in the page`, measured: `${inDom}`, goal: `< ${MOST_IN_DOM}`, met: inDom < MOST_IN_DOM },
    { name: `${rows}, heap`, measured: mib(many), beside: `1,000: ${mib(few)}`, ratio: many.heap / few.heap },
    {
      name: `${log}: longest task, scrolled in ${scrolled.frames} frames`,
      measured: taskOf(scrolled),
      beside: `an empty page: ${taskOf(still)}`,
      goal: `< ${MOST_TASK_MS} ms`,
      met: scrolled.longest < MOST_TASK_MS,
    },
    { name: `${log}: the list stops and says so`, measured: hasNotice ? 'yes' : 'no', goal: 'yes', met: hasNotice },
  ];
}

/** What the machine itself does to a scroll: a page of that height with nothing in it. */
async function scrollStillPage(browser, height) {
  const page = await browser.newPage(DESKTOP);
  await page.setContent(
    `<div id="list" style="overflow:auto;height:800px"><div style="height:${height}px"></div></div>`,
  );
  const scrolled = await scroll(page, '#list');
  await page.context().close();
  return scrolled;
}

/** From the top to the end, a few times; the median of the longest tasks, which are 0 where none is reported. */
async function scroll(page, selector) {
  await slowDown(page);
  const found = [];
  for (let pass = 0; pass < SCROLLS; pass += 1) found.push(await page.evaluate(scrollAll, { selector, step: STEP }));
  return { ...found[0], longest: medianOf(found.map(({ longest }) => longest)) };
}

const taskOf = ({ longest }) => (longest === 0 ? `none over ${MOST_TASK_MS} ms` : ms(longest));

const mib = ({ heap }) => `${heap.toFixed(1)} MiB`;

/** Runs in the page: scrolls to the end again and again until so many rows were there; the most that were drawn at once. */
async function loadTo(rows) {
  const list = document.querySelector('[role=table][aria-rowcount]');
  const drawn = () => [...list.querySelectorAll('[role=row][data-row-index]')];
  const reached = () => Math.max(...drawn().map(({ dataset }) => Number(dataset.rowIndex) + 1));
  let most = 0;
  while (reached() < rows) {
    list.scrollTop = list.scrollHeight;
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    most = Math.max(most, drawn().length);
  }
  return most;
}

/** Runs in the page: from the first row to the last one. Tasks under 50 ms are not reported and count as 0. */
async function scrollAll({ selector, step }) {
  const list = document.querySelector(selector);
  const height = list.scrollHeight;
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  let [longest, most, frames] = [0, 0, 0];
  const watch = new PerformanceObserver((seen) => {
    for (const { duration } of seen.getEntries()) longest = Math.max(longest, duration);
  });
  list.scrollTop = 0;
  await new Promise((next) => setTimeout(next, 500));
  watch.observe({ type: 'longtask' });
  for (let top = 0; top < height - list.clientHeight - step; top += step) {
    list.scrollTop = top;
    await frame();
    frames += 1;
    most = Math.max(most, list.querySelectorAll('[role=row]').length);
  }
  await frame();
  watch.disconnect();
  return { most, longest, frames, height };
}
