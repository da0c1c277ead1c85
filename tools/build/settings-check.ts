import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Reader from '#src/composition/settings/read-settings.ts';

interface CheckedSettings extends Reader.ReadSettings {
  readonly warnings: readonly string[];
}

/** The settings of this build, read by the product's own rules. */
export async function buildSettings(environment: Readonly<Record<string, string>>): Promise<CheckedSettings> {
  const file = fileURLToPath(new URL('../../src/composition/settings/read-settings.ts', import.meta.url));
  const { module } = await runnerImport<typeof Reader>(file, { configFile: false });
  const read = module.readSettings(environment);
  return { ...read, warnings: module.settingWarnings(read.settings) };
}

/** A deployment hears of a wrong setting when it builds, not from its customers. */
export function settingsCheck(problems: readonly string[], warnings: readonly string[]): Plugin {
  return {
    name: 'gatehouse:settings-check',
    buildStart() {
      for (const warning of warnings) this.warn(warning);
      if (problems.length === 0) return;
      this.error(['These settings cannot be used (see .env.example):', ...problems].join('\n  '));
    },
  };
}
