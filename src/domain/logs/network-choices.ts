import type { CallbackChoices, CallbackFilters } from './log-filters.ts';

/** The networks of a blockchain, each once; those that the provider assigns to none belong to all, and to any. */
export function networksOf({ networks }: CallbackChoices, blockchain: string): readonly string[] {
  const own = networks.filter((network) => network.blockchain === null || network.blockchain === blockchain);
  return [...new Set(own.map(({ name }) => name))];
}

/** Another blockchain clears the network (§2). */
export function withBlockchain(filters: CallbackFilters, blockchain: string): CallbackFilters {
  return { ...filters, blockchain, network: blockchain === filters.blockchain ? filters.network : '' };
}

/** Without what the provider does not offer: an address may be old, or mistyped. */
export function withinChoices(filters: CallbackFilters, choices: CallbackChoices): CallbackFilters {
  const { blockchain, network, status, product } = filters;
  const offered = choices.blockchains.includes(blockchain) ? blockchain : '';
  return {
    ...filters,
    blockchain: offered,
    network: networksOf(choices, offered).includes(network) ? network : '',
    status: status !== '' && choices.statuses.includes(status) ? status : '',
    product: choices.products.includes(product) ? product : '',
  };
}
