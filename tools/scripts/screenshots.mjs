// Takes a screenshot of every screen: light and dark, at 2560, 1440, 768 and 390 px, into screenshots/ (not in git).
//   npm run build:demo && npm run screenshots -- [part of a screen's name] [--compare DIR] [--customer SCENARIO]
// With --customer the active customer's screens start in that scenario, such as required-operations, and no others are taken.
// With --compare it then holds them against the screenshots in DIR; screenshots/differences/index.html shows what differs.
// With --demo it draws the screenshot of each scenario for the catalog of the demo instead.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './find-browsers.mjs';
import { localBin, root } from './packages.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' }, customer: { type: 'string' }, demo: { type: 'boolean' } },
});
process.env.CHROMIUM_PATH = ensureChromium();
process.env.SCREENSHOTS_PART = positionals[0] ?? '';
if (values.compare) process.env.SCREENSHOTS_BEFORE = resolve(values.compare);
if (values.customer) process.env.SCREENSHOTS_CUSTOMER = values.customer;
const config = ['--config', join(root, 'tools/scripts/screenshots/playwright.config.mjs')];
const args = ['test', ...config, values.demo ? 'scenarios.shot' : 'screens.shot'];
process.exitCode = spawnSync(localBin('playwright'), args, { cwd: root, stdio: 'inherit' }).status ?? 1;
