import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';

const START = Date.UTC(2026, 10, 21, 9, 30);
const DIMENSIONS = ['key', 'product', 'blockchain', 'network'];

function open(scenario: ScenarioName = 'active-customer') {
  const provider = createProvider({ seed: 'days', scenario, now: () => START });
  const { token } = provider.signIn!;
  const breakdown = (range: string, by: string) => provider.usage.breakdown(token, { range, by }).data.items;
  return {
    breakdown,
    credits: (range: string, by: string) => breakdown(range, by).reduce((sum, { credits }) => sum + credits, 0),
    history: (range: string) => {
      const { series } = provider.usage.history(token, { range, by: 'product' }).data.item;
      return series.flatMap(({ credits }) => credits).reduce((sum, figure) => sum + figure, 0);
    },
    callsOf: (apiKey: string, since: number) => {
      const { stats } = provider.requestLog.list(token, { apiKey, limit: 1000 }).data.item;
      return stats.filter(({ dateTime }) => Date.parse(dateTime) >= since).length;
    },
    sendRequest: (blockchain: string) => {
      const apiKeyId = provider.apiKeys.list(token, {}).data.item.apiKeys[0]!.id;
      provider.sendRequest.send(token, { blockchain, network: 'mainnet', address: `0x${'a'.repeat(40)}`, apiKeyId });
    },
  };
}

describe('the credit breakdown', () => {
  it.each(['24h', '7d', '30d', '90d'])('of %s adds up to the credits over time, however it is divided', (range) => {
    const { credits, history } = open();
    expect(DIMENSIONS.map((by) => credits(range, by))).toEqual(DIMENSIONS.map(() => history(range)));
  });

  it.each(['blockchain', 'network'])('has a %s once, and each with its credits', (by) => {
    const items = open().breakdown('30d', by);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.every(({ credits }) => Number.isInteger(credits) && credits > 0)).toBe(true);
    expect(items.map(({ id }) => id)).toContain(by === 'network' ? 'ethereum/mainnet' : 'ethereum');
  });

  it('counts the calls of a key as the log has them', () => {
    const { breakdown, callsOf } = open();
    const day = Date.UTC(2026, 10, 20, 10);
    for (const { id, calls } of breakdown('24h', 'key')
      .toSorted((one, other) => one.credits - other.credits)
      .slice(0, 3))
      expect(calls).toBe(callsOf(id, day));
  });

  it('has a call of the console where it was sent', () => {
    const { breakdown, sendRequest } = open();
    const find = (by: string, id: string) => breakdown('24h', by).find((item) => item.id === id);
    const before = find('network', 'polygon/mainnet')!;
    sendRequest('polygon');
    expect(find('network', 'polygon/mainnet')).toMatchObject({
      credits: before.credits + 1,
      calls: before.calls! + 1,
    });
  });

  it('has no calls of a range that starts before the log', () => {
    expect(
      open()
        .breakdown('90d', 'key')
        .filter(({ calls }) => calls !== null),
    ).toEqual([]);
  });

  it('is empty for an account that has used nothing', () => {
    expect(DIMENSIONS.map((by) => open('free-plan').breakdown('30d', by))).toEqual([[], [], [], []]);
  });

  it.each([
    [{ by: 'product' }, 'range must be a text.'],
    [{ range: '1y', by: 'product' }, 'range must be one of 24h, 7d, 30d, 90d.'],
    [{ range: '7d', by: 'mood' }, 'by must be one of key, product, blockchain, network.'],
  ])('rejects %j', (fields, detail) => {
    const provider = createProvider({ seed: 'days', scenario: 'active-customer', now: () => START });
    const rejected = expect.objectContaining({ status: 400, details: [detail] }) as Error;
    expect(() => provider.usage.breakdown(provider.signIn!.token, fields)).toThrow(rejected);
  });
});
