import { retryableOnce, type LazyPart } from '#src/application/async/retryable-once.ts';

export function createLazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  let loaded: { readonly part: T } | null = null;
  return {
    load: retryableOnce(async () => {
      loaded = { part: await fetchPart() };
    }),
    get current() {
      if (!loaded) throw new Error('Read before it was loaded');
      return loaded.part;
    },
  };
}
