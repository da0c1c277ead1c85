import type { Logger } from '#src/application/platform/logger.ts';
import type { Settings } from '#src/application/app/settings.ts';

const BLOCK_ID = 'gatehouse-settings';

/** The build's settings with the operator's overrides from index.html; what cannot be used is logged, and its default stands. */
export async function readPageSettings(page: Document, logger: Logger): Promise<Settings> {
  const overrides = overridesOf(page, logger);
  if (Object.keys(overrides).length === 0) return __SETTINGS__;
  const { readSettings, settingWarnings } = await import('./read-settings.ts');
  const { settings, problems } = readSettings(import.meta.env, overrides);
  for (const line of [...problems, ...settingWarnings(settings)]) logger.warn(line);
  return settings;
}

/** A data block is not executed, so it needs neither a request nor a hole in the CSP. */
function overridesOf(page: Document, logger: Logger): object {
  const written = page.getElementById(BLOCK_ID)?.textContent.trim();
  if (!written) return {};
  try {
    const overrides: unknown = JSON.parse(written);
    return typeof overrides === 'object' && overrides !== null ? overrides : {};
  } catch (error) {
    logger.warn(`The settings in #${BLOCK_ID} are no JSON`, error);
    return {};
  }
}
