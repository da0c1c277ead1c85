// Takes a screenshot of every screen: light and dark, at 2560, 1440, 768 and 390 px, into screenshots/ (not in git).
//   npm run build:demo && npm run screenshots -- [part of a screen's name] [--compare DIR] [--customer SCENARIO]
// With --customer the active customer's screens start in that scenario, such as required-operations, and no others are taken.
// With --compare it then holds them against the screenshots in DIR and writes screenshots/differences/index.html.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { compareScreenshots } from './compare-screenshots.mjs';
import { chromiumFlags, ensureChromium } from './find-chromium.mjs';
import { hideDemoButton } from './hide-demo-button.mjs';
import { root } from './packages.mjs';
import { SCREENS } from './screens.mjs';
import { serve } from './serve.mjs';

const WIDTHS = { 2560: 1440, 1440: 900, 768: 1024, 390: 844 };
const THEMES = ['light', 'dark'];
/** Two runs show the same ages and dates. */
const STARTS_AT = new Date('2026-11-20T10:00:00Z');
const CUSTOMER = 'active-customer';
const target = join(root, 'screenshots');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' }, customer: { type: 'string' } },
});
const wanted = positionals[0] ?? '';
mkdirSync(target, { recursive: true });
await captureAll();
if (options.compare) {
  const { report, different } = compareScreenshots(resolve(options.compare), target, wanted);
  console.log(`${different} screenshots differ: ${report}`);
}

async function captureAll() {
  const server = await serve({ dir: join(root, 'dist-demo'), host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags() });
  for (const [name, screen] of Object.entries(SCREENS)) {
    if (!name.includes(wanted) || (options.customer && screen.scenario !== CUSTOMER)) continue;
    for (const theme of THEMES) {
      for (const [width, height] of Object.entries(WIDTHS)) {
        // A screen that its entry no longer reaches is reported, and the others still follow.
        await capture(browser, server.url, { name, screen, theme, width: Number(width), height }).catch((error) => {
          console.error(`${name}-${theme}-${width}: ${error.message}`);
          process.exitCode = 1;
        });
      }
    }
  }
  await browser.close();
  await server.close();
}

async function capture(browser, address, { name, screen, theme, width, height }) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    await open(await context.newPage(), address, name, screen, width);
    await context.pages()[0].screenshot({ path: join(target, `${name}-${theme}-${width}.png`) });
  } finally {
    await context.close();
  }
}

async function open(page, address, name, screen, width) {
  const { path, act } = screen;
  const scenario = options.customer ?? screen.scenario;
  page.setDefaultTimeout(8000);
  page.on('console', (message) => {
    if (message.type() !== 'debug') console.log(`${name}: ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
  await page.clock.install({ time: STARTS_AT });
  await hideDemoButton(page);
  await page.goto(`${address.replace(/\/$/, '')}${path}?backend=memory&scenario=${scenario}`);
  await page.locator('h1').first().waitFor();
  await act?.(page, width);
  await page.evaluate(() => document.fonts.ready);
}
