import type { Logger } from '../application/platform/logger';
import type { Settings } from '../application/settings/settings';
import { readSettings } from './read-settings';

const BLOCK_ID = 'gatehouse-settings';

/** The build's settings with the operator's overrides from index.html; what cannot be used is logged, and its default stands. */
export function readPageSettings(page: Document, logger: Logger): Settings {
  const { settings, problems } = readSettings(import.meta.env, overridesOf(page, logger));
  for (const problem of problems) logger.warn(problem);
  return settings;
}

/** A data block is not executed, so it needs neither a request nor a hole in the CSP. */
function overridesOf(page: Document, logger: Logger): unknown {
  const written = page.getElementById(BLOCK_ID)?.textContent.trim();
  if (!written) return {};
  try {
    return JSON.parse(written) as unknown;
  } catch (error) {
    logger.warn(`The settings in #${BLOCK_ID} are no JSON`, error);
    return {};
  }
}
