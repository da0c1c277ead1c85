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
import { root } from './packages.mjs';
import { captureScreen, THEMES, WIDTHS } from './screens/capture-screen.mjs';
import { SCREENS } from './screens.mjs';
import { serve } from './serve.mjs';

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
        const started = { ...screen, scenario: options.customer ?? screen.scenario };
        const what = { name, screen: started, theme, width: Number(width), height };
        const path = join(target, `${name}-${theme}-${width}.png`);
        await captureScreen(browser, server.url, what, { path }).catch((error) => {
          console.error(`${name}-${theme}-${width}: ${error.message}`);
          process.exitCode = 1;
        });
      }
    }
  }
  await browser.close();
  await server.close();
}
