import { beforeEach, describe, expect, it } from 'vitest';
import { faucetSuite, faucetValidator } from '#src/application/faucets/request-faucet.suite.ts';
import type { FaucetSetting } from '#src/domain/faucets/faucet.ts';
import type { FaucetChoice } from '#src/domain/faucets/offer.ts';

const SETTINGS: readonly FaucetSetting[] = [
  { blockchain: 'ethereum', network: 'sepolia', coinsAmount: '0.05', token: { amount: '20', name: 'USDT' } },
  { blockchain: 'bitcoin', network: 'testnet', coinsAmount: '0.0005', token: null },
];
const BITCOIN: FaucetChoice = { blockchain: 'bitcoin', network: 'testnet', address: 'tb1q', type: '' };
const ETHEREUM: FaucetChoice = { blockchain: 'ethereum', network: 'sepolia', address: '0xabc', type: '' };

describe('the suite of a faucet request', () => {
  beforeEach(() => {
    faucetSuite.reset();
  });

  it('omits the type on a network without a token', () => {
    const result = faucetSuite.run(BITCOIN, SETTINGS);
    expect(result.isValid()).toBe(true);
    expect(result.isTested('type')).toBe(false);
  });

  it('asks for the type on a network with a token', () => {
    expect(faucetSuite.run(ETHEREUM, SETTINGS).getError('type')).toBe('general.-faucet-type-is-required');
    expect(faucetSuite.run({ ...ETHEREUM, type: 'coin' }, SETTINGS).isValid()).toBe(true);
  });

  it.each([
    { field: 'blockchain', change: { blockchain: 'tron' }, message: 'general.blockchain-is-required' },
    { field: 'network', change: { network: 'sepolia' }, message: 'general.network-is-required' },
    { field: 'address', change: { address: ' ' }, message: 'general.address-is-required' },
  ])('shows $message for the $field of $change', ({ field, change, message }) => {
    expect(faucetSuite.run({ ...BITCOIN, ...change }, SETTINGS).getError(field)).toBe(message);
  });

  it('reads the settings at each check', () => {
    let settings: readonly FaucetSetting[] = [];
    const validate = faucetValidator(() => settings);
    expect(validate(BITCOIN)).toEqual({
      blockchain: 'general.blockchain-is-required',
      network: 'general.network-is-required',
    });
    settings = SETTINGS;
    expect(validate(BITCOIN)).toEqual({});
  });
});
