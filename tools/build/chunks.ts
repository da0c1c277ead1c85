import { resolve } from 'node:path';
import { type Graph, type Page, ROOT } from './pages.ts';
import { ACCOUNT, DRAWN_PANEL, GATEWAYS, LOG_IN, MAIN, SHOW } from './preload-login.ts';

const PRIMEREACT = 'node_modules/primereact/api/api.esm.js';

/** What is there before a page, in the order of its evaluation, and libraries that come with those that need them. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  state: ['src/first-libraries/state.ts'],
  main: [MAIN],
  provider: [GATEWAYS, 'src/application/i18n/translation-store.ts'],
  stores: [ACCOUNT],
  react: ['src/first-libraries/react.ts'],
  show: [SHOW],
  'log-in': [LOG_IN],
  panel: [DRAWN_PANEL],
  console: ['src/ui/app/console-frame.tsx', 'src/application/i18n/en/console.ts'],
  primereact: [PRIMEREACT],
  validation: ['src/application/forms/form-suite.ts'],
};

/** A screen before the console, such as a page of the questionnaire, does not wait for them. */
const OF_CONSOLE: readonly string[] = ['stores', 'console'];

/** A signed-in person does not see it. */
const OF_LOG_IN: readonly string[] = ['log-in', 'panel'];

/** The page with the shortest way to what people come for. What it shares comes with the frame. */
const SHORTEST = 'api-keys';

/** What several screens before the console need, several pages of it, or both. */
const EARLY = 'early';
const PAGES = 'pages';
const SHARED = 'shared';

const MESSAGES = /\/i18n\/(\w+)\/([\w-]+)\.ts$/;

/** A layer, a page, or what an `import()` in one of them names. */
interface Part {
  readonly owners: readonly string[];
  readonly modules: ReadonlySet<string>;
}

/**
 * Puts what several parts share into few chunks, by who needs it. The bundler by itself makes one for each set of parts,
 * which is 60 small requests a page.
 */
export function chunks(pages: readonly Page[]) {
  let plan: ReadonlyMap<string, string> | undefined;
  return [
    // The entry imports nothing else.
    { name: 'preload', test: 'vite/preload-helper' },
    {
      debugName: 'chunks',
      includeDependenciesRecursively: false,
      name: (id: string, graph: Graph) => (plan ??= planChunks(pages, graph)).get(id) ?? null,
    },
  ];
}

function planChunks(pages: readonly Page[], graph: Graph): ReadonlyMap<string, string> {
  const layers = Object.entries(LAYERS).map(([name, files]) => ({
    name,
    ids: files.map((file) => resolve(ROOT, file)),
  }));
  const others = pages.filter(({ name }) => name !== 'log-in');
  const roots = [...layers, ...others.map((page) => ({ name: page.name, ids: [page.moduleIn(graph)] }))];
  const shown = roots.map(({ name, ids }) => ({ owners: [name], modules: importsOf(ids, graph) }));
  const late = lateParts(roots, graph);
  const entry = importsOf([resolve(ROOT, 'src/load-console.ts')], graph);
  const plan = new Map<string, string>();
  for (const id of new Set([...shown, ...late].flatMap(({ modules }) => [...modules]))) {
    const needing = (parts: readonly Part[]) => parts.filter(({ modules }) => modules.has(id));
    const found = messagesChunk(id, pages) ?? chunkOf(needing(shown), needing(late), others);
    // What draws nothing with PrimeReact would wait for it.
    const isOfLibrary = [SHARED, PAGES].includes(found ?? '') && importsOf([id], graph).has(resolve(ROOT, PRIMEREACT));
    const name = isOfLibrary ? 'primereact' : found;
    // One style sheet for the frame and for what its pages share.
    if (!entry.has(id) && name !== null) plan.set(id, id.endsWith('.css') && name === PAGES ? 'console' : name);
  }
  return plan;
}

/** Null for what one late part alone needs. */
function chunkOf(shown: readonly Part[], late: readonly Part[], pages: readonly Page[]): string | null {
  const layer = Object.keys(LAYERS).find((name) => shown.some(({ owners }) => owners.includes(name)));
  if (layer !== undefined && OF_LOG_IN.includes(layer) && shown.some((part) => isSignedIn(part, pages))) return 'show';
  if (layer !== undefined && !OF_CONSOLE.includes(layer)) return layer;
  if (shown.length === 0) return late.length === 1 ? null : `late: ${ownersOf(late, pages).join(' ')}`;
  const [early, own] = ownersOf(shown, pages);
  // What an account calls with draws nothing, and waits for nothing that does.
  if (layer === 'stores') return early === '' ? layer : 'provider';
  if (layer !== undefined) return early === '' ? layer : SHARED;
  const isOfMany = ['console', PAGES].includes(own);
  if (isOfMany ? early !== '' : early === EARLY && own !== '') return SHARED;
  const isWanted = late.some(({ owners }) => owners.some((name) => name !== own));
  return isOfMany || !isWanted ? early + own : `${early}${own} late`;
}

function isSignedIn({ owners }: Part, pages: readonly Page[]): boolean {
  return owners.some(
    (name) => OF_CONSOLE.includes(name) || pages.some((page) => page.isOfConsole && page.name === name),
  );
}

/** Before the console and in it: one screen, several, or none. The tabs of a page count as one. */
function ownersOf(parts: readonly Part[], pages: readonly Page[]): readonly [string, string] {
  const owners = new Set(parts.flatMap((part) => part.owners));
  const namesOf = (isOfConsole: boolean) => {
    const found = pages.filter((page) => page.isOfConsole === isOfConsole && owners.has(page.name));
    return [...new Set(found.map(({ name }) => name.replace(/#.*/, '#')))];
  };
  const early = namesOf(false);
  const own = namesOf(true);
  const several = own.includes(SHORTEST) ? 'console' : PAGES;
  return [early.length > 1 ? EARLY : early.join(''), own.length > 1 ? several : own.join('')];
}

/** Those that the same pages show are together, in each language. */
function messagesChunk(id: string, pages: readonly Page[]): string | null {
  const [, language, group] = MESSAGES.exec(id) ?? [];
  const users = pages.filter(({ groups }) => groups.some((name) => name === group));
  if (users.length === 0) return null;
  return [language, ...new Set(users.map(({ name }) => name.replace(/#.*/, '')))].join(' ');
}

/** Every other module that an `import()` names, by who leads to it. */
function lateParts(roots: readonly { readonly name: string; readonly ids: readonly string[] }[], graph: Graph) {
  const known = new Set(roots.flatMap(({ ids }) => ids));
  const owners = new Map<string, string[]>();
  for (const { name, ids } of roots) {
    // A set goes on to what is added while it is read.
    const found = new Set(ids);
    for (const part of found) {
      for (const id of importsOf([part], graph)) {
        for (const next of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) if (!known.has(next)) found.add(next);
      }
    }
    for (const id of found) if (!known.has(id)) owners.set(id, [...(owners.get(id) ?? []), name]);
  }
  return [...owners].map(([id, names]): Part => ({ owners: names, modules: importsOf([id], graph) }));
}

/** With all that they import statically. */
function importsOf(ids: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
