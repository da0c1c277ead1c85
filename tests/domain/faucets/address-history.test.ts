import { describe, expect, it } from 'vitest';
import { addressHistory, type FaucetRequest } from '#src/domain/faucets/faucet.ts';

const request = (blockchain: string, address: string) => ({ blockchain, address }) as FaucetRequest;

describe('own addresses of a blockchain', () => {
  it.each([
    { about: 'in the order of the history, each once', sent: ['0xB', '0xA', ' 0xB '], offered: ['0xB', '0xA'] },
    { about: 'apart where only their case differs', sent: ['0xAb', '0xaB'], offered: ['0xAb', '0xaB'] },
    { about: 'without those that can be none', sent: ['', '0x A', '0x\u202eA', 'a'.repeat(129)], offered: [] },
  ])('are offered $about', ({ sent, offered }) => {
    const history = sent.map((address) => request('ethereum', address));
    expect(addressHistory(history, 'Ethereum')).toEqual(offered);
  });

  it('are ten at most, and none of another blockchain or before one is chosen', () => {
    const history = Array.from({ length: 12 }, (_, index) => request('tron', `T${index}`));
    expect(addressHistory(history, 'tron')).toHaveLength(10);
    expect([addressHistory(history, 'ethereum'), addressHistory(history, '')]).toEqual([[], []]);
  });
});
