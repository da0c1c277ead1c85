/** Stores whose code comes with the pages that need them, not with the first screen. */
export interface LazyPart<T> {
  /** Fetches the code; safe to call as often as one likes. Rejects where it does not come. */
  load(): Promise<void>;
  /** Only once it is loaded: the pages that read it wait for that. */
  readonly current: T;
}
