import type { CallbackFilterOptions, CallbackFilters } from './log-filters.ts';

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
