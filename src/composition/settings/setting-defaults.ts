import type { Settings } from '#src/application/app/settings.ts';
import { isSettingField, SETTINGS_SCHEMA } from './settings-schema.ts';

export const DEFAULT_SETTINGS = fallbacksOf(SETTINGS_SCHEMA) as Settings;

function fallbacksOf(table: object): object {
  const entries = Object.entries(table).map(([key, entry]: [string, object]) => [
    key,
    isSettingField(entry) ? entry.fallback : fallbacksOf(entry),
  ]);
  return Object.fromEntries(entries) as object;
}
