/** As much as the panel needs to know of the account's API keys (D26). */
export interface KnownKeys {
  /** Null while nothing is known. */
  readonly hasAny: boolean | null;
  /** Asks for them, unless that is under way. */
  refresh(): void;
}
