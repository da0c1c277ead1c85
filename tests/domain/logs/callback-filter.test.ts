import { describe, expect, it } from 'vitest';
import { callbackFilterFor } from '#src/domain/logs/log-filters.ts';

const options = {
  blockchains: ['ethereum', 'Binance Smart Chain'],
  networks: [
    { name: 'mainnet', blockchain: 'ethereum' },
    { name: 'testnet', blockchain: 'Binance Smart Chain' },
    { name: 'devnet', blockchain: null },
  ],
  statuses: [],
  products: ['BLOCKCHAIN_EVENTS', 'nodes', 'NODES'],
};

describe('the callbacks of what credits were used for', () => {
  it.each([
    ['product', 'blockchain-events', { product: 'BLOCKCHAIN_EVENTS' }],
    ['product', 'NODES', { product: 'NODES' }],
    ['product', 'hd-wallets', null],
    ['blockchain', 'Ethereum', { blockchain: 'ethereum' }],
    ['blockchain', 'binance-smart-chain', { blockchain: 'Binance Smart Chain' }],
    ['blockchain', '', null],
    ['network', 'ethereum/mainnet', { blockchain: 'ethereum', network: 'mainnet' }],
    ['network', 'ethereum/testnet', null],
    ['network', 'solana/mainnet', null],
    ['network', 'ethereum/devnet', { blockchain: 'ethereum', network: 'devnet' }],
    ['network', 'devnet', { blockchain: '', network: 'devnet' }],
    ['network', 'mainnet', null],
  ] as const)('by %s of "%s" are filtered by %j', (by, id, filters) => {
    expect(callbackFilterFor(by, id, options)).toEqual(filters);
  });
});
