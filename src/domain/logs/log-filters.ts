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

/** Over the rows that are loaded, because the provider cannot filter by them. */
export interface LoadedFilters {
  /** A stretch of time, as `formatStretch` writes it. */
  readonly between: string;
}

export type StatusClass = '' | 'success' | 'client-error' | 'server-error';

export type TimeWindow = '' | 'hour' | 'day' | 'week';

export interface CallbackLogFilters extends CallbackFilters, LoadedFilters {}

export interface RequestLogFilters extends ApiRequestFilters, LoadedFilters {
  readonly status: StatusClass;
  readonly searchPhrase: string;
  readonly within: TimeWindow;
}

export interface CallbackFilterOptions {
  readonly blockchains: readonly string[];
  /** `blockchain` is null if the provider does not assign the network to one. */
  readonly networks: readonly { readonly name: string; readonly blockchain: string | null }[];
  readonly statuses: readonly ('success' | 'failed')[];
  readonly products: readonly string[];
}
