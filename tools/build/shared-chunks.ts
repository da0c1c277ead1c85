import { relative, resolve } from 'node:path';
import { LOGIN_MODULES } from './preload-login.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Loaded on every visit, so nothing of them waits for another part. */
const FIRST_PARTS: readonly string[] = [
  'src/load-console.ts',
  'src/first-libraries/react.ts',
  'src/first-libraries/state.ts',
  ...LOGIN_MODULES,
];
const MAIN = 'src/main.tsx';

/** The provider of a production build, and what asks it first. */
const HTTP = 'http';

/** Few providers offer them, so that what they share with a page stays where the page has it. */
const LIMITS = 'key-limits';

/** What is loaded together, by the file that an `import()` names; the folder of a feature is a section by itself. */
const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^src\/(adapters\/http\/gateways\/create-http-gateways|application\/i18n\/translation-store)\./, HTTP],
  [/^(src\/composition\/backends|mocks)\//, 'provider'],
  [/^src\/ui\/auth\/layout\/auth-panel/, 'auth-panel'],
  [/^src\/composition\/account-container\./, 'account-stores'],
  [/^src\/(ui\/app\/console-frame|application\/i18n\/en\/console)\./, 'console'],
  [/\.suite\.ts$/, 'validation'],
  // What few providers offer, and its parts on two pages, come together.
  [
    /^src\/(ui\/usage\/budget\/|application\/usage\/(budget-store|set-budget)\.|adapters\/http\/gateways\/http-budget-)/,
    'budget',
  ],
  [/^src\/ui\/components\/(dialog\/(overlay|side-panel)-layer|menu\/menu-popup)\./, 'layers'],
  // The only screens before the console with a dialog: the others must not load one.
  [/^src\/ui\/.*\/(idle-timeout-dialog|pricing-plan-page)\./, 'early-dialogs'],
  [/^src\/composition\/features\/sign-up\./, 'auth'],
  [/^src\/ui\/api-keys\/(key-dialogs|key-panel|version\/choose-version-dialog)\./, 'key-dialogs'],
  [/^src\/adapters\/http\/gateways\/http-/, 'late-gateways'],
  [/^src\/ui\/account\/closure\//, 'closure'],
  [/^src\/ui\/api-keys\/limits\//, LIMITS],
  [/^src\/ui\/.*\/(node-as-a-service|subscription-success)-page\./, '$1'],
  [/^src\/ui\/callback-domains\/signing\//, 'callback-signing'],
  [/^src\/ui\/app\/palette\//, 'palette'],
  [/^src\/(?:ui|composition\/features)\/([\w-]+)/, '$1'],
];

/** A module that one of these needs goes with it in any case. */
const ON_EVERY_PAGE: readonly string[] = ['provider', 'auth-panel'];
const BEFORE_CONSOLE: readonly string[] = ['auth', 'onboarding'];
/** Not features: the screens before the console, and the console's frame. */
const GENERAL: readonly string[] = [...BEFORE_CONSOLE, 'early-dialogs', 'layers', 'account-stores', 'console'];
/** What a deployment sets up, and no page needs. */
const OF_DEPLOYMENT: readonly string[] = ['calls', 'errors', 'measures'];
/** What few providers offer, and no page waits for. */
const OPTIONAL: readonly string[] = [...OF_DEPLOYMENT, 'late-gateways', 'closure', 'budget'];
/** A page is in one chunk with its stores. */
const PAGES: readonly string[] = ['account', 'billing', 'callback-domains', 'dashboard', 'faucets', 'logs', 'team'];
/** Comes behind a page, so what it shares stays where the others need it. */
const BEHIND_PAGES: readonly string[] = ['callback-signing', 'palette'];
/** In one chunk each, whatever else needs a part of them. */
const WHOLE: readonly string[] = ['account-stores', 'console', 'layers', 'key-dialogs', HTTP, 'budget', ...PAGES];
/** Of the screens before the console and of the console. */
const SHARED = 'shared';
/** The field for a code of the second factor, which no page needs. */
const CODES = 'account+auth';
/** The paginator, which weighs 27 KiB. */
const PAGINATED = 'faucets+team';

/** What the dashboard and the page of usage say is a file in each language: they share most of it. */
const FIGURES = /^src\/application\/i18n\/(\w+)\/(?:dashboard|first-call|json-viewer|logs|usage)\./;

/** Most pages need them in dialogs alone, which come late. */
const CHANGES = /^src\/(?:application\/forms\/change|ui\/components\/(?:dialog\/change-dialog|form\/use-fields))\./;

/** Reachable from every file that imports the library, so where it is used does not show. */
const PART_OF_LIBRARY = /lucide\/dist\/esm\/icons\/|react-i18next\/dist\/es\/Trans|html-parse-stringify/;

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/**
 * Puts what several parts share into few chunks. By itself the bundler makes one for each set of parts, which is 60 small
 * requests a page. A module goes with the most general section that needs it, so no chunk needs a more special one.
 */
export function sharedChunks() {
  let plan: ReadonlyMap<string, string> | undefined;
  const nameOf = (id: string, graph: Graph) => {
    plan ??= planChunks(graph);
    return plan.get(id) ?? null;
  };
  return [
    { name: (id: string, graph: Graph) => (nameOf(id, graph) === 'main' ? 'main' : null), debugName: 'main' },
    { name: nameOf, debugName: 'shared', includeDependenciesRecursively: false },
  ];
}

function planChunks(graph: Graph): ReadonlyMap<string, string> {
  const main = staticImports(fromRoot(MAIN), graph);
  const first = new Set([...main, ...FIRST_PARTS.flatMap((file) => [...staticImports(fromRoot(file), graph)])]);
  const plan = new Map<string, string>();
  for (const id of first) {
    if (PART_OF_LIBRARY.test(id)) plan.set(id, SHARED);
    else if (main.has(id) && id.startsWith(fromRoot('src'))) plan.set(id, 'main');
  }
  for (const [id, sections] of sectionsOfModules(graph, first)) {
    const [, language] = FIGURES.exec(pathOf(id)) ?? [];
    if (language !== undefined) plan.set(id, `figures-${language}`);
    else if (CHANGES.test(pathOf(id))) plan.set(id, 'changes');
    else if (sections.length > 1 || WHOLE.includes(sections[0] ?? '')) plan.set(id, chunkOf(id, counted(sections)));
  }
  return plan;
}

function counted(sections: readonly string[]): ReadonlySet<string> {
  const others = sections.filter((name) => !BEHIND_PAGES.includes(name));
  return new Set(others.length > 0 ? others : sections);
}

/** One style sheet for the frame and for what its pages share. */
function chunkOf(id: string, sections: ReadonlySet<string>): string {
  const name = chunkName(sections);
  return ['features', 'details'].includes(name) && id.endsWith('.css') ? 'console' : name;
}

function chunkName(sections: ReadonlySet<string>): string {
  if (sections.has(HTTP)) return 'provider';
  const always = ON_EVERY_PAGE.find((name) => sections.has(name));
  if (always) return always;
  const features = [...sections].filter((name) => !GENERAL.includes(name)).sort();
  const isOfFrame = sections.has('account-stores') || sections.has('console');
  if (!isOfFrame && sections.has('layers') && features.length === 0) return 'layers';
  if (!isOfFrame && sections.has('layers') && features.join('+') === PAGINATED) return `layers+${PAGINATED}`;
  if (!isOfFrame && sections.has('early-dialogs') && features.join('+') === 'billing') return 'plans';
  if (!isOfFrame && features.length === 0) return GENERAL.filter((name) => sections.has(name)).join('+');
  if (features.join('+') === CODES) return CODES;
  if (BEFORE_CONSOLE.some((name) => sections.has(name))) return SHARED;
  if (sections.has('early-dialogs')) return 'dialogs';
  if (sections.has('account-stores')) return 'account-stores';
  if (sections.has('console') || sections.has('layers')) return 'console';
  return featureChunk(features);
}

/** What the lists of keys and logs draw with is apart from what shows in their details, and on the dashboard. */
function featureChunk(all: readonly string[]): string {
  const features = all.filter((name) => name !== LIMITS);
  // The rules of their form are requested with it.
  if (features.length < all.length && features.every((name) => name === 'validation')) return LIMITS;
  const pages = features.filter((name) => name !== 'key-dialogs');
  if (features.join('+') === 'account+closure') return 'account';
  if (features.length === 1 || features.join('+') === PAGINATED) return features.join('+');
  if (features.every((name) => OF_DEPLOYMENT.includes(name))) return 'deployment';
  if (features.every((name) => OPTIONAL.includes(name))) return 'optional';
  if (pages.length === 1 && pages[0] === 'api-keys') return 'api-keys';
  return pages.includes('api-keys') ? 'features' : 'details';
}

/** One entry for each part that needs the module; two parts of a section count twice. */
function sectionsOfModules(graph: Graph, first: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>();
  for (const part of partsOf(graph)) {
    if (first.has(part)) continue;
    for (const id of staticImports(part, graph)) {
      if (!first.has(id)) sections.set(id, [...(sections.get(id) ?? []), sectionOf(part)]);
    }
  }
  return sections;
}

/** Every module that an `import()` names. */
function partsOf(graph: Graph): ReadonlySet<string> {
  const parts = new Set([fromRoot(MAIN)]);
  // A set goes on to what is added while it is read.
  for (const part of parts) {
    for (const id of staticImports(part, graph)) {
      for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) parts.add(next);
    }
  }
  return parts;
}

function staticImports(root: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

function sectionOf(part: string): string {
  const file = pathOf(part);
  for (const [pattern, name] of SECTIONS) {
    const match = pattern.exec(file);
    if (match) return name.replace('$1', match[1] ?? '');
  }
  return file;
}

function pathOf(id: string): string {
  return relative(ROOT, id).replaceAll('\\', '/');
}

function fromRoot(path: string): string {
  return resolve(ROOT, path);
}
