// A customer's console on the production build, in front of the mock provider over HTTP.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, isBuilt } from '#tools/scripts/build-output.mjs';
import { chromiumFlags, ensureChromium } from '#tools/scripts/find-chromium.mjs';
import { root } from '#tools/scripts/packages.mjs';
import { serve } from '#tools/scripts/serve.mjs';
import { startProvider } from './start-provider.mjs';

export const SLOW_DOWN = 4;
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** A browser, the provider and the production build that calls it; `provided` as in start-provider.mjs. */
export async function openBench(provided) {
  if (!isBuilt('production')) build('production', 'ignore');
  const provider = await startProvider(provided);
  const site = await serve({
    dir: join(root, 'dist'),
    host: '127.0.0.1',
    connectSrc: [provider.url],
    settings: { apiBaseUrl: provider.url },
  });
  const browser = await launchBrowser();
  const at = (path) => site.url.replace(/\/$/, '') + path;
  return {
    browser,
    provider,
    at,
    session: await logIn(browser, site.url),
    async close() {
      await browser.close();
      await site.close();
      provider.stop();
    },
  };
}

export function launchBrowser(...flags) {
  return chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags(), ...flags] });
}

/** Logs in once, and returns what a browser stores of that. */
async function logIn(browser, url) {
  const page = await browser.newPage(DESKTOP);
  await page.goto(url);
  await page.getByLabel('Email', { exact: true }).fill('elena@northwall.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Northwall-2026');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Usage' }).first().waitFor();
  await page.evaluate(quiet);
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

/** Slows the processor of a page down, as for a phone. */
export async function slowDown(page, rate = SLOW_DOWN) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return cdp;
}

/** Runs in the page: until nothing more is fetched, as for a person who has read what is shown. */
export async function quiet() {
  const fetched = () => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== fetched(); ) {
    before = fetched();
    await new Promise((next) => setTimeout(next, 500));
  }
}

/** What is alive after a collection: mebibytes of heap, and nodes. */
export async function alive(cdp) {
  for (let times = 0; times < 2; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize / 2 ** 20, nodes };
}
