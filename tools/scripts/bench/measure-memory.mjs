// What an hour of live polling leaves behind in the page, on the production build, with the clock of both turned on.
import { alive, DESKTOP, openBench, quiet } from './signed-in.mjs';

const POLL_MS = 5000;
const MINUTE_MS = 60_000;
const FROM_MINUTE = 5;
const TO_MINUTE = 60;
const MOST_RATIO = 1.15;
const ROW = '[role=row][data-row-index]';
const NEWEST = `${ROW}[data-row-index="0"]`;

/** @returns {Promise<import('./report.mjs').Section>} */
export async function measureMemory() {
  const bench = await openBench();
  try {
    return report(await watchForAnHour(bench));
  } finally {
    await bench.close();
  }
}

async function watchForAnHour({ browser, session, at, provider }) {
  const page = await (await browser.newContext({ ...DESKTOP, storageState: session })).newPage();
  let polls = 0;
  page.on('requestfinished', (request) => (polls += Number(isPoll(request))));
  await page.goto(at('/usage#webhooks'));
  await page.locator(ROW).first().waitFor();
  await page.evaluate(quiet);
  const before = await newestRow(page);
  const cdp = await page.context().newCDPSession(page);
  await page.clock.install({ time: Date.now() });
  await page.getByRole('button', { name: 'Live' }).click();
  const pass = async (minutes) => {
    for (let passed = 0; passed < minutes * MINUTE_MS; passed += POLL_MS) await nextPoll(page, provider);
    return alive(cdp);
  };
  const early = await pass(FROM_MINUTE);
  const late = await pass(TO_MINUTE - FROM_MINUTE);
  const isUpdated = (await newestRow(page)) !== before;
  return { early, late, polls, isUpdated };
}

const isPoll = (request) => request.url().includes('/callbacks-search');
const newestRow = (page) => page.locator(NEWEST).innerText();

/** Five seconds in the page and at the provider, until the answer of the poll in them is there. */
async function nextPoll(page, provider) {
  provider.advance(POLL_MS);
  const answered = page.waitForEvent('requestfinished', { predicate: isPoll, timeout: 10_000 });
  await page.clock.runFor(POLL_MS);
  await answered;
}

function report({ early, late, polls, isUpdated }) {
  const figure = (name, key, digits, unit) => {
    const ratio = late[key] / early[key];
    const [measured, beside] = [late, early].map((found) => `${found[key].toFixed(digits)}${unit}`);
    const goal = `≤ ${MOST_RATIO} ×`;
    return { name, measured, beside: `minute ${FROM_MINUTE}: ${beside}`, ratio, goal, met: ratio <= MOST_RATIO };
  };
  return {
    title: `Memory at minute ${TO_MINUTE} of a live log, after a collection`,
    about: `${polls} polls, one every ${POLL_MS / 1000} s; new rows ${isUpdated ? 'came in' : 'did NOT come in'} at the top.`,
    figures: [figure('heap', 'heap', 1, ' MiB'), figure('nodes in the page', 'nodes', 0, '')],
  };
}
