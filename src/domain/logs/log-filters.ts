export interface CallbackFilters {
  readonly blockchain: string;
  readonly network: string;
  readonly status: '' | 'success' | 'failed';
  readonly product: string;
  readonly searchPhrase: string;
}

export interface ApiRequestFilters {
  readonly apiKey: string;
}

export interface CallbackFilterOptions {
  readonly blockchains: readonly string[];
  /** `blockchain` is null if the provider does not assign the network to one. */
  readonly networks: readonly { readonly name: string; readonly blockchain: string | null }[];
  readonly statuses: readonly ('success' | 'failed')[];
  readonly products: readonly string[];
}
