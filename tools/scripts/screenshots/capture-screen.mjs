/** By their heights. */
export const WIDTHS = { 2560: 1440, 1440: 900, 768: 1024, 390: 844 };
export const THEMES = ['light', 'dark'];
/** Two runs show the same ages and dates. */
const STARTS_AT = new Date('2026-11-20T10:00:00Z');

/**
 * Opens a screen of the demo in a profile of its own, and answers its screenshot.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{ name: string, screen: { scenario: string, path: string, act?: Function }, theme: string, width: number, height: number, locale?: string }} what
 * @param {import('playwright').PageScreenshotOptions} [how]
 */
export async function captureScreen(browser, address, { name, screen, theme, width, height, locale }, how) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(locale && { locale }),
  });
  try {
    const page = await context.newPage();
    await open(page, address, name, screen, width);
    return await page.screenshot(how);
  } finally {
    await context.close();
  }
}

async function open(page, address, name, { scenario, path, act }, width) {
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    if (message.type() !== 'debug') console.log(`${name}: ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
  await page.clock.install({ time: STARTS_AT });
  await hideDemoButton(page);
  const url = new URL(path, address);
  url.searchParams.set('backend', 'memory');
  url.searchParams.set('scenario', scenario);
  await page.goto(url.href);
  await page.locator('h1').first().waitFor();
  await act?.(page, width);
  await page.evaluate(() => document.fonts.ready);
}

/** A screenshot shows the console, without the button that opens the demo's panel. */
export function hideDemoButton(page) {
  return page.addInitScript(() => localStorage.setItem('gatehouse.demo-button', 'hidden'));
}
