import { chromiumFlags, findChromium } from '#tools/scripts/find-chromium.mjs';

/** The browser options of vitest and Playwright. */
export function chromiumLaunch(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return { args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) };
}
