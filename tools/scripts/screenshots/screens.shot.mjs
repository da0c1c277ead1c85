import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../packages.mjs';
import { captureScreen, THEMES, WIDTHS } from './capture-screen.mjs';
import { SCREENS } from './screens.mjs';
import { test } from './site.mjs';

const CUSTOMER = 'active-customer';
const { SCREENSHOTS_PART = '', SCREENSHOTS_CUSTOMER: customer, SCREENSHOTS_BEFORE: before } = process.env;

const chosen = Object.entries(SCREENS).filter(
  ([name, { scenario }]) => name.includes(SCREENSHOTS_PART) && (!customer || scenario === CUSTOMER),
);
for (const [name, screen] of chosen)
  for (const theme of THEMES)
    for (const [width, height] of Object.entries(WIDTHS)) {
      const file = `${name}-${theme}-${width}.png`;
      test(file, async ({ browser, site }) => {
        const started = { ...screen, scenario: customer ?? screen.scenario };
        const what = { name, screen: started, theme, width: Number(width), height };
        const image = await captureScreen(browser, site, what, { path: join(root, 'screenshots', file) });
        if (before) expect(image).toMatchSnapshot(file, { threshold: 0.1 });
      });
    }
