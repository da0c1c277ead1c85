import type { RequestKey } from './api-request.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';

export interface CallbackFilters {
  readonly blockchain: string;
  readonly network: string;
  readonly status: '' | 'success' | 'failed';
  readonly product: string;
  readonly searchPhrase: string;
}

export interface ApiRequestFilters {
  readonly apiKey: string;
  /** Of API keys; applied by a provider that offers `api-key-labels`. */
  readonly label?: string;
}

/** Applied by a provider that offers `log-date-range`. */
export interface DatedFilters {
  /** Two days of UTC, as `formatDateRange` writes them. */
  readonly dates: string;
}

/** Over the rows that are loaded, because the provider cannot filter by them. */
export interface LoadedFilters {
  /** A stretch of time, as `formatStretch` writes it. */
  readonly between: string;
}

export type StatusClass = '' | 'success' | 'client-error' | 'server-error';

export type TimeWindow = '' | 'hour' | 'day' | 'week';

export interface CallbackLogFilters extends CallbackFilters, DatedFilters, LoadedFilters {}

export interface RequestLogFilters extends ApiRequestFilters, DatedFilters, LoadedFilters {
  readonly label: string;
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

/** The unique networks of a blockchain. A network without a blockchain belongs to all. */
export function networksFor({ networks }: CallbackFilterOptions, blockchain: string): readonly string[] {
  const own = networks.filter((network) => network.blockchain === null || network.blockchain === blockchain);
  return [...new Set(own.map(({ name }) => name))];
}

export function withBlockchain<F extends CallbackFilters>(filters: F, blockchain: string): F {
  return { ...filters, blockchain, network: blockchain === filters.blockchain ? filters.network : '' };
}

/** A URL may be outdated or mistyped, so unsupported values are dropped. */
export function dropUnsupported<F extends CallbackFilters>(filters: F, options: CallbackFilterOptions): F {
  const { blockchain, network, status, product } = filters;
  const supported = options.blockchains.includes(blockchain) ? blockchain : '';
  return {
    ...filters,
    blockchain: supported,
    network: networksFor(options, supported).includes(network) ? network : '',
    status: status !== '' && options.statuses.includes(status) ? status : '',
    product: options.products.includes(product) ? product : '',
  };
}

/** What credits were used for, as filters of the callbacks; null where they have no such thing in any spelling. */
export function callbackFilterFor(
  by: 'product' | 'blockchain' | 'network',
  id: string,
  options: CallbackFilterOptions,
): Partial<Pick<CallbackFilters, 'product' | 'blockchain' | 'network'>> | null {
  if (by === 'product') {
    const product = spelledLike(id, options.products);
    return product === undefined ? null : { product };
  }
  // A network is named behind its blockchain, such as `ethereum/mainnet`; one without a blockchain belongs to all.
  const [first = '', ...more] = id.split('/');
  const isBare = by === 'network' && more.length === 0;
  const blockchain = isBare ? '' : spelledLike(first, options.blockchains);
  if (blockchain === undefined) return null;
  if (by === 'blockchain') return { blockchain };
  const network = spelledLike(isBare ? first : more.join('/'), networksFor(options, blockchain));
  return network === undefined ? null : { blockchain, network };
}

function spelledLike(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[_\s]+/g, '-');
  return known.find((one) => one === name) ?? known.find((one) => plain(one) === plain(name));
}

type Named = Pick<ApiKey, 'id' | 'name'>;

/** Its id, or its name if no other key shares it. Null without a filter, as no rows would then be ambiguous. */
export function requestFilterFor(id: ApiKeyId, keys: readonly Named[], options: readonly RequestKey[]): string | null {
  if (options.some(({ value }) => value === id)) return id;
  const name = keys.find((key) => key.id === id)?.name;
  const hasUniqueName = name !== undefined && keys.filter((key) => key.name === name).length === 1;
  // If the name is not the value, the value is the id of another key.
  const isSupported = options.some((option) => option.value === name && option.name === name);
  return hasUniqueName && isSupported ? name : null;
}
