// Draws the screenshot of each scenario for the catalog of the demo, into src/ui/demo/pages/screenshots.
//   npm run build:demo && node tools/scripts/demo-screenshots.mjs [part of a scenario's name]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from './find-chromium.mjs';
import { hideDemoButton } from './hide-demo-button.mjs';
import { root } from './packages.mjs';
import { serve } from './serve.mjs';

const TARGET = join(root, 'src/ui/demo/pages/screenshots');
/** Drawn at 512 by 320. */
const VIEWPORT = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.4 };
const TIME = '2026-11-23T09:30Z';
/** What a slow or broken provider shows, it shows after a while. */
const SETTLE_MS = 2500;

mkdirSync(TARGET, { recursive: true });
const server = await serve({ dir: join(root, 'dist-demo'), host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags() });
try {
  const wanted = process.argv[2] ?? '';
  for (const { name, href } of await readCatalog()) if (name.includes(wanted)) await draw(name, href);
} finally {
  await browser.close();
  await server.close();
}

async function readCatalog() {
  const page = await browser.newPage();
  await page.goto(new URL('demo?backend=memory', server.url).href);
  // The tours are list items too, without the name of a scenario.
  const cards = page.getByRole('listitem').filter({ has: page.locator('.mono') });
  await cards.first().waitFor();
  const scenarios = await cards.evaluateAll((items) =>
    items.map((item) => ({ name: item.querySelector('.mono')?.textContent, href: item.querySelector('a')?.href })),
  );
  await page.close();
  return scenarios;
}

async function draw(name, href) {
  const context = await browser.newContext({ ...VIEWPORT, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await hideDemoButton(page);
  await page.goto(href.includes(';time=') ? href : href.replace('demo=v1', `demo=v1;time=${TIME}`));
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(TARGET, `${name}.jpg`), type: 'jpeg', quality: 70 });
  await context.close();
}
