// How much of each screen moves by itself while it loads, on the demo build, where a script reaches every screen.
import { join } from 'node:path';
import { build, isBuilt } from '#tools/scripts/build-output.mjs';
import { root } from '#tools/scripts/packages.mjs';
import { SCREENS } from '#tools/scripts/screens.mjs';
import { serve } from '#tools/scripts/serve.mjs';
import { DESKTOP, launchBrowser, SLOW_DOWN, slowDown } from './signed-in.mjs';

const PHONE = { viewport: { width: 390, height: 844 } };
const WIDTHS = { desktop: DESKTOP, phone: PHONE };
const MOST = 0.01;
/** After the last step, for what still comes in. */
const SETTLE_MS = 400;

/** A slowed page sleeps three quarters of its time. */
const AT_ONCE = 3;

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureShift() {
  if (!isBuilt('demo')) build('demo', 'ignore');
  const site = await serve({ dir: join(root, 'dist-demo'), host: '127.0.0.1' });
  const browser = await launchBrowser();
  const waiting = Object.entries(SCREENS).flatMap(([name, screen]) =>
    Object.entries(WIDTHS).map(([width, options]) => ({ name: `${name}, ${width}`, screen, options })),
  );
  const found = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found.push({ name: next.name, ...(await open(browser, site.url, next.screen, next.options)) });
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    await site.close();
  }
  return report(found);
}

/** What moved without recent input while the screen loaded and through its steps, or why it was not reached. */
async function open(browser, url, { scenario, path, act }, options) {
  const context = await browser.newContext({ ...options, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const shifts = [];
  await page.exposeBinding('reportShift', (_, shift) => void shifts.push(shift));
  await page.addInitScript(observe);
  await slowDown(page);
  let failure;
  let loading = [];
  try {
    await page.goto(`${url.replace(/\/$/, '')}${path}?backend=memory&scenario=${scenario}`);
    await page.locator('h1').first().waitFor();
    await page.evaluate(settle, SETTLE_MS);
    loading = [...shifts];
    await act?.(page, options.viewport.width);
    await page.evaluate(settle, SETTLE_MS);
  } catch (error) {
    [failure] = error.message.split('\n');
  }
  await context.close();
  return { loading: summed(loading), steps: summed(shifts.slice(loading.length)), failure };
}

const summed = (shifts) => ({
  sum: shifts.reduce((sum, { value }) => sum + value, 0),
  moved: [...new Set(shifts.flatMap(({ moved }) => moved))],
});

/** Runs in the page. */
const settle = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Runs in each page before its scripts. A text that a script fills in counts as input, as its keys would. */
function observe() {
  const INPUT_MS = 500;
  let filledAt = Number.NEGATIVE_INFINITY;
  for (const type of ['input', 'change']) addEventListener(type, ({ timeStamp }) => (filledAt = timeStamp), true);
  const nameOf = ({ node }) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element?.dataset.slot ?? element?.localName ?? 'removed';
  };
  new PerformanceObserver((seen) => {
    for (const { value, startTime, hadRecentInput, sources } of seen.getEntries()) {
      const followsInput = hadRecentInput || startTime - filledAt < INPUT_MS;
      if (!followsInput) window.reportShift({ value, moved: sources.map(nameOf) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function report(found) {
  const reached = found.filter(({ failure }) => !failure);
  const failed = found.filter(({ failure }) => failure);
  return {
    title: `Layout shift of ${reached.length} screens, ${SLOW_DOWN}× CPU slow-down`,
    about: 'The sum of all shifts without recent input, 1440 and 390 px wide: the worst, and all above the goal.',
    figures: [
      ...worstOf(reached.map(({ name, loading }) => ({ name: `${name}: while it loads`, ...loading }))),
      ...worstOf(reached.map(({ name, steps }) => ({ name: `${name}: through its steps`, ...steps }))),
    ],
    lines: failed.map(({ name, failure }) => `  not reached: ${name}: ${failure}`),
  };
}

function worstOf(screens) {
  const ordered = screens.toSorted((one, other) => other.sum - one.sum);
  return ordered
    .filter(({ sum }, index) => index === 0 || sum > MOST)
    .map(({ name, sum, moved }) => ({
      name,
      measured: sum.toFixed(4),
      beside: moved.length > 0 ? `moves: ${moved.slice(0, 4).join(', ')}` : '',
      goal: `≤ ${MOST}`,
      met: sum <= MOST,
    }));
}
