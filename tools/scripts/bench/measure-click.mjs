// From the click on a navigation entry to 50 rows, beside tables that React draws alone in the same run.
import { clickAt, clickToRows } from './first-row.mjs';
import { medianOf } from './median.mjs';
import { servePlainTable, serveSameRows } from './plain-table.mjs';
import { besides } from './report.mjs';
import { DESKTOP, openBench, quiet, SLOW_DOWN, slowDown } from './signed-in.mjs';

const ROUNDS = 7;
const ROWS = 50;
const ROWS_SHOWN = { selector: 'th[data-slot~="row-name"]', counts: [1, ROWS] };

/** Whether the chunks of the page are fetched while the tab is idle, as the console does, or only on the click. */
const VISITS = { cold: { fetchesAhead: false }, ahead: { fetchesAhead: true } };

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureClick() {
  const bench = await openBench({ keys: ROWS });
  const plain = await servePlainTable(bench.provider);
  const same = await serveSameRows(bench, ROWS);
  const pages = { console: consolePage(bench), plain: plainPage(plain), same: plainPage(same) };
  const found = { console: [], plain: [], same: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, page] of Object.entries(pages)) found[name].push(await visit(bench.browser, page));
  } finally {
    await plain.close();
    await same.close();
    await bench.close();
  }
  return report(found);
}

const consolePage = ({ at, session }) => ({
  storageState: session,
  url: () => at('/dashboard'),
  home: '[data-slot~="card"]',
  control: (page, name) => page.locator('nav').getByRole('link', { name, exact: true }).first(),
  list: 'API Key Management',
});

const plainPage = ({ at }) => ({
  url: at,
  home: 'h1',
  control: (page, name) => page.locator('nav').getByRole('button', { name, exact: true }),
  list: 'API keys',
});

/** A first visit without and with chunks, and a second one; in milliseconds until the first and the last row. */
async function visit(browser, site) {
  const times = {};
  for (const [name, { fetchesAhead }] of Object.entries(VISITS)) {
    const context = await browser.newContext({ ...DESKTOP, storageState: site.storageState });
    const page = await context.newPage();
    if (!fetchesAhead) await page.addInitScript(fetchNothingAhead);
    await page.goto(site.url(fetchesAhead));
    await page.locator(site.home).first().waitFor();
    await page.evaluate(quiet);
    await slowDown(page);
    times[name] = await clickToRows(page, site.control(page, site.list), ROWS_SHOWN);
    await page.evaluate(quiet);
    await clickAt(page, site.control(page, 'Dashboard'));
    await page.locator(site.home).first().waitFor();
    await page.evaluate(quiet);
    times.warm = await clickToRows(page, site.control(page, site.list), ROWS_SHOWN);
    await context.close();
  }
  return times;
}

/** Runs in the page before its scripts: what waits for an idle moment never comes. */
function fetchNothingAhead() {
  window.requestIdleCallback = () => 0;
}

const FIGURES = {
  cold: { name: 'first visit, chunks not fetched', goal: { ms: 120, ratio: 1.5 } },
  ahead: { name: 'first visit, chunks fetched while idle', goal: { ms: 120, ratio: 1.5 } },
  warm: { name: 'second visit', goal: { ms: 70, ratio: 1.5 } },
};

/** Of the times of a visit. */
const [FIRST, LAST] = [0, 1];

function report(found) {
  const median = (name, key, row) => medianOf(found[name].map((times) => times[key][row]));
  const medians = (key, row, beside = 'plain') => [median('console', key, row), median(beside, key, row)];
  return {
    title: `From the click to ${ROWS} rows of API keys, ${SLOW_DOWN}× CPU slow-down`,
    about:
      `Medians of ${ROUNDS} visits in turn. Nothing is fetched on hover; the console fetches its pages while idle, ` +
      'and draws the rows that fill the window first; the plain table draws all at once. It has five cells of text ' +
      'in a row, without styles; the same rows are the elements and styles of the console, drawn by React alone.',
    figures: Object.entries(FIGURES).flatMap(([key, { name, goal }]) => [
      besides(`${name}: first row`, medians(key, FIRST), 'plain table'),
      besides(`${name}: all rows`, medians(key, LAST), 'plain table', goal),
      besides(`${name}: all rows`, medians(key, LAST, 'same'), 'same rows'),
    ]),
  };
}
