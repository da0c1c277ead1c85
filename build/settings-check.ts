import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as ReadSettings from '../src/composition/read-settings';

/** A deployment hears of a wrong setting when it builds, not from its customers. */
export function settingsCheck(environment: Readonly<Record<string, string>>): Plugin {
  const file = resolve(import.meta.dirname, '../src/composition/read-settings.ts');
  return {
    name: 'gatehouse:settings-check',
    async buildStart() {
      const { module } = await runnerImport<typeof ReadSettings>(file, { configFile: false });
      const { problems } = module.readSettings(environment);
      if (problems.length > 0)
        this.error(['These settings cannot be used (see .env.example):', ...problems].join('\n  '));
    },
  };
}
