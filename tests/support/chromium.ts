import { chromiumFlags, findChromium } from '#tools/scripts/find-chromium.mjs';

/** How vitest and Playwright start their browser. */
export function chromiumLaunch(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return { args: chromiumFlags(), ...(executablePath ? { executablePath } : {}) };
}
