import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { isConsoleScreen, type Screen } from '#src/domain/auth/admit.ts';
import type * as Pages from '#src/ui/app/pages.ts';
import type * as Tabs from '#src/ui/usage/usage-tabs.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = resolve(ROOT, 'src/ui/app/pages.ts');
const TABS = resolve(ROOT, 'src/ui/usage/usage-tabs.ts');

/** The part of the bundler's record that says what imports what. */
export interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

export interface Page {
  readonly name: string;
  /** Of messages. */
  readonly groups: readonly string[];
  readonly isOfConsole: boolean;
  moduleIn(graph: Graph): string;
}

/** Each page, and each tab that comes by itself, with the module that its loader imports. */
export async function readPages(): Promise<readonly Page[]> {
  const load = async <T>(file: string) =>
    (await runnerImport<T>(file, { configFile: false, logLevel: 'error' })).module;
  const { PAGES: pages } = await load<typeof Pages>(PAGES);
  const { LOG_TABS: tabs } = await load<typeof Tabs>(TABS);
  return [
    ...Object.entries(pages).map(([name, { messages }], index) => pageOf(name, messages, [PAGES, index])),
    ...Object.entries(tabs).map(([name, { messages }], index) => pageOf(`usage#${name}`, messages, [TABS, index])),
  ];
}

/** The lists import their pages in the order of their names. */
function pageOf(name: string, groups: readonly string[], [list, index]: readonly [string, number]): Page {
  return {
    name,
    groups,
    isOfConsole: isConsoleScreen(name.split('#')[0] as Screen),
    moduleIn(graph) {
      const module = graph.getModuleInfo(list)?.dynamicallyImportedIds[index];
      if (module === undefined) throw new Error(`${list} does not import the page ${name}`);
      return module;
    },
  };
}
