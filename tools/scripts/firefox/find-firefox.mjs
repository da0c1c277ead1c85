import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['firefox-esr', 'firefox'];

/**
 * The Firefox in which `npm run test:all` walks through the features: the one that is set, or that of the system. Null
 * where there is none; Playwright's own is never fetched.
 * @returns {string | null}
 */
export function findFirefox() {
  const set = process.env.FIREFOX_PATH;
  if (set) return existsSync(set) ? set : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file)) ?? null;
}
