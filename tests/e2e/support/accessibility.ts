import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { isEveryJourney } from './every-journey.ts';
import { drawPage, isFirefox } from './profile.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The best practices take a third longer, so only `npm run test:all` checks them. */
const TAGS = isEveryJourney ? [...WCAG, 'best-practice'] : WCAG;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const NARROWEST = { width: 320, height: 640 };

/** The two themes differ only in colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type Rules = Pick<axe.RunOptions, 'runOnly' | 'rules'>;

const EVERY_RULE: Rules = { runOnly: TAGS };
const COLORS: Rules = { runOnly: COLOR_RULES };
const ALL_BUT_COLORS: Rules = {
  runOnly: TAGS,
  rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** WCAG 2.2 AA as far as a tool can check; the message names the rule and the elements. */
async function expectNoAxeViolations(page: Page, rules: Rules): Promise<void> {
  // Playwright's protocol to Firefox ends the tab that runs axe; the same rules run in Chromium.
  if (isFirefox(page.context().browser())) return;
  await drawPage(page);
  // Half a megabyte, so a document receives it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(runAxe, rules);
  const descriptions = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(descriptions).toEqual([]);
}

/**
 * Runs in the page. axe leaves open what lies on a gradient, and every list that can scroll has them at its edges, so
 * the rules run without any.
 */
async function runAxe(rules: Rules): Promise<axe.AxeResults> {
  const withoutGradients = new CSSStyleSheet();
  withoutGradients.replaceSync('* { background-image: none !important }');
  document.adoptedStyleSheets.push(withoutGradients);
  try {
    // Passes are not reported, because collecting them takes longer than the check; no rule here reads what axe preloads.
    return await window.axe.run(document, { ...rules, resultTypes: ['violations'], preload: false });
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutGradients);
  }
}

/** Checks the state in both themes. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showTheme(page, 'light');
  await expectNoAxeViolations(page, EVERY_RULE);
  await showTheme(page, 'dark');
  await expectNoAxeViolations(page, COLORS);
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await settleAnimations(page);
}

/** Colors in the middle of a transition belong to neither theme. */
function settleAnimations(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // One whose element goes is over, too, and rejects.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Nothing needs horizontal scrolling to be read (WCAG 1.4.10). */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.body.querySelectorAll('*')];
    const overflowing = elements.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...overflowing.map(({ tagName, className }) => `${tagName} ${className}`),
    ];
  });
  expect(wide).toEqual([]);
}

/**
 * Checks desktop, phone and minimum width, and leaves the page at the last one. The colors do not depend on the width,
 * so `npm test` checks them on the desktop.
 */
export async function expectFaultlessAtEveryWidth(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await expectFaultless(page);
  await page.setViewportSize(PHONE);
  await (isEveryJourney ? expectAccessibleInBothThemes(page) : expectNoAxeViolations(page, ALL_BUT_COLORS));
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize(NARROWEST);
  await expectNoSidewaysScrolling(page);
}

export async function expectFaultless(page: Page): Promise<void> {
  await expect(page.locator('h1'), 'one heading names the page').toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScrolling(page);
}

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, most = 40): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < most; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
