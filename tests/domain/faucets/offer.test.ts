import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FaucetSetting } from '#src/domain/faucets/faucet.ts';
import {
  offeredAmount,
  requiresType,
  blockchainsOf,
  type FaucetChoice,
  missingFields,
  networksOf,
  toFaucetRequestInput,
  withBlockchain,
} from '#src/domain/faucets/offer.ts';

const usdt = { amount: '20', name: 'USDT' };
const settings: readonly FaucetSetting[] = [
  { blockchain: 'ethereum', network: 'sepolia', coinsAmount: '0.05', token: usdt },
  { blockchain: 'bitcoin', network: 'testnet', coinsAmount: '0.0005', token: null },
  { blockchain: 'ethereum', network: 'hoodi', coinsAmount: '0.1', token: null },
  { blockchain: 'polygon', network: 'amoy', coinsAmount: null, token: { amount: '5', name: 'USDC' } },
  { blockchain: 'bitcoin', network: 'testnet', coinsAmount: '9', token: usdt },
];

const chosen = (blockchain: string, network = '', type: FaucetChoice['type'] = ''): FaucetChoice => ({
  blockchain,
  network,
  address: '0xabc',
  type,
});

describe('what a faucet dialog offers', () => {
  it('is each blockchain once, in the order of the provider', () => {
    expect(blockchainsOf(settings)).toEqual(['ethereum', 'bitcoin', 'polygon']);
  });

  it.each([
    { blockchain: 'ethereum', networks: ['sepolia', 'hoodi'] },
    { blockchain: 'bitcoin', networks: ['testnet'] },
    { blockchain: '', networks: [] },
    { blockchain: 'tron', networks: [] },
  ])('has the networks $networks for "$blockchain"', ({ blockchain, networks }) => {
    expect(networksOf(settings, blockchain)).toEqual(networks);
  });

  it.each([
    { blockchain: '', network: '', needsType: false },
    { blockchain: 'ethereum', network: '', needsType: true },
    { blockchain: 'ethereum', network: 'sepolia', needsType: true },
    { blockchain: 'ethereum', network: 'hoodi', needsType: false },
    { blockchain: 'bitcoin', network: 'testnet', needsType: false },
    { blockchain: 'polygon', network: '', needsType: true },
    { blockchain: 'tron', network: 'nile', needsType: false },
  ])('requires a type on "$blockchain" "$network": $needsType', ({ blockchain, network, needsType }) => {
    expect(requiresType(settings, chosen(blockchain, network))).toBe(needsType);
  });
});

describe('the amount of a request', () => {
  it.each([
    { choice: chosen(''), amount: null },
    { choice: chosen('ethereum'), amount: null },
    { choice: chosen('ethereum', 'sepolia'), amount: null },
    { choice: chosen('ethereum', 'sepolia', 'coin'), amount: { amount: '0.05', unit: null } },
    { choice: chosen('ethereum', 'sepolia', 'token'), amount: { amount: '20', unit: 'USDT' } },
    { choice: chosen('ethereum', 'hoodi'), amount: { amount: '0.1', unit: null } },
    { choice: chosen('ethereum', 'hoodi', 'token'), amount: { amount: '0.1', unit: null } },
    { choice: chosen('bitcoin', 'testnet'), amount: { amount: '0.0005', unit: null } },
    { choice: chosen('polygon', 'amoy', 'coin'), amount: null },
    { choice: chosen('polygon', 'amoy', 'token'), amount: { amount: '5', unit: 'USDC' } },
  ])('is $amount for $choice.blockchain $choice.network $choice.type', ({ choice, amount }) => {
    expect(offeredAmount(settings, choice)).toEqual(amount);
  });
});

describe('choosing a blockchain', () => {
  it('clears the network and the type when it is another one', () => {
    expect(withBlockchain(chosen('ethereum', 'sepolia', 'token'), 'bitcoin')).toEqual(chosen('bitcoin'));
  });

  it('changes nothing when it is the same', () => {
    const choice = chosen('ethereum', 'sepolia', 'token');
    expect(withBlockchain(choice, 'ethereum')).toEqual(choice);
  });
});

describe('what is missing', () => {
  it.each([
    { choice: { ...chosen(''), address: ' ' }, missing: ['blockchain', 'network', 'address'] },
    { choice: { ...chosen('ethereum'), address: '' }, missing: ['network', 'address', 'type'] },
    { choice: chosen('ethereum', 'sepolia'), missing: ['type'] },
    { choice: chosen('ethereum', 'sepolia', 'coin'), missing: [] },
    { choice: chosen('ethereum', 'hoodi'), missing: [] },
    { choice: chosen('bitcoin', 'testnet'), missing: [] },
    { choice: chosen('ethereum', 'goerli', 'coin'), missing: ['network'] },
    { choice: chosen('tron', 'nile'), missing: ['blockchain', 'network'] },
  ])('is $missing for $choice', ({ choice, missing }) => {
    expect(missingFields(settings, choice)).toEqual(missing);
  });
});

describe('what is sent', () => {
  it.each([
    { choice: chosen('ethereum', 'sepolia', 'token'), token: true },
    { choice: chosen('ethereum', 'sepolia', 'coin'), token: undefined },
    { choice: chosen('ethereum', 'hoodi', 'token'), token: undefined },
    { choice: chosen('bitcoin', 'testnet', 'token'), token: undefined },
  ])('has tokenTransfer $token for $choice.blockchain $choice.network $choice.type', ({ choice, token }) => {
    const wanted = toFaucetRequestInput(settings, { ...choice, address: '  0xabc ' });
    const { blockchain, network } = choice;
    expect(wanted).toEqual({ blockchain, network, address: '0xabc', ...(token && { tokenTransfer: true }) });
    expect('tokenTransfer' in wanted).toBe(token === true);
  });

  const anySetting = fc.record({
    blockchain: fc.constantFrom('a', 'b', 'c'),
    network: fc.constantFrom('x', 'y'),
    coinsAmount: fc.constantFrom('1', null),
    token: fc.constantFrom(usdt, null),
  });
  const anyChoice = fc.record({
    blockchain: fc.constantFrom('', 'a', 'b', 'c', 'd'),
    network: fc.constantFrom('', 'x', 'y'),
    address: fc.constantFrom('', ' ', '0x1'),
    type: fc.constantFrom('' as const, 'coin' as const, 'token' as const),
  });

  it('never wants a token from a network without one, whatever the settings and the choice', () => {
    fc.assert(
      fc.property(fc.array(anySetting), anyChoice, (any, choice) => {
        if (missingFields(any, choice).length > 0 || choice.network === '') return;
        const setting = any.find((one) => one.blockchain === choice.blockchain && one.network === choice.network);
        const isToken = toFaucetRequestInput(any, choice).tokenTransfer === true;
        expect(isToken).toBe(choice.type === 'token' && (setting?.token ?? null) !== null);
      }),
    );
  });

  it('never asks twice for what a new blockchain has cleared, and preserves the address', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom('a', 'b', 'c'), (choice, blockchain) => {
        const after = withBlockchain(choice, blockchain);
        expect([after.blockchain, after.address]).toEqual([blockchain, choice.address]);
        expect(withBlockchain(after, blockchain)).toEqual(after);
      }),
    );
  });
});
