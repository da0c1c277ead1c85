import { describe, expect, it } from 'vitest';
import { NO_CALLBACK_FILTERS } from '#src/domain/logs/log-location.ts';
import {
  type CallbackFilterOptions,
  type CallbackFilters,
  dropUnsupported,
  networksFor,
  withBlockchain,
} from '#src/domain/logs/log-filters.ts';

const choices: CallbackFilterOptions = {
  blockchains: ['bitcoin', 'tron'],
  networks: [
    { name: 'mainnet', blockchain: 'bitcoin' },
    { name: 'testnet', blockchain: 'bitcoin' },
    { name: 'mainnet', blockchain: 'tron' },
    { name: 'mainnet', blockchain: null },
    { name: 'devnet', blockchain: null },
  ],
  statuses: ['success', 'failed'],
  products: ['BLOCKCHAIN_EVENTS'],
};
const chosen = (change: Partial<CallbackFilters>): CallbackFilters => ({ ...NO_CALLBACK_FILTERS, ...change });

describe('the networks to choose from', () => {
  it.each([
    { blockchain: '', networks: ['mainnet', 'devnet'] },
    { blockchain: 'bitcoin', networks: ['mainnet', 'testnet', 'devnet'] },
    { blockchain: 'tron', networks: ['mainnet', 'devnet'] },
    { blockchain: 'unheard-of', networks: ['mainnet', 'devnet'] },
  ])('are $networks for "$blockchain"', ({ blockchain, networks }) => {
    expect(networksFor(choices, blockchain)).toEqual(networks);
  });
});

describe('choosing a blockchain', () => {
  it.each([
    { from: 'bitcoin', to: 'tron', network: '' },
    { from: 'bitcoin', to: '', network: '' },
    { from: 'bitcoin', to: 'bitcoin', network: 'testnet' },
  ])('from "$from" to "$to" leaves the network "$network"', ({ from, to, network }) => {
    const before = chosen({ blockchain: from, network: 'testnet', product: 'P' });
    expect(withBlockchain(before, to)).toEqual(chosen({ blockchain: to, network, product: 'P' }));
  });
});

describe('filters that are not offered', () => {
  it.each<{ of: Partial<CallbackFilters>; left: Partial<CallbackFilters> }>([
    { of: { blockchain: 'doge', network: 'testnet' }, left: {} },
    { of: { blockchain: 'doge', network: 'devnet' }, left: { network: 'devnet' } },
    { of: { network: 'devnet' }, left: { network: 'devnet' } },
    { of: { network: 'testnet' }, left: {} },
    { of: { blockchain: 'tron', network: 'testnet' }, left: { blockchain: 'tron' } },
    { of: { blockchain: 'bitcoin', network: 'testnet' }, left: { blockchain: 'bitcoin', network: 'testnet' } },
    { of: { product: 'GONE', searchPhrase: 'x' }, left: { searchPhrase: 'x' } },
    {
      of: { status: 'failed', product: 'BLOCKCHAIN_EVENTS' },
      left: { status: 'failed', product: 'BLOCKCHAIN_EVENTS' },
    },
  ])('are dropped from $of', ({ of, left }) => {
    expect(dropUnsupported(chosen(of), choices)).toEqual(chosen(left));
  });

  it('include a status that the provider does not list', () => {
    expect(dropUnsupported(chosen({ status: 'failed' }), { ...choices, statuses: ['success'] })).toEqual(chosen({}));
  });
});
