import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Reader from '../src/composition/read-settings';

/** The settings of this build, read by the product's own rules. */
export async function buildSettings(environment: Readonly<Record<string, string>>): Promise<Reader.ReadSettings> {
  const file = resolve(import.meta.dirname, '../src/composition/read-settings.ts');
  const { module } = await runnerImport<typeof Reader>(file, { configFile: false });
  return module.readSettings(environment);
}

/** A deployment hears of a wrong setting when it builds, not from its customers. */
export function settingsCheck(problems: readonly string[]): Plugin {
  return {
    name: 'gatehouse:settings-check',
    buildStart() {
      if (problems.length === 0) return;
      this.error(['These settings cannot be used (see .env.example):', ...problems].join('\n  '));
    },
  };
}
