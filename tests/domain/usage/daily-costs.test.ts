import { describe, expect, it } from 'vitest';
import { dailyTotal, kindCosts } from '#src/domain/usage/usage-figures.ts';
import { COST_KINDS, type DailyCost } from '#src/domain/usage/usage-summary.ts';

const nothing = Object.fromEntries(COST_KINDS.map((kind) => [kind, 0])) as unknown as DailyCost;

describe('the daily costs', () => {
  it('are the eight kinds of the specification, in its order without a cost', () => {
    expect(kindCosts(nothing).map(({ kind }) => kind)).toEqual([
      'API_REQUEST',
      'JSON_RPC_REQUEST',
      'XPUB_SYNC_OPERATION',
      'SYNC_ADDRESS_OPERATION',
      'XPUB_DAILY_MONITORING',
      'SYNC_ADDRESS_DAILY_MONITORING',
      'EVENTS_CALLBACK_OPERATION',
      'EVENTS_DAILY_MONITORING',
    ]);
  });

  it('are sorted by size, with a fixed order of equal ones', () => {
    const cost = { ...nothing, EVENTS_DAILY_MONITORING: 9, API_REQUEST: 1, XPUB_SYNC_OPERATION: 9 };
    const kinds = kindCosts(cost).map(({ kind }) => kind);
    expect(kinds.slice(0, 4)).toEqual([
      'XPUB_SYNC_OPERATION',
      'EVENTS_DAILY_MONITORING',
      'API_REQUEST',
      'JSON_RPC_REQUEST',
    ]);
  });

  it('have shares of the day, and of the largest of them', () => {
    const cost = { ...nothing, API_REQUEST: 600, XPUB_SYNC_OPERATION: 300, EVENTS_DAILY_MONITORING: 100 };
    const found = kindCosts(cost).filter(({ credits }) => credits > 0);
    expect(found.map(({ share, ofLargest }) => [share, ofLargest])).toEqual([
      [0.6, 1],
      [0.3, 0.5],
      [0.1, 100 / 600],
    ]);
    expect(dailyTotal(cost)).toBe(1000);
  });

  it('are nothing when nothing was used, and a negative one counts as nothing', () => {
    expect(kindCosts(nothing).every(({ share, ofLargest }) => share === 0 && ofLargest === 0)).toBe(true);
    expect(dailyTotal({ ...nothing, API_REQUEST: -7, JSON_RPC_REQUEST: 3 })).toBe(3);
  });
});
