import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const START = Date.UTC(2026, 10, 21, 9, 30);
const HOUR = 3_600_000;

/** A provider whose time a test moves on. */
function open(scenario: ScenarioName = 'active-customer', seed = 'days') {
  let now = START;
  const provider = createProvider({ seed, scenario, now: () => now, checkoutUrl: (id) => id });
  const email = provider.signIn!.user.email;
  const token = () => provider.signInAs(email)!.token;
  const history = (range: string, by = 'product') => provider.usage.history(token(), { range, by }).data.item;
  return {
    history,
    totals: (range: string, by = 'product') => {
      const { starts, series } = history(range, by);
      return starts.map((start, index) => ({
        start: start * 1000,
        credits: series.reduce((sum, { credits }) => sum + credits[index]!, 0),
      }));
    },
    quota: () => provider.usage.summary(token()).data.item.planQuota,
    sendRequest: () => {
      const apiKeyId = provider.apiKeys.list(token(), {}).data.item.apiKeys[0]!.id;
      const call = { blockchain: 'ethereum', network: 'mainnet', address: `0x${'a'.repeat(40)}`, apiKeyId };
      provider.sendRequest.send(token(), call);
    },
    keys: () => provider.apiKeys.list(token(), { limit: 100, offset: 0 }).data.item.apiKeys,
    wait: (time: number) => (now += time),
  };
}

describe('the credits over time', () => {
  it.each([
    ['24h', 'hour', 24, '2026-11-20T10:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['7d', 'day', 7, '2026-11-15T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['30d', 'day', 30, '2026-10-23T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['90d', 'day', 90, '2026-08-24T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ])('of %s come by the %s, %i of them', (range, step, count, first, last) => {
    const { starts, series, step: sent } = open().history(range);
    const iso = starts.map((start) => new Date(start * 1000).toISOString());
    expect([sent, iso.length, iso[0], iso.at(-1)]).toEqual([step, count, first, last]);
    expect(series.every(({ credits }) => credits.length === count)).toBe(true);
    expect(series.flatMap(({ credits }) => credits).every((figure) => Number.isInteger(figure) && figure >= 0)).toBe(
      true,
    );
  });

  it('add up to the summary of the period on the days that are over', () => {
    const { totals, quota, wait } = open();
    for (const days of [0, 3, 7, 5]) {
      wait(days * DAY_MS);
      const { used, startDate } = quota();
      const over = totals('30d').filter(({ start }, index) => start >= startDate * 1000 && index < 29);
      expect(over.reduce((sum, { credits }) => sum + credits, 0)).toBe(used);
    }
  });

  it('add up to the same by product and by key, in each column', () => {
    const { totals } = open('enterprise');
    for (const range of ['24h', '90d']) expect(totals(range, 'key')).toEqual(totals(range, 'product'));
  });

  it('grow with the clock, and what is over stays as it was', () => {
    const { totals, wait } = open();
    const before = totals('30d');
    wait(HOUR);
    const after = totals('30d');
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(after.at(-1)!.credits).toBeGreaterThan(before.at(-1)!.credits);
    wait(DAY_MS);
    expect(totals('30d').slice(0, -2)).toEqual(before.slice(1, -1));
  });

  it('come from the seed alone', () => {
    expect(open().history('90d')).toEqual(open().history('90d'));
    expect(open().history('90d')).not.toEqual(open('active-customer', 'other seed').history('90d'));
  });

  it('have a call of the console at the time at which it was sent', () => {
    const { history, sendRequest } = open();
    const before = history('24h', 'key');
    sendRequest();
    const after = history('24h', 'key');
    const sum = ({ series }: typeof before) => series.reduce((all, { credits }) => all + credits.at(-1)!, 0);
    expect(sum(after)).toBeGreaterThan(sum(before));
  });

  it('name the keys of the account, and nothing more than eight series', () => {
    const { history, keys } = open('enterprise');
    const names = keys().map(({ name }) => name);
    for (const grouping of ['key', 'product']) {
      const { series } = history('90d', grouping);
      expect(series.length).toBeLessThanOrEqual(8);
      expect(series.length).toBeGreaterThan(1);
      const named = series.filter(({ id }) => id !== 'other');
      if (grouping === 'key') expect(named.filter(({ name }) => !names.includes(name))).toEqual([]);
    }
  });

  it('are none of an account that has used nothing', () => {
    expect(open('free-plan').history('30d').series).toEqual([]);
  });

  it.each([
    [{ by: 'product' }, 'range must be a text.'],
    [{ range: '1y', by: 'product' }, 'range must be one of 24h, 7d, 30d, 90d.'],
    [{ range: '7d', by: 'mood' }, 'by must be one of product, key.'],
  ])('reject %j', (fields, detail) => {
    const provider = createProvider({ seed: 'days', scenario: 'active-customer', now: () => START });
    const rejected = expect.objectContaining({ status: 400, details: [detail] }) as Error;
    expect(() => provider.usage.history(provider.signIn!.token, fields)).toThrow(rejected);
  });
});
