import { describe, expect, it } from 'vitest';
import {
  amountOrNull,
  type FaucetRequest,
  formatAmount,
  newestFirst,
  shortenAddress,
} from '#src/domain/faucets/faucet.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';

describe('an amount', () => {
  it.each([
    { raw: 0.05, text: '0.05' },
    { raw: 0.0000005, text: '0.0000005' },
    { raw: 150, text: '150' },
    { raw: 12500.5, text: '12500.5' },
    { raw: ' 0.0005 ', text: '0.0005' },
    { raw: '1e-7', text: '1e-7' },
  ])('shows $raw as $text', ({ raw, text }) => {
    expect(formatAmount(raw)).toBe(text);
  });

  it.each([0, -1, '0', '', 'none', null])('is none for %s', (raw) => {
    expect(amountOrNull(raw)).toBeNull();
  });

  it('is one above zero, as number and as text', () => {
    expect([amountOrNull(20), amountOrNull('0.1')]).toEqual(['20', '0.1']);
  });
});

describe('an address', () => {
  it.each([
    { address: '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D', text: '0x7A250d…2488D' },
    { address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5bbLNt8', text: 'TQn9Y2kh…bLNt8' },
    { address: 'abcdefghijklmno', text: 'abcdefgh…klmno' },
    { address: 'abcdefghijklmn', text: 'abcdefghijklmn' },
    { address: '', text: '' },
  ])('shows $address as $text', ({ address, text }) => {
    expect(shortenAddress(address)).toBe(text);
  });
});

describe('a name of the provider', () => {
  it.each([
    { name: 'sepolia', text: 'Sepolia' },
    { name: 'ethereum-classic', text: 'Ethereum Classic' },
    { name: 'binance_smart-chain', text: 'Binance Smart Chain' },
    { name: 'xrp', text: 'XRP' },
    { name: 'XRP Ledger', text: 'XRP Ledger' },
    { name: 'BSC', text: 'BSC' },
  ])('reads $name as $text', ({ name, text }) => {
    expect(formatNetworkName(name)).toBe(text);
  });
});

describe('the history', () => {
  it('is newest first, what has no date last, and leaves what it was given alone', () => {
    const requests = [{ requestedAt: 5 }, { requestedAt: null }, { requestedAt: 9 }] as FaucetRequest[];
    expect(newestFirst(requests).map(({ requestedAt }) => requestedAt)).toEqual([9, 5, null]);
    expect(requests[0]?.requestedAt).toBe(5);
  });
});
