import type { LazyPart } from '#src/application/app/lazy-part.ts';

export function createLazyPart<T>(fetchPart: () => Promise<T>): LazyPart<T> {
  let loading: Promise<void> | null = null;
  let loaded: { readonly part: T } | null = null;
  return {
    load() {
      loading ??= fetchPart().then(
        (part) => {
          loaded = { part };
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    get current() {
      if (!loaded) throw new Error('Read before it was loaded');
      return loaded.part;
    },
  };
}
