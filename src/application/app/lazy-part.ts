export interface LazyPart<T> {
  /** Idempotent. Rejects if the code fails to load. */
  load(): Promise<void>;
  readonly current: T;
}
