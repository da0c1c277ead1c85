import { chromiumFlags, findChromium } from '#tools/scripts/find-browsers.mjs';

/** The browser options of vitest and Playwright. */
export function chromiumLaunch(flags: readonly string[] = []): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return { args: [...chromiumFlags(), ...flags], ...(executablePath ? { executablePath } : {}) };
}

/**
 * With browser and page as threads of one process, the journeys take 7 per cent less processor time. Chromium crashes
 * there at a second profile, so each browser has one. It is known to work with the headless shell on Linux.
 */
export const ONE_PROCESS: readonly string[] =
  process.platform === 'linux' && /headless[-_]shell/.test(findChromium() ?? '')
    ? ['--single-process', '--no-zygote']
    : [];
