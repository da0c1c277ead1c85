/*
 * At each import() Chromium walks through all that the module imports, even where the page has it: a fifth of the time
 * of these tests, where each opens a console of its own. So the promise of the first import() answers the next ones.
 */
type Import = () => Promise<unknown>;

const imports = new Map<string, Promise<unknown>>();

let isGone = (_address: string): boolean => false;

/** Which imports fail from here on, by their address from the root, as where a newer release has removed them. */
export function failImports(ofAddress: (address: string) => boolean): void {
  isGone = ofAddress;
}

/** What vitest makes of import() calls this. */
const runner: unknown = Reflect.get(globalThis, '__vitest_browser_runner__');
if (hasWrap(runner)) {
  const wrap = runner.wrapDynamicImport;
  runner.wrapDynamicImport = (load) => {
    // Vite has written the address from the root into it, unless it is known only when it runs.
    const address = /^\(\) => import\("([^"]+)"\)$/.exec(String(load))?.[1];
    if (address === undefined) return wrap(load);
    return isGone(address) ? Promise.reject(new Error(`${address} is gone`)) : remember(address, () => wrap(load));
  };
}

function hasWrap(value: unknown): value is { wrapDynamicImport: (load: Import) => Promise<unknown> } {
  return typeof value === 'object' && value !== null && 'wrapDynamicImport' in value;
}

function remember(address: string, load: Import): Promise<unknown> {
  const known = imports.get(address);
  if (known) return known;
  const loading = load();
  imports.set(address, loading);
  loading.catch(() => imports.delete(address));
  return loading;
}
