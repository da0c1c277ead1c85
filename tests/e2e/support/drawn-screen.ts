import type { Page } from '@playwright/test';

/** The log-in screen that the build draws into index.html. */
export const DRAWN = '#first-paint';

const SCRIPTS = '**/assets/*.js';

/** Lets as many scripts through as `letThrough` says, and holds back the others until `release`. */
export async function holdScripts(page: Page) {
  let requested = 0;
  let allowed = Number.POSITIVE_INFINITY;
  let release = () => undefined as void;
  let released = Promise.resolve();
  let onLoaded = () => undefined as void;
  await page.route(SCRIPTS, async (route) => {
    requested += 1;
    const isLast = requested === allowed;
    if (requested > allowed) await released;
    await route.continue();
    if (isLast) onLoaded();
  });
  return {
    requested: () => requested,
    /** Resolves when the last of them is on its way. */
    letThrough: (count: number) => {
      requested = 0;
      allowed = count;
      released = new Promise((resolve) => (release = resolve));
      return new Promise<void>((resolve) => {
        onLoaded = resolve;
        if (count === 0) resolve();
      });
    },
    release: () => {
      allowed = Number.POSITIVE_INFINITY;
      release();
    },
  };
}

/** Holds back what a touched page requests, as a slow line does, until the returned function is called. */
export async function holdConsole(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
