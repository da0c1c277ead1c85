import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Contrast from '#src/composition/settings/contrast-problems.ts';
import type * as Reader from '#src/composition/settings/read-settings.ts';

interface CheckedSettings extends Reader.ReadSettings {
  readonly warnings: readonly string[];
}

/** The settings of this build, read by the product's own rules. */
export async function buildSettings(environment: Readonly<Record<string, string>>): Promise<CheckedSettings> {
  const module = await load<typeof Reader>('read-settings.ts');
  const { contrastProblems } = await load<typeof Contrast>('contrast-problems.ts');
  const { settings, problems } = module.readSettings(environment);
  return {
    settings,
    problems: [...problems, ...contrastProblems(settings)],
    warnings: module.settingWarnings(settings),
  };
}

async function load<T>(name: string): Promise<T> {
  const file = fileURLToPath(new URL(`../../src/composition/settings/${name}`, import.meta.url));
  return (await runnerImport<T>(file, { configFile: false })).module;
}

/** A deployment hears of a wrong setting when it builds, not from its customers. */
export function settingsCheck(problems: readonly string[], warnings: readonly string[]): Plugin {
  return {
    name: 'gatehouse:settings-check',
    buildStart() {
      for (const warning of warnings) this.warn(warning);
      if (problems.length === 0) return;
      this.error(['These settings cannot be used (see docs/settings.md):', ...problems].join('\n  '));
    },
  };
}
