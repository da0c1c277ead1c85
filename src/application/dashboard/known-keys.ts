/** What the panel needs to know about the account's API keys. */
export interface KnownKeys {
  /** Null while it is unknown. */
  readonly hasAny: boolean | null;
  /** Fetches them, unless a fetch is pending. */
  refresh(): void;
}
