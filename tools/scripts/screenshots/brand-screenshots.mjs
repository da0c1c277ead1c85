import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { build, builtPage, isBuilt, OUTPUT } from '../build-output.mjs';
import { chromiumFlags, ensureChromium } from '#tools/scripts/find-browsers.mjs';
import { root } from '../packages.mjs';
import { captureScreen, THEMES, WIDTHS } from './capture-screen.mjs';
import { serve } from '../serve.mjs';

/** In any language. */
const isLoaded = (page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
const customer = (path) => ({ scenario: 'active-customer', path, act: isLoaded });

const SCREENS = {
  'Log-in': { scenario: 'visitor', path: '/auth/login' },
  'Sign-up': { scenario: 'visitor', path: '/auth/register' },
  Dashboard: customer('/dashboard'),
  Plans: customer('/billing#upgrade-plan'),
  Logs: customer('/usage#webhooks'),
};
const VIEWS = [1440, 390].flatMap((width) => THEMES.map((theme) => ({ theme, width, height: WIDTHS[width] })));
/** The demo without `brand/`, and with it. */
const BUILDS = ['demo-without-brand', 'demo'];

/**
 * Opens the demo without and with the brand, and writes one page with a screenshot of each.
 * @param {{ name: string, locale: string }} brand
 * @returns {Promise<string>} where the page lies
 */
export async function drawBrand({ name, locale }) {
  const executablePath = ensureChromium();
  for (const kind of BUILDS) if (!isBuilt(kind) && !build(kind)) throw new Error(`The build ${kind} fails.`);
  const sites = await Promise.all(BUILDS.map((kind) => serve({ dir: dirname(builtPage(kind)), host: '127.0.0.1' })));
  const browser = await chromium.launch({ executablePath, args: chromiumFlags() });
  const sections = [];
  try {
    for (const [title, screen] of Object.entries(SCREENS)) {
      sections.push(`<h2>${title}</h2>`);
      for (const view of VIEWS) {
        const what = { name: title, screen, locale, ...view };
        const screenshots = await Promise.all(
          sites.map(({ url }) => captureScreen(browser, url, what, { type: 'jpeg', quality: 75 })),
        );
        const label = `${title}, ${view.theme}, ${view.width} pixels`;
        sections.push(`<div>${screenshots.map((screenshot, index) => image(screenshot, index, label)).join('')}</div>`);
      }
    }
  } finally {
    await Promise.all([browser.close(), ...sites.map((site) => site.close())]);
  }
  const file = join(root, OUTPUT.brand, 'screenshots.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page(name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'), sections));
  return file;
}

const image = (screenshot, index, label) =>
  `<img alt="${label}, ${['before', 'after'][index]}" src="data:image/jpeg;base64,${screenshot.toString('base64')}">`;

const page = (name, sections) => `<!doctype html><meta charset="utf-8"><title>${name}, before and after</title>
<style>body{font:15px system-ui;margin:32px;background:#e9e9ea}div{display:flex;gap:16px;margin-block:16px}img{min-width:0;max-width:calc(50% - 8px);align-self:start;border-radius:4px}</style>
<h1>${name}</h1><p>Before and after, light and dark, on a desktop and on a phone.</p>
${sections.join('\n')}
`;
