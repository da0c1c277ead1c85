import { resolve } from 'node:path';
import { LOGIN_MODULES } from './preload-login.ts';

const fromRoot = (path: string) => resolve(import.meta.dirname, '../..', path);

const INTERFACE = fromRoot('src/ui');

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Puts what the log-in page draws with into one chunk: it compresses better so, and every other screen needs most of it.
 * Decides by the module graph: the interface modules that the page imports statically.
 */
export function loginChunk() {
  let members: ReadonlySet<string> | undefined;
  return {
    // What a slow build is reported by.
    debugName: 'log-in',
    name(id: string, graph: Graph): string | null {
      members ??= new Set(LOGIN_MODULES.flatMap((file) => [...interfaceImports(fromRoot(file), graph)]));
      return members.has(id) ? 'log-in' : null;
    },
  };
}

function interfaceImports(id: string, graph: Graph, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id) || !id.startsWith(INTERFACE)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) interfaceImports(imported, graph, found);
  return found;
}
