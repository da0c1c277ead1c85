// What a body of a mebibyte costs in the JSON viewer, on the production build: how long it holds up the page.
import { ms } from './report.mjs';
import { DESKTOP, openBench } from './signed-in.mjs';

const TITLE = 'The longest task in the JSON viewer with a body of a mebibyte, without a slow-down';
const LENGTH = 2 ** 20;
/** Just under the limit of the viewer (read-json.ts); with more lines the text is shown raw. */
const MOST_LINES = 149_000;
const ROW = '{"id":1234567,"address":"0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2","amount":1.50,"ok":true},';

/** What such a body is filled with: what is usual, as many lines as are formatted, and as much as possible in each row. */
const BODIES = {
  'rows of a log': ROW,
  'numbers of one digit': '1,',
  'empty objects': '{},',
  'zero-width characters': `"${'a\u200B'.repeat(1000)}",`,
  'texts of one letter': `"${'a'.repeat(2000)}",`,
  'one long name': null,
};

const STEPS = {
  open: (page) =>
    page
      .getByRole('button', { name: /^View response/ })
      .first()
      .click(),
  'Collapse all': (page) => page.getByRole('button', { name: 'Collapse all' }).click(),
  'Expand all': (page) => page.getByRole('button', { name: 'Expand all' }).click(),
  'end of it': (page) => page.getByRole('tree').press('End'),
  'find a': (page) => page.getByLabel('Find in this JSON').fill('a'),
  'find {': (page) => page.getByLabel('Find in this JSON').fill('{'),
  'find ,': (page) => page.getByLabel('Find in this JSON').fill(','),
  'find 1': (page) => page.getByLabel('Find in this JSON').fill('1'),
  next: (page) => page.getByLabel('Find in this JSON').press('Enter'),
  home: (page) => page.getByRole('tree').press('Home'),
  'fold one': (page) => page.getByRole('tree').press('ArrowLeft'),
  'copy all': (page) => page.getByRole('button', { name: 'Copy value' }).click(),
  'copy manually': copyByHand,
  raw: (page) => page.getByRole('button', { name: 'Raw', exact: true }).click(),
};

async function copyByHand(page) {
  await page.evaluate(blockClipboard);
  await page.getByRole('button', { name: 'Copy value' }).click();
  await page.locator('[data-slot="copy-fallback"]').waitFor();
}

/** Runs in the page. */
function blockClipboard() {
  navigator.clipboard.writeText = () => Promise.reject(new Error('Refused'));
  document.execCommand = () => false;
}

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureJson() {
  const bench = await openBench();
  try {
    return { title: TITLE, figures: await openBodies(bench) };
  } finally {
    await bench.close();
  }
}

async function openBodies({ browser, session, at }) {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await (await browser.newContext({ ...DESKTOP, storageState: session, permissions })).newPage();
  const figures = [];
  for (const [name, unit] of Object.entries(BODIES)) {
    await page.unrouteAll();
    await page.route(/\/api\/account\/api-requests(\?|$)/, (route) => respondWith(route, bodyOf(unit)));
    await page.goto('about:blank');
    await page.goto(at('/usage#api-request'));
    await page
      .getByRole('button', { name: /^View response/ })
      .first()
      .waitFor();
    await page.evaluate(watchTasks);
    const tasks = [];
    for (const [step, act] of Object.entries(STEPS)) {
      await act(page);
      tasks.push({ step, longest: await page.evaluate(longestTask) });
    }
    const { step, longest } = tasks.reduce((one, other) => (other.longest > one.longest ? other : one));
    figures.push({ name, measured: ms(longest), beside: `at: ${step}` });
  }
  return figures;
}

function bodyOf(unit) {
  if (unit === null) return `{"${'\u200B'.repeat(LENGTH)}":1}`;
  return `[${unit.repeat(Math.min(LENGTH / unit.length, MOST_LINES))}1]`;
}

/** The provider's own answer, with another body in its first entry. */
async function respondWith(route, body) {
  const response = await route.fetch();
  const responseJson = await response.json();
  responseJson.data.item.stats.length = 1;
  responseJson.data.item.stats[0].responseData = { statusCode: 200, body: '@' };
  await route.fulfill({ response, body: JSON.stringify(responseJson).replace('"@"', () => body) });
}

/** Runs in the page. Tasks under 50 ms are not reported. */
function watchTasks() {
  window.tasks = [];
  new PerformanceObserver((seen) => window.tasks.push(...seen.getEntries())).observe({ type: 'longtask' });
}

/** Runs in the page: the longest task since it was last asked, once all is drawn. */
async function longestTask() {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  }
  return Math.max(0, ...window.tasks.splice(0).map(({ duration }) => duration));
}
