// Takes a picture of every screen: light and dark, at 1440, 768 and 390 px, into pictures/ (not kept by git).
//   npm run build:demo && npm run pictures -- [part of a screen's name]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from './find-chromium.mjs';
import { root } from './packages.mjs';
import { SCREENS } from './picture-screens.mjs';
import { serve } from './serve.mjs';

const WIDTHS = { 1440: 900, 768: 1024, 390: 844 };
const THEMES = ['light', 'dark'];
const into = join(root, 'pictures');

const wanted = process.argv[2] ?? '';
const server = await serve({ dir: join(root, 'dist-demo'), host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags() });
mkdirSync(into, { recursive: true });

for (const [name, screen] of Object.entries(SCREENS)) {
  if (!name.includes(wanted)) continue;
  for (const theme of THEMES) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      // A screen that its entry no longer leads to is told, and the others are still taken.
      await take(name, screen, theme, Number(width), height).catch((error) => {
        console.error(`${name}-${theme}-${width}: ${error.message}`);
        process.exitCode = 1;
      });
    }
  }
}
await browser.close();
await server.close();

async function take(name, screen, theme, width, height) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    await show(await context.newPage(), name, screen, width);
    await context.pages()[0].screenshot({ path: join(into, `${name}-${theme}-${width}.png`) });
  } finally {
    await context.close();
  }
}

async function show(page, name, { scenario, path, act }, width) {
  page.setDefaultTimeout(5000);
  page.on('console', (message) => console.log(`${name}: ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
  await page.goto(`${server.address.replace(/\/$/, '')}${path}?backend=memory&scenario=${scenario}`);
  await page.locator('h1').first().waitFor();
  await act?.(page, width);
  await page.evaluate(() => document.fonts.ready);
}
