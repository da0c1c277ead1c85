/** Filters of the callback logs; empty means any (§2). */
export interface CallbackFilters {
  readonly blockchain: string;
  readonly network: string;
  readonly status: '' | 'success' | 'failed';
  readonly product: string;
  readonly searchPhrase: string;
}

/** Filters of the API requests; empty means any (§7). */
export interface ApiRequestFilters {
  /** `value` of a `RequestKey`. */
  readonly apiKey: string;
}

/** What the callback logs can be narrowed to (§7). */
export interface CallbackFilterOptions {
  readonly blockchains: readonly string[];
  /** `blockchain` is null where the provider does not say whose network it is. */
  readonly networks: readonly { readonly name: string; readonly blockchain: string | null }[];
  readonly statuses: readonly ('success' | 'failed')[];
  readonly products: readonly string[];
}
