import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_GROUPS } from '#src/application/i18n/message-groups.ts';
import { isConsoleScreen, type Screen } from '#src/domain/auth/admit.ts';

/*
 * Each part of the console (a page, a dialog, the frame) is fetched with the groups of messages that it names. A key of
 * another group shows as a key, unless another page happened to be opened before. So this reads which files a part
 * imports, which stores they use, and which keys all of them name.
 */

const LANGUAGES = ['en', 'bg', 'de', 'es', 'ar'] as const;
const MESSAGES = 'src/application/i18n';
const STORES = 'src/application/app/app-stores.ts';
const PAGES = 'src/ui/app/pages.ts';
const NAMED_ELSEWHERE = /^src\/application\/i18n\/|\/demo\/tours?\.ts$/;

const sources = new Map<string, string>();
function read(file: string): string {
  const text = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, text);
  return text;
}

/** The file of an import of ours; null for packages, styles and images. */
function resolve(from: string, specifier: string): string | null {
  const path = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(from), specifier).replaceAll('\\', '/');
  return /^[#.]/.test(specifier) && /\.tsx?$/.test(path) && existsSync(path) ? path : null;
}

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** The name under which something is stored is in a store's file, and says nothing of what that store shows. */
const isStorageKey = (names: string) => names.split(',').every((name) => /^\s*(\w+_KEY)?\s*$/.test(name));

function importsOf(file: string): readonly { readonly path: string; readonly isType: boolean }[] {
  const imports = read(file).matchAll(/^(?:import|export)\s+(type\s)?(?:\{([^}]*)\})?[^;]*?from '([^']+)';/gm);
  const late = all(read(file), /new LatePart[^;]*?import\('([^']+)'\)/g).map((from) => resolve(file, from));
  return [
    ...[...imports].flatMap(([, type, names, from = '']) => {
      const path = resolve(file, from);
      return path === null || (names && isStorageKey(names)) ? [] : [{ path, isType: type !== undefined }];
    }),
    // It brings no messages of its own.
    ...late.flatMap((path) => (path === null ? [] : [{ path, isType: false }])),
  ];
}

/** The text up to the parenthesis that closes the first one. */
function callAt(text: string, start: number): string {
  let depth = 0;
  for (let end = text.indexOf('(', start); end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, end + 1);
  }
  return text.slice(start);
}

interface Part {
  readonly name: string;
  readonly entry: string;
  readonly groups: readonly string[];
}

const strings = (text: string) => all(text, /'([a-z/-]+)'/g);

/** The groups of the pages that share a loader, such as all of the questionnaire. */
const SHARED_LOADERS = Object.fromEntries(
  [...read('src/ui/app/page-loaders.ts').matchAll(/export function (\w+)[^]*?pageWithStores\([^[]*(\[[^\]]*\])/g)].map(
    ([, name = '', groups = '']) => [name, strings(groups)],
  ),
);

function groupsOf(call: string, loader: string, file: string): readonly string[] {
  if (loader !== 'LazyPage') return SHARED_LOADERS[loader] ?? [];
  const [, constant] = /,\s*([A-Z_]+),?\s*\)$/.exec(call) ?? [];
  if (constant) return strings(new RegExp(`const ${constant} = (\\[[^\\]]*\\])`).exec(read(file))?.[1] ?? '');
  // Parts of the stores may follow.
  return strings(/,\s*(\[[^\]]*\])(?:,\s*\[[^\]]*\])?,?\s*\)$/.exec(call)?.[1] ?? '');
}

const LOADER = new RegExp(
  `(?:([\\w-]+|'[\\w-]+'): )?(?:new )?\\b(LazyPage|${Object.keys(SHARED_LOADERS).join('|')})\\b(?:<[^(]*>)?\\(`,
  'g',
);

/** The parts that a file declares, by the name of their screen in the list of pages, else by their entry. */
function partsIn(file: string): readonly Part[] {
  return [...read(file).matchAll(LOADER)].flatMap((found) => {
    const [, name, loader = ''] = found;
    const call = callAt(read(file), found.index);
    const entry = resolve(file, /import\('([^']+)'\)/.exec(call)?.[1] ?? '');
    if (entry === null) return [];
    return [{ name: name?.replaceAll("'", '') ?? entry, entry, groups: groupsOf(call, loader, file) }];
  });
}

/** The file of each store that the interface gets, by its name there. */
const storeFiles = new Map(
  [...read(STORES).matchAll(/^ {2}(?:readonly )?(\w+)(?:\([^)]*\))?: ([\w<>| ]+);/gm)].map(
    ([, name = '', type = '']) => {
      const types = type.match(/[A-Z]\w+/g) ?? [];
      const files = importsOf(STORES).filter(({ path }) =>
        types.some((known) => new RegExp(`export (class|interface|type) ${known}\\b`).test(read(path))),
      );
      return [name, files.map(({ path }) => path)] as const;
    },
  ),
);

function storesUsedIn(file: string): readonly string[] {
  const text = read(file);
  const taken = all(text, /\{([^{}]*)\}(?:: \w+)? = (?:use(?:Account|App)Stores\(\)|(?:account|stores)\b)/g);
  const named = [
    ...taken.flatMap((names) => all(names, /(\w+)(?:: \w+)?(?:,|\s*$)/g)),
    ...all(text, /\b(?:account|stores)\.(\w+)/g),
  ];
  return named.flatMap((name) => storeFiles.get(name) ?? []);
}

/** Files of the interface use the stores whose types they name. */
const followsTypes = (file: string, path: string) => file.startsWith('src/ui/') && path.startsWith('src/application/');

function filesFrom(entry: string): ReadonlySet<string> {
  const files = new Set<string>();
  const collect = (file: string): void => {
    if (files.has(file) || file === STORES || NAMED_ELSEWHERE.test(file)) return;
    files.add(file);
    for (const { path, isType } of importsOf(file)) if (!isType || followsTypes(file, path)) collect(path);
    if (file.startsWith('src/ui/')) storesUsedIn(file).forEach(collect);
    const parts = partsIn(file).map((part) => part.entry);
    for (const specifier of all(read(file), /import\('([^']+)'\)/g)) {
      const path = resolve(file, specifier);
      if (path !== null && !parts.includes(path)) collect(path);
    }
  };
  collect(entry);
  return files;
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The keys of each group of a language. */
function catalogOf(language: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = `${MESSAGES}/${language}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return new Map(
    files.map((path) => {
      const file = path.replaceAll('\\', '/');
      const keys = all(read(`${folder}/${file}`), /^ {2}'?([\w.-]+)'?:/gm);
      return [file.replace('.ts', ''), new Set(keys.map(withoutPlural))];
    }),
  );
}

const catalogs = new Map(LANGUAGES.map((language) => [language, catalogOf(language)]));
const everyKey = [...new Set([...(catalogs.get('en')?.values() ?? [])].flatMap((keys) => [...keys]))];

const keysOf = new Map<string, readonly string[]>();
/** The keys that a file names, in full or by a template. */
function keysIn(file: string): readonly string[] {
  const known = keysOf.get(file);
  if (known) return known;
  const quoted = new Set(all(read(file), /'([a-z][\w.-]*)'/g));
  const templates = all(read(file), /`([a-z][a-z-]*\.[^`\s]*\$\{[^`]*)`/g).map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const keys = everyKey.filter((key) => quoted.has(key) || templates.some((template) => template.test(key)));
  keysOf.set(file, keys);
  return keys;
}

interface ShownPart extends Part {
  readonly files: ReadonlySet<string>;
}

/** With the parts inside it, which have its groups as well as their own. */
function shown(part: Part): readonly ShownPart[] {
  const files = filesFrom(part.entry);
  const inside = [...files].filter((file) => file !== PAGES).flatMap(partsIn);
  return [
    { ...part, files },
    ...inside.flatMap((inner) =>
      shown({ ...inner, name: `${inner.name} in ${part.name}`, groups: [...part.groups, ...inner.groups] }),
    ),
  ];
}

const FIRST = [...FIRST_GROUPS];
const pages = partsIn(PAGES);
const FRAME_GROUPS = pages.find(({ entry }) => entry.endsWith('console-frame.tsx'))?.groups ?? [];

/** The pages of the console show once the frame around them is there. */
const groupsBefore = ({ name }: Part) => (isConsoleScreen(name as Screen) ? [...FIRST, ...FRAME_GROUPS] : FIRST);

const groupsLoadedIn = (file: string) =>
  strings(/(?:loadMessages|i18n\.load)\((\[[^\]]*\])/.exec(read(file))?.[1] ?? '');

/** The layer of the demo is there on each of its pages, and names in its tours what the pages of the console show. */
const DEMO = ['src/ui/demo/pages/demo-routes.tsx', 'src/ui/demo/panel/create-demo-layer.tsx'];

const SLOTS = 'src/ui/demo/create-demo-slots.tsx';
const PARTNERS = 'mocks/pages/open-mock-page.tsx';

/** What is fetched otherwise. */
const ROOTS: readonly Part[] = [
  { name: 'the demo on screens of the console', entry: SLOTS, groups: [...FIRST, ...groupsLoadedIn(SLOTS)] },
  { name: 'the app around all pages', entry: 'src/ui/app/app.tsx', groups: FIRST },
  { name: 'the pages of other companies', entry: PARTNERS, groups: [...FIRST, ...groupsLoadedIn(PARTNERS)] },
  ...DEMO.map((entry) => ({ name: entry, entry, groups: [...FIRST, ...DEMO.flatMap(groupsLoadedIn)] })),
];

const uiFiles = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/ui/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'));

const parts: readonly ShownPart[] = [
  ...ROOTS,
  ...pages.map((page) => ({ ...page, groups: [...groupsBefore(page), ...page.groups] })),
].flatMap(shown);

describe('each message that a part can show', () => {
  it('is looked for in the parts of the whole console', () => {
    const declared = uiFiles.flatMap(partsIn).map(({ entry }) => entry);
    expect(declared.length).toBeGreaterThan(25);
    expect([...new Set(parts.map(({ entry }) => entry))].toSorted()).toEqual(
      [...new Set([...ROOTS.map(({ entry }) => entry), ...declared])].toSorted(),
    );
    // What the file with the pages fetches is all found.
    expect(pages).toHaveLength(all(read(PAGES), /(import\()/g).length);
    for (const { files, groups } of parts) {
      expect(files.size).toBeGreaterThan(10);
      expect([...files].flatMap(keysIn).length).toBeGreaterThan(1);
      expect(groups.length).toBeGreaterThan(1);
    }
  });

  it.each(LANGUAGES)('is in a group that it loads, in the language %s', (language) => {
    const catalog = catalogs.get(language)!;
    const raw = parts.flatMap(({ name, files, groups }) => {
      const loaded = new Set(groups.flatMap((group) => [...(catalog.get(group) ?? [])]));
      return [...files].flatMap((file) =>
        keysIn(file)
          .filter((key) => !loaded.has(key))
          .map((key) => `${name} shows ${key} of ${file}`),
      );
    });
    expect(raw).toEqual([]);
  });
});
