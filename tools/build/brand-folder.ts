import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { isSettingField, SETTINGS_SCHEMA } from '#src/composition/settings/settings-schema.ts';
import { ALL_LANGUAGES } from '#src/domain/shared/language.ts';
import { ownFormat, plainText } from '#tools/settings/setting-documents.ts';
import { SETTING_MEANINGS } from '#tools/settings/setting-meanings.ts';
import { headProblems } from './brand-head.ts';
import { DEMO_VARIABLES } from './demo-settings.ts';

/** Also in a build, whichever folder it was made from. */
const FOLDER = 'brand';
/** Another folder than `brand/`, such as an example, or none. */
const OTHER_FOLDER = 'GATEHOUSE_BRAND';
const SETTINGS = 'brand.json';

/** What a file of the folder is used for, by its name alone. The first of two names wins. */
const IMAGES: readonly (readonly [file: string, variable: string])[] = [
  ['logo.svg', 'VITE_BRAND_LOGO'],
  ['logo-dark.svg', 'VITE_BRAND_LOGO_DARK'],
  ['mark.svg', 'VITE_BRAND_MARK'],
  ['favicon.svg', 'VITE_BRAND_FAVICON'],
  ['mark.svg', 'VITE_BRAND_FAVICON'],
  ['touch-icon.png', 'VITE_BRAND_TOUCH_ICON'],
  ['maskable-icon.png', 'VITE_BRAND_MASKABLE_ICON'],
];
const FONTS = ['sans', 'mono'] as const;
const SHIPPED = /\.(svg|png|woff2)$/;
const FONT_LICENSE = 'fonts-licence.txt';
const HEAD = 'head.html';
/** In pixels. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'touch-icon.png': [180, 180],
  'maskable-icon.png': [512, 512],
  'social.png': [1200, 630],
};
const MOST_KIB = 200;

type Messages = Readonly<Record<string, string>>;

export interface BrandFolder {
  /** Where it lies. */
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
  /** By language. */
  readonly messages: Readonly<Record<string, Messages>>;
  readonly fontStyles: string;
  /** What the first screen draws its texts with, in place of ours. */
  readonly firstFont: string | null;
  /** Meta tags, links and scripts for the head of index.html. */
  readonly head: string;
  /** Names of the files that a build ships. */
  readonly files: readonly string[];
  readonly problems: readonly string[];
  /** What can be built and should not stay. */
  readonly warnings: readonly string[];
  /** What would make the brand whole. */
  readonly missing: readonly string[];
}

/** Everything in `brand/`, which belongs to the provider: no release of the product touches it. */
export function readBrandFolder(root: string): BrandFolder {
  const folder = join(root, process.env[OTHER_FOLDER] ?? FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const problems: string[] = [];
  const parse = (name: string): object => {
    try {
      return Object(JSON.parse(readFileSync(join(folder, name), 'utf8'))) as object;
    } catch (error) {
      problems.push(`${FOLDER}/${name}: ${String(error)}`);
      return {};
    }
  };
  const images = IMAGES.filter(([name]) => names.includes(name)).toReversed();
  const { $schema: _, ...settings } = (names.includes(SETTINGS) ? parse(SETTINGS) : {}) as Record<string, unknown>;
  const own = variablesOf(settings, SETTINGS_SCHEMA, '', problems);
  const fonts = FONTS.filter((font) => names.includes(`${font}.woff2`));
  if (fonts.length > 0 && !names.includes(FONT_LICENSE)) problems.push(`${FOLDER}/${FONT_LICENSE}: a font needs it.`);
  const outdated: string[] = [];
  const messages = readMessages(root, names, parse, outdated);
  const head = names.includes(HEAD) ? readFileSync(join(folder, HEAD), 'utf8').trim() : '';
  problems.push(...headProblems(head).map((problem) => `${FOLDER}/${HEAD}: ${problem}`));
  const files = names.filter((name) => SHIPPED.test(name) || name === FONT_LICENSE);
  return {
    folder,
    variables: { ...Object.fromEntries(images.map(([name, variable]) => [variable, `${FOLDER}/${name}`])), ...own },
    messages,
    fontStyles: fonts.map(fontStyle).join(''),
    firstFont: fonts.includes('sans') ? `${FOLDER}/sans.woff2` : null,
    head,
    files,
    problems,
    warnings: [...outdated, ...files.flatMap((name) => sizeWarnings(name, readFileSync(join(folder, name))))],
    missing: [...new Set([SETTINGS, ...IMAGES.map(([name]) => name), 'social.png'])].filter(
      (name) => !names.includes(name) && !(name === 'favicon.svg' && names.includes('mark.svg')),
    ),
  };
}

/** The variables of a build: those of the environment over those of the folder, and both over the demo's. */
export function buildEnvironment(mode: string, root: string, brand: BrandFolder): Record<string, string> {
  return { ...(mode === 'demo' && DEMO_VARIABLES), ...brand.variables, ...loadEnv(mode, root, 'VITE_') };
}

function variablesOf(tree: object, table: object, prefix: string, problems: string[]): Record<string, string> {
  const known = new Map<string, object>(Object.entries(table));
  const found = Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const entry = known.get(key);
    if (!entry) problems.push(`${FOLDER}/${SETTINGS}: there is no setting ${prefix}${key}.`);
    if (!entry) return [];
    if (!isSettingField(entry))
      return Object.entries(variablesOf(Object(value) as object, entry, `${prefix}${key}.`, problems));
    return [[entry.variable, typeof value === 'string' ? value : JSON.stringify(value)]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/** A message that a release no longer has, or fills in otherwise, is left out: ours shows. */
function readMessages(
  root: string,
  names: readonly string[],
  parse: (name: string) => object,
  outdated: string[],
): Record<string, Messages> {
  const entries = names.flatMap((name) => {
    const [, language] = /^messages\.(\w+)\.json$/.exec(name) ?? [];
    if (language === undefined) return [];
    const known = knownMessages(root, language);
    const usable = Object.entries(parse(name) as Messages).filter(([key, text]) => {
      const ours = known.get(key);
      const unfilled = valuesOf(text).filter((value) => !valuesOf(ours).includes(value));
      if (ours === undefined) outdated.push(`${FOLDER}/${name}: there is no message ${key}, so it is left out.`);
      else if (unfilled.length > 0)
        outdated.push(`${FOLDER}/${name}: nothing fills in ${unfilled.join(', ')} of ${key}, so it is left out.`);
      return ours !== undefined && unfilled.length === 0;
    });
    return [[language, Object.fromEntries(usable)] as const];
  });
  return Object.fromEntries(entries);
}

const valuesOf = (text: unknown): readonly string[] => String(text).match(/\{\{\w+\}\}/g) ?? [];

/** The texts of a language, each with what follows its key in the source. */
export function knownMessages(root: string, language: string): ReadonlyMap<string, string> {
  if (!ALL_LANGUAGES.some((known) => known === language)) return new Map();
  const folder = join(root, 'src/application/i18n', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const found = sources.flatMap((source) => [...source.matchAll(/^ {2}'([^']+)':((?:\s.*\n?)*?.*,)$/gm)]);
  return new Map(found.map(([, key = '', text = '']) => [key, text]));
}

function sizeWarnings(name: string, content: Buffer): string[] {
  const wanted = SIZES[name]?.join(' by ');
  const isPng = content.length > 24 && content.toString('latin1', 1, 4) === 'PNG';
  const actual = isPng ? `${content.readUInt32BE(16)} by ${content.readUInt32BE(20)}` : 'no PNG';
  const kib = Math.round(content.length / 1024);
  return [
    ...(wanted && actual !== wanted ? [`${FOLDER}/${name}: ${actual}, expected ${wanted} pixels.`] : []),
    ...(kib > MOST_KIB ? [`${FOLDER}/${name}: ${kib} KiB, expected at most ${MOST_KIB}.`] : []),
  ];
}

function fontStyle(font: (typeof FONTS)[number]): string {
  const family = `Brand ${font}`;
  const fallback = font === 'sans' ? 'system-ui, sans-serif' : 'ui-monospace, monospace';
  const face = `font-family:"${family}";src:url(./${FOLDER}/${font}.woff2);font-weight:100 900;font-display:swap`;
  return `@font-face{${face}}:root:root{--font-${font}:"${family}",${fallback}}`;
}

/** The provider's own texts in place of ours. */
export function brandMessages(messages: BrandFolder['messages']): Plugin {
  return {
    name: 'gatehouse:brand-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/application\/i18n\/\w+\/[\w/-]+\.ts$/ },
      handler(code, id) {
        const [, language = ''] = /i18n\/(\w+)\/[\w/-]+\.ts$/.exec(id) ?? [];
        const [, name] = /^export const (\w+)/m.exec(code) ?? [];
        const own = Object.entries(messages[language] ?? {}).filter(([key]) => code.includes(`  '${key}':`));
        if (name === undefined || own.length === 0) return null;
        return { code: `${code}\nObject.assign(${name}, ${JSON.stringify(Object.fromEntries(own))});\n`, map: null };
      },
    },
  };
}

/** Ships the images and fonts of the folder under its name. */
export function brandFiles({ folder, files }: BrandFolder): Plugin {
  return {
    name: 'gatehouse:brand-files',
    apply: 'build',
    generateBundle() {
      for (const name of files) {
        const source = readFileSync(join(folder, name));
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source });
      }
    },
  };
}

/** For an editor that completes `brand.json`. */
export function brandSchema(table: object = SETTINGS_SCHEMA, meanings: object = SETTING_MEANINGS): object {
  const meaningOf = new Map<string, unknown>(Object.entries(meanings));
  const properties = Object.entries(table).map(([key, entry]: [string, object]) => {
    const meaning = meaningOf.get(key);
    if (!isSettingField(entry)) return [key, brandSchema(entry, Object(meaning) as object)] as const;
    const { fallback, expected, variable } = entry;
    const isOwn = typeof expected !== 'string';
    const type = isOwn ? {} : { type: typeof fallback };
    return [
      key,
      {
        ...type,
        description: `${plainText(String(meaning))} Expected: ${isOwn ? ownFormat(fallback) : expected} (${variable}).`,
        default: fallback,
      },
    ] as const;
  });
  const schema = table === SETTINGS_SCHEMA ? [['$schema', { type: 'string' }] as const] : [];
  return {
    type: 'object',
    properties: Object.fromEntries([...schema, ...properties]) as object,
    additionalProperties: false,
  };
}
