import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();
const END = Date.UTC(2026, 10, 30, 23, 59, 59);

const sent = {
  currency: 'USD',
  spent: 6.02,
  endDate: END / 1000,
  limit: { amount: 25, alerts: [50, 80], atLimit: 'stop' },
  sentAlerts: [{ percent: 50, timestamp: 1_795_000_000 }],
};
const read = {
  currency: 'USD',
  spent: 6.02,
  endsAt: END,
  limit: { amount: 25, alerts: [50, 80], atLimit: 'stop' },
  sentAlerts: [{ percent: 50, at: 1_795_000_000_000 }],
};
const load = () => wire.gateways.budget.load();

describe('GET /api/usage/budget', () => {
  it('reads what is spent, the limit and the alerts that were sent', async () => {
    wire.server.respondWithJson({ data: { item: sent } });
    expect(await load()).toEqual({ ok: true, value: read });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/usage/budget', '']);
  });

  it.each([
    ['nothing known', { limit: null }, { currency: null, spent: 0, endsAt: null, limit: null, sentAlerts: [] }],
    [
      'fields of null',
      { currency: null, spent: null, endDate: null, limit: null, sentAlerts: null },
      { currency: null, spent: 0, endsAt: null, limit: null, sentAlerts: [] },
    ],
    ['an empty currency', { ...sent, currency: ' ' }, { ...read, currency: null }],
    ['amounts as text', { ...sent, spent: '6.02', limit: { ...sent.limit, amount: '25' } }, read],
    [
      'a limit without alerts',
      { ...sent, limit: { amount: 25, atLimit: 'stop' } },
      { ...read, limit: { ...read.limit, alerts: [] } },
    ],
    [
      'an alert without a time',
      { ...sent, sentAlerts: [{ percent: 50 }] },
      { ...read, sentAlerts: [{ percent: 50, at: null }] },
    ],
    [
      'an unknown field of the limit',
      { ...sent, limit: { ...sent.limit, team: 7 } },
      { ...read, limit: { ...read.limit, team: 7 } },
    ],
    ['dates in ISO 8601', { ...sent, endDate: '2026-11-30T23:59:59Z' }, read],
  ])('reads a budget with %s', async (_, item, value) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await load()).toEqual({ ok: true, value });
  });

  it.each([
    ['no item', {}],
    ['a sum that is none', { item: { ...sent, spent: 'a lot' } }],
    ['a limit without its amount', { item: { ...sent, limit: { alerts: [], atLimit: 'stop' } } }],
    ['an unknown end', { item: { ...sent, limit: { ...sent.limit, atLimit: 'slow-down' } } }],
    ['no end at all', { item: { ...sent, limit: { amount: 25, alerts: [] } } }],
    ['a text for a share', { item: { ...sent, limit: { ...sent.limit, alerts: ['50'] } } }],
    ['an alert without its share', { item: { ...sent, sentAlerts: [{ timestamp: 1 }] } }],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await load()).toEqual(BROKEN);
  });
});

describe('PUT /api/usage/budget', () => {
  it('sends the whole limit and reads the budget', async () => {
    wire.server.respondWithJson({ data: { item: sent } });
    // With what else the provider had in it.
    const limit = { team: 7, amount: 25, alerts: [50, 80], atLimit: 'stop' } as const;
    expect(await wire.gateways.budget.set(limit)).toEqual({ ok: true, value: read });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual([
      'PUT',
      '/api/usage/budget',
      '{"team":7,"amount":25,"alerts":[50,80],"atLimit":"stop"}',
    ]);
  });
});

describe('DELETE /api/usage/budget', () => {
  it('sends nothing, and takes any success', async () => {
    wire.server.respondWithJson({});
    expect(await wire.gateways.budget.remove()).toEqual({ ok: true, value: undefined });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['DELETE', '/api/usage/budget', '']);
  });
});
