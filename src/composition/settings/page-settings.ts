import type { Logger } from '#src/application/platform/logger.ts';
import type { Settings } from '#src/application/app/settings.ts';

const BLOCK_ID = 'gatehouse-settings';

/** The build's settings with the operator's overrides from index.html; what cannot be used is logged, and the build's value stays. */
export async function readPageSettings(page: Document, logger: Logger): Promise<Settings> {
  const overrides = readOverrides(page, logger);
  if (Object.keys(overrides).length === 0) return __SETTINGS__;
  const { readSettings, settingWarnings } = await import('./read-settings.ts');
  const { settings, problems } = readSettings({}, overrides, __SETTINGS__);
  for (const line of [...problems, ...settingWarnings(settings)]) logger.debug(line);
  return settings;
}

/** A data block is not executed, so it needs neither a request nor a hole in the CSP. */
function readOverrides(page: Document, logger: Logger): object {
  const content = page.getElementById(BLOCK_ID)?.textContent.trim();
  if (!content) return {};
  try {
    const overrides: unknown = JSON.parse(content);
    return typeof overrides === 'object' && overrides !== null ? overrides : {};
  } catch (error) {
    logger.debug(`The settings in #${BLOCK_ID} are no JSON`, error);
    return {};
  }
}
