import type { Page } from '@playwright/test';

/** The log-in screen that the build draws into index.html. */
export const DRAWN = '#first-paint';

/** Holds back what a touched page requests, as a slow line does, until the returned function is called. */
export async function holdConsole(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
