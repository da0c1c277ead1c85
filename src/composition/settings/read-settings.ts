import type { Settings } from '#src/application/app/settings.ts';
import { isReadableOn } from '#src/domain/branding/accent.ts';
import { DEFAULT_SETTINGS } from './setting-defaults.ts';
import { type Entry, SETTING_TABLE } from './setting-table.ts';

type Tree = Readonly<Record<string, unknown>>;

export interface ReadSettings {
  readonly settings: Settings;
  /** One line for each setting that cannot be used; its default stands in its place. */
  readonly problems: readonly string[];
}

/** The build's variables, then the operator's overrides out of index.html, each checked on its own. */
export function readSettings(
  build: Readonly<Record<string, string | undefined>>,
  overrides: unknown = {},
): ReadSettings {
  const problems: string[] = [];

  function readEntry(entry: Entry<unknown>, path: string, override: unknown, fallback: unknown): unknown {
    const fromBuild = readOne(entry, entry.variable, build[entry.variable], fallback);
    return readOne(entry, path, override, fromBuild);
  }

  function readOne(entry: Entry<unknown>, label: string, raw: unknown, fallback: unknown): unknown {
    if (raw === undefined) return fallback;
    const value = entry.read(raw);
    if (value !== undefined) return value;
    problems.push(`${label}: ${JSON.stringify(raw)} cannot be used. Expected ${entry.expected}.`);
    return fallback;
  }

  function readTree(table: Tree, prefix: string, override: unknown, defaults: unknown): Tree {
    const given = asTree(override);
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(table, key)) problems.push(`${prefix}${key}: there is no such setting.`);
    }
    return Object.fromEntries(
      Object.entries(table).map(([key, entry]) => {
        const inner = asTree(defaults)[key];
        const read = isEntry(entry)
          ? readEntry(entry, prefix + key, given[key], inner)
          : readTree(asTree(entry), `${prefix}${key}.`, given[key], inner);
        return [key, read];
      }),
    );
  }

  const settings = readTree(SETTING_TABLE, '', overrides, DEFAULT_SETTINGS) as unknown as Settings;
  return { settings, problems: [...problems, ...pairProblems(settings)] };
}

/** What can be used and is hardly meant: one line for each. */
export function settingWarnings({ externalHosts }: Settings): readonly string[] {
  if (externalHosts !== '') return [];
  return [
    'externalHosts (VITE_EXTERNAL_HOSTS) is empty: customers cannot open a checkout or an invoice on any host but that of the API.',
  ];
}

/** What no setting can be blamed for alone. */
function pairProblems({ brand }: Settings): string[] {
  const pairs = [
    ['brand.accentContrast', brand.accentContrast, brand.accent],
    ['brand.accentDarkContrast', brand.accentDarkContrast, brand.accentDark],
  ] as const;
  return pairs
    .filter(([, text, background]) => !isReadableOn(text, background))
    .map(([label, text, background]) => `${label}: ${text} is not readable on ${background} (4.5 to 1).`);
}

function isEntry(value: unknown): value is Entry<unknown> {
  return typeof asTree(value).read === 'function';
}

function asTree(value: unknown): Tree {
  return typeof value === 'object' && value !== null ? (value as Tree) : {};
}
