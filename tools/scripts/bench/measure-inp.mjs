// How soon typical clicks show on the production build: what a browser reports as the interaction to the next paint.
import { medianOf } from './median.mjs';
import { servePlainTable } from './plain-table.mjs';
import { ms } from './report.mjs';
import { DESKTOP, openBench, quiet, SLOW_DOWN, slowDown } from './signed-in.mjs';

const ROUNDS = 3;
const GOAL_MS = 100;
/** The browser reports no event that takes less. */
const LEAST_MS = 16;

const link = (name) => (page) => page.locator('nav').getByRole('link', { name, exact: true }).first();
const button = (name) => (page) => page.getByRole('button', { name }).first();
const tab = (name) => (page) => page.getByRole('tab', { name });

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

/** On the page of a table that React draws alone. */
const PLAIN_CLICKS = { 'open the table': button('API keys') };

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureInp() {
  const bench = await openBench();
  const plain = await servePlainTable(bench.provider);
  const timesOf = (clicks) => Object.fromEntries(Object.keys(clicks).map((name) => [name, []]));
  const found = timesOf(CLICKS);
  const beside = timesOf(PLAIN_CLICKS);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await walk(bench.browser, { url: bench.at('/dashboard'), session: bench.session, clicks: CLICKS }, found);
      await walk(bench.browser, { url: plain.at(true), clicks: PLAIN_CLICKS }, beside);
    }
  } finally {
    await plain.close();
    await bench.close();
  }
  return report(found, beside);
}

async function walk(browser, { url, session, clicks }, found) {
  const context = await browser.newContext({
    ...DESKTOP,
    storageState: session,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(url);
  await page.locator('nav').first().waitFor();
  await page.evaluate(quiet);
  await slowDown(page);
  for (const [name, control] of Object.entries(clicks)) {
    await page.evaluate(() => (window.interactions.length = 0));
    await control(page).click();
    await page.evaluate(quiet);
    found[name].push(await page.evaluate(slowest, LEAST_MS));
  }
  await context.close();
}

/** Runs in the page before its scripts. */
function observe() {
  window.interactions = [];
  new PerformanceObserver((seen) =>
    window.interactions.push(...seen.getEntries().filter(({ interactionId }) => interactionId > 0)),
  ).observe({ type: 'event', durationThreshold: 16 });
}

/** Runs in the page. A click is a press, a release and the click itself; the slowest counts. */
function slowest(least) {
  return Math.max(least, ...window.interactions.map(({ duration }) => duration));
}

function report(found, beside) {
  const medians = Object.entries(found).map(([name, times]) => ({ name, time: medianOf(times) }));
  const [plain] = Object.values(beside).map(medianOf);
  const figure = ({ name, time }) => ({
    name,
    measured: ms(time),
    beside: `plain page ${ms(plain)}`,
    ratio: time / plain,
    goal: `≤ ${GOAL_MS} ms`,
    met: time <= GOAL_MS,
  });
  const [worst, ...others] = medians.toSorted((one, other) => other.time - one.time);
  return {
    title: `Interaction to next paint of ${medians.length} typical clicks, ${SLOW_DOWN}× CPU slow-down`,
    about: `Medians of ${ROUNDS} walks through one tab, in steps of 8 ms. Beside it the click that opens the plain table.`,
    figures: [
      figure({ name: 'the median click', time: medianOf(medians.map(({ time }) => time)) }),
      figure({ ...worst, name: `the slowest: ${worst.name}` }),
      ...others.filter(({ time }) => time > GOAL_MS).map(figure),
    ],
    lines: [`  ${medians.map(({ name, time }) => `${name} ${time}`).join(', ')} (ms)`],
  };
}
