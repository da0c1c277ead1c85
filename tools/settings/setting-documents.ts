import { isSettingField, SETTINGS_SCHEMA } from '#src/composition/settings/settings-schema.ts';
import { BASE_PATH_MEANING, SETTING_MEANINGS } from './setting-meanings.ts';

export interface DescribedSetting {
  /** In `brand.json` and in the settings block of index.html; empty for the base path. */
  readonly name: string;
  readonly variable: string;
  /** As a variable has it. */
  readonly value: string;
  readonly kind: string;
  readonly meaning: string;
}

/** All that can be set, in the order of the schema. */
export function describedSettings(): readonly DescribedSetting[] {
  const basePath = { name: '', variable: 'VITE_BASE_PATH', value: '/', kind: 'a path', meaning: BASE_PATH_MEANING };
  return [basePath, ...described(SETTINGS_SCHEMA, SETTING_MEANINGS, '')];
}

function described(table: object, meanings: object, prefix: string): readonly DescribedSetting[] {
  const meaningOf = new Map<string, unknown>(Object.entries(meanings));
  return Object.entries(table).flatMap(([key, entry]: [string, object]): readonly DescribedSetting[] => {
    const meaning = meaningOf.get(key);
    if (!isSettingField(entry)) return described(entry, Object(meaning) as object, `${prefix}${key}.`);
    const { variable, expected, fallback } = entry;
    const kind = typeof expected === 'string' ? expected : ownFormat(fallback);
    return [{ name: prefix + key, variable, value: valueText(fallback), kind, meaning: String(meaning) }];
  });
}

export function ownFormat(fallback: unknown): string {
  return Array.isArray(fallback) ? 'a list' : 'true, false or an object';
}

const valueText = (value: unknown) => (Array.isArray(value) ? value.join(' ') : String(value));

/** Without links, for what no browser shows. */
export const plainText = (meaning: string) => meaning.replaceAll(/\[([^\]]+)\]\(([\w.-]+)[^)]*\)/g, '$1 (docs/$2)');

/** docs/settings.md. */
export function settingsPage(): string {
  const cell = (text: string) => (text === '' ? '' : `\`${text}\``);
  const rows = describedSettings().map(
    ({ name, variable, value, kind, meaning }) =>
      `| ${cell(name)} | \`${variable}\` | ${cell(value)} | ${kind} | ${meaning} |`,
  );
  return `# Settings

<!-- Written from tools/settings by \`npx vitest run tests/architecture/settings-documents.test.ts -u\`. -->

\`\`\`json
{ "apiBaseUrl": "https://api.acme.example", "brand": { "name": "Acme Chain", "accent": "#0b6e6e" } }
\`\`\`

A name with a dot is a setting inside an object. A setting stands under its name in \`brand/brand.json\` and in the settings block of
\`index.html\`, and under its variable in the environment, in \`.env\` and in the container, where a list or an object is JSON on one line.
[Deployment](deployment.md#settings) says which of them counts. **Everything here is public**: anyone who opens the console can
read each value.

| Name | Variable | Default | Kind | Meaning |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/** .env.example. */
export function environmentExample(): string {
  const lines = describedSettings().flatMap(({ name, variable, value, meaning, kind }) => [
    '',
    `# ${name === '' ? '' : `[${name}] `}${plainText(meaning)} Expected: ${kind}.`,
    `# ${variable}=${value}`,
  ]);
  return `# The settings of a deployment: copy this file to .env, or set the variables where the build runs. docs/settings.md has
# the same as a table. Written from tools/settings by npx vitest run tests/architecture/settings-documents.test.ts -u
#
# EVERYTHING HERE IS PUBLIC. Anyone who opens the console can read each value, the basic credentials included.
#
# A line that is commented out changes nothing, and has the default. A # starts a comment, so a value with one stands in
# quotes. A value that cannot be used stops the build, with a line that names it.
${lines.join('\n')}
`;
}
