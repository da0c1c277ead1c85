// How long the chart of credits over time takes to draw, on the production build, once its code is there.
import { medianOf } from './median.mjs';
import { ms } from './report.mjs';
import { DESKTOP, openBench, quiet, SLOW_DOWN, slowDown } from './signed-in.mjs';

const ROUNDS = 15;
const GOAL_MS = 50;
const DAYS = 90;
const SERIES = 8;
const DAY_SECONDS = 86_400;

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureChart() {
  const bench = await openBench();
  try {
    const drawn = await drawingTimes(bench);
    return {
      title: `The chart of ${DAYS} days and ${SERIES} series, ${SLOW_DOWN}× CPU slow-down`,
      about: `Median of ${ROUNDS} times: from the response of 90 days on the usage page to the chart in its layout: decoding, stacking, React and styles.`,
      figures: [figureOf('drawn', medianOf(drawn)), figureOf('the slowest time', Math.max(...drawn))],
      lines: [`  ${drawn.map((time) => time.toFixed(1)).join(', ')} (ms)`],
    };
  } finally {
    await bench.close();
  }
}

async function drawingTimes({ browser, session, at }) {
  const page = await (await browser.newContext({ ...DESKTOP, storageState: session })).newPage();
  await page.addInitScript(watchChart);
  await page.route(/\/api\/usage\/history\?/, respond);
  await page.goto(at('/usage'));
  const card = page.getByRole('region', { name: 'Credits over time' });
  await card.getByRole('slider').scrollIntoViewIfNeeded();
  await page.evaluate(quiet);
  await slowDown(page);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await card.getByRole('radio', { name: '7 days' }).click();
    await page.evaluate(quiet);
    await card.getByRole('radio', { name: '90 days' }).click();
    times.push(await page.evaluate(drawingTime));
  }
  await page.context().close();
  return times;
}

/** Runs in the page before its scripts: from the response to the laid-out chart. */
function watchChart() {
  const { send } = XMLHttpRequest.prototype;
  let respondedAt = null;
  window.chartDrawn = null;
  XMLHttpRequest.prototype.send = function (...args) {
    this.addEventListener('readystatechange', () => {
      if (this.readyState !== 4 || !this.responseURL.includes('range=90d')) return;
      window.chartDrawn = null;
      respondedAt = performance.now();
    });
    return send.apply(this, args);
  };
  new MutationObserver(() => {
    const chart = document.querySelector('svg[viewBox^="0 0 90 "]');
    if (respondedAt === null || !chart) return;
    chart.getBoundingClientRect();
    window.chartDrawn = performance.now() - respondedAt;
    respondedAt = null;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['viewBox'] });
}

/** Runs in the page. */
async function drawingTime() {
  while (window.chartDrawn === null) await new Promise((next) => setTimeout(next, 20));
  const time = window.chartDrawn;
  window.chartDrawn = null;
  return time;
}

/** As many series as may come, none of them empty; the provider's own headers. */
async function respond(route) {
  const days = route.request().url().includes('range=90d') ? DAYS : 7;
  const response = await route.fetch();
  const body = await response.json();
  const today = Math.floor(Date.now() / 1000 / DAY_SECONDS) * DAY_SECONDS;
  body.data.item = {
    step: 'day',
    starts: Array.from({ length: days }, (_, day) => today - (days - 1 - day) * DAY_SECONDS),
    series: Array.from({ length: SERIES }, (_, series) => ({
      id: `product-${series}`,
      name: `Product ${series}`,
      credits: Array.from({ length: days }, (_, day) => 1000 + ((day * 37 + series * 101) % 900)),
    })),
  };
  await route.fulfill({ response, body: JSON.stringify(body) });
}

function figureOf(name, time) {
  return { name, measured: ms(time), goal: `≤ ${GOAL_MS} ms`, met: time <= GOAL_MS };
}
