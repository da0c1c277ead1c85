/** Stores whose code loads with the pages that need them. */
export interface LazyPart<T> {
  /** Idempotent. Rejects if the code fails to load. */
  load(): Promise<void>;
  /** Available once loaded; pages wait for that. */
  readonly current: T;
}
