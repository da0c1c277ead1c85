// How soon clicks show on a desktop whose processor is slowed down: the first rows of a page, and what comes to be painted.
import { clickToPaint, DEVICES, inTurn, openPage, quiet, SHOWN, slowDown } from './measuring.mjs';
import { judged, medianOf, ms, shift, times } from './report.mjs';

const ROWS = 50;
const link = (name) => (page) => page.locator('nav').getByRole('link', { name, exact: true }).first();
const button = (name) => (page) => page.getByRole('button', { name }).first();
const tab = (name) => (page) => page.getByRole('tab', { name });

export async function measureClick(bench) {
  bench.respondWithKeys(ROWS);
  const visits = { console: () => visitTwice(bench, '/dashboard'), plain: () => visitTwice(bench, '/plain/') };
  const median = await inTurn(bench.runs, visits);
  bench.respondWithKeys(0);
  const row = (name, pick, goal) => {
    const [ours, plain] = Object.keys(visits).map((site) => median(site, pick));
    return [name, ms(ours), ms(plain), judged(ours / plain, times, goal)];
  };
  return {
    title: `From the click to ${ROWS} rows of API keys, with a quarter of the processor`,
    about: `The console draws the rows that fill the window first. The plain table has five cells of text in a row, without
styles, and draws all at once.`,
    rows: [
      ['', 'console', 'plain table', 'ratio'],
      ...['first', 'second'].flatMap((nth) => [
        row(`${nth} visit: first row`, (found) => found[nth][0]),
        row(`${nth} visit: all rows`, (found) => found[nth][1], 1.5),
      ]),
    ],
  };
}

async function openSlowly({ browser, session, at }, path) {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await openPage(await browser.newContext({ ...DEVICES.desktop, storageState: session, permissions }));
  await page.goto(at(path));
  await page.locator('h1').waitFor();
  await page.evaluate(quiet);
  await slowDown(page);
  return page;
}

/** The plain table too shows what was shown last while it is fetched again. */
async function visitTwice(bench, path) {
  const page = await openSlowly(bench, path);
  const openList = () => clickToPaint(page, link('API Key Management')(page), SHOWN.keys, [1, ROWS]);
  const first = await openList();
  await page.evaluate(quiet);
  await link('Dashboard')(page).click();
  await page.locator(SHOWN.keys).first().waitFor({ state: 'detached' });
  await page.evaluate(quiet);
  const second = await openList();
  await page.context().close();
  return { first, second };
}

const MOST_INP_MS = 100;

/** In this order, in one tab. */
const CLICKS = {
  'open the API keys': link('API Key Management'),
  'reveal a key': button(/^Reveal key/),
  'copy a key': button(/^Copy key/),
  'open a dialog': button('Create API key'),
  'close the dialog': (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }),
  'open the profile menu': button(/^Profile/),
  'change the theme': (page) => page.getByRole('menuitemradio', { name: 'Dark' }),
  'open the usage': link('Usage'),
  'switch to the log of calls': tab('API calls'),
  'open an entry': (page) => page.getByRole('rowheader').nth(1).getByRole('button'),
  'close the entry': (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first(),
  'open the billing': link('Billing'),
  'switch to the plans': tab('Upgrade'),
  'open the faucets': link('Faucets'),
  'turn to page 2': button(/^Page 2/),
};

export async function measureInp(bench) {
  const median = await inTurn(bench.runs, {
    console: () => walk(bench, '/dashboard', CLICKS),
    plain: () => walk(bench, '/plain/', { open: link('API Key Management') }),
  });
  const clicks = Object.keys(CLICKS).map((name) => ({ name, time: median('console', (found) => found[name]) }));
  const plain = median('plain', ({ open }) => open);
  const moved = median('console', (found) => found.moved);
  const [worst, ...others] = clicks.toSorted((one, other) => other.time - one.time);
  const row = ({ name, time }) => [name, judged(time, ms, MOST_INP_MS), times(time / plain)];
  return {
    title: `Interaction to next paint of ${clicks.length} typical clicks, with a quarter of the processor`,
    about: `In steps of 8 ms; the click that opens the plain table takes ${ms(plain)}. The slowest, and all above the goal.`,
    rows: [
      ['', 'console', 'to the plain table'],
      row({ name: 'the median click', time: medianOf(clicks.map(({ time }) => time)) }),
      row({ ...worst, name: `the slowest: ${worst.name}` }),
      ...others.filter(({ time }) => time > MOST_INP_MS).map(row),
      ['layout shift, without what a click moves', judged(moved, shift, 0.01), ''],
    ],
  };
}

async function walk(bench, path, clicks) {
  const page = await openSlowly(bench, path);
  const found = {};
  for (const [name, control] of Object.entries(clicks)) {
    await page.evaluate(() => (window.bench.interactions.length = 0));
    await control(page).click();
    await page.evaluate(quiet);
    // A click is a press, a release and the click itself; the slowest counts. None under 16 ms is reported.
    const durations = await page.evaluate(() => window.bench.interactions.map(({ duration }) => duration));
    found[name] = Math.max(16, ...durations);
  }
  found.moved = await page.evaluate(() => window.bench.shift);
  await page.context().close();
  return found;
}
