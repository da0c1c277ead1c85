/** Loads once and shares the result; a failed load is forgotten, so that the next call retries. */
export function retryableOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

export interface LazyPart<T> {
  /** Idempotent. Rejects if the code fails to load. */
  load(): Promise<void>;
  readonly current: T;
}
