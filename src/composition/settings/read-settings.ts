import type { Settings } from '#src/application/app/settings.ts';
import { framedOrigins, unframedPages } from '#src/domain/branding/own-pages.ts';
import { DEFAULT_SETTINGS } from './setting-defaults.ts';
import { isSettingField, type SettingField, SETTINGS_SCHEMA } from './settings-schema.ts';

type Tree = Readonly<Record<string, unknown>>;

export interface ReadSettings {
  readonly settings: Settings;
  readonly problems: readonly string[];
}

/** The variables over the defaults, then the operator's overrides out of index.html, each checked on its own. */
export function readSettings(
  variables: Readonly<Record<string, string | undefined>>,
  overrides: unknown = {},
  defaults: Settings = DEFAULT_SETTINGS,
): ReadSettings {
  const problems: string[] = [];

  function readField(entry: SettingField<unknown>, path: string, override: unknown, fallback: unknown): unknown {
    const fromVariable = readOne(entry, entry.variable, variables[entry.variable], fallback);
    return readOne(entry, path, override, fromVariable);
  }

  function readOne(entry: SettingField<unknown>, label: string, raw: unknown, fallback: unknown): unknown {
    if (raw === undefined) return fallback;
    const value = entry.parse(raw);
    if (value !== undefined) return value;
    const expected = typeof entry.expected === 'string' ? entry.expected : entry.expected(raw);
    problems.push(`${label}: ${JSON.stringify(raw)} cannot be used. Expected ${expected}.`);
    return fallback;
  }

  function readTree(table: Tree, prefix: string, override: unknown, fallbacks: Tree): Tree {
    const overrideTree = toTree(override);
    for (const key of Object.keys(overrideTree)) {
      if (!Object.hasOwn(table, key)) problems.push(`${prefix}${key}: there is no such setting.`);
    }
    return Object.fromEntries(
      Object.entries(table).map(([key, entry]) => {
        const value = isSettingField(toTree(entry))
          ? readField(entry as SettingField<unknown>, prefix + key, overrideTree[key], fallbacks[key])
          : readTree(toTree(entry), `${prefix}${key}.`, overrideTree[key], toTree(fallbacks[key]));
        return [key, value];
      }),
    );
  }

  const settings = readTree(SETTINGS_SCHEMA, '', overrides, toTree(defaults)) as unknown as Settings;
  return { settings, problems: [...problems, ...frameProblems(settings)] };
}

/** What can be used and is hardly meant: one line for each. */
export function settingWarnings(settings: Settings): readonly string[] {
  const { externalHosts, brand, gatewayBaseUrl } = settings;
  const framed = framedOrigins(settings);
  return [
    ...(externalHosts === ''
      ? [
          'externalHosts (VITE_EXTERNAL_HOSTS) is empty: customers cannot open a checkout or an invoice on any host but that of the API.',
        ]
      : []),
    ...(brand.name === DEFAULT_SETTINGS.brand.name
      ? [`brand.name (VITE_BRAND_NAME) is that of the product: customers read "${brand.name}" as your name.`]
      : []),
    ...(gatewayBaseUrl === ''
      ? ['gatewayBaseUrl (VITE_GATEWAY_BASE_URL) is empty: customers are not offered a first API call.']
      : []),
    ...(framed.length > 0
      ? [`menu has pages in a frame, which the policy has to allow: frame-src ${framed.join(' ')}`]
      : []),
  ];
}

function frameProblems(settings: Settings): string[] {
  return unframedPages(settings).map(
    ({ id, url }) =>
      `menu: the page "${id}" opens in no frame, because externalHosts does not name ${new URL(url).host}.`,
  );
}

function toTree(value: unknown): Tree {
  return typeof value === 'object' && value !== null ? (value as Tree) : {};
}
