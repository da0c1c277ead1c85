import type { CallbackFilterOptions, CallbackFilters } from './log-filters.ts';

/** The networks of a blockchain, each once; those that the provider assigns to none belong to all, and to any. */
export function networksFor({ networks }: CallbackFilterOptions, blockchain: string): readonly string[] {
  const own = networks.filter((network) => network.blockchain === null || network.blockchain === blockchain);
  return [...new Set(own.map(({ name }) => name))];
}

/** Another blockchain clears the network (§2). */
export function withBlockchain(filters: CallbackFilters, blockchain: string): CallbackFilters {
  return { ...filters, blockchain, network: blockchain === filters.blockchain ? filters.network : '' };
}

/** Without what the provider does not offer: an address may be old, or mistyped. */
export function dropUnsupported(filters: CallbackFilters, options: CallbackFilterOptions): CallbackFilters {
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
