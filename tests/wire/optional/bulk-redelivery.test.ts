import { describe, expect, it } from 'vitest';
import type { CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { RedeliveryJobId } from '#src/domain/logs/bulk-redelivery.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();
const gateway = () => wire.gateways.bulkRedelivery;
const PATH = '/api/account/callback-redeliveries';
const none = { blockchain: '', network: '', product: '', searchPhrase: '' };
const sent = () => {
  const { method, url, body } = wire.server.takeOnlyRequest();
  return [method, url, body];
};

const ITEM = {
  ...{ id: 7, state: 'running', total: 14, delivered: 3, failed: 1, startedTimestamp: 1_790_000_000 },
  filter: { blockchain: 'tron', before: '2026-11-20T12:00:00Z' },
};
const JOB = {
  ...{ id: '7', state: 'running', total: 14, delivered: 3, failed: 1 },
  ...{ startedAt: 1_790_000_000_000, endedAt: null },
  filter: { ...none, blockchain: 'tron', before: Date.UTC(2026, 10, 20, 12) },
};

describe(`GET ${PATH}/count`, () => {
  it.each([
    [
      { count: 12, limit: 500, before: '2026-11-20T12:00:00Z', domains: ['a.example'] },
      { count: 12, limit: 500, before: Date.UTC(2026, 10, 20, 12), domains: ['a.example'] },
    ],
    [{ count: 0 }, { count: 0, limit: null, before: null, domains: [] }],
  ])('reads %j', async (item, value) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await gateway().count(none)).toEqual({ ok: true, value });
    expect(sent()).toEqual(['GET', `${PATH}/count`, '']);
  });

  it('sends the filters as the search of the log does', async () => {
    wire.server.respondWithJson({ data: { item: { count: 1 } } });
    const filter = { blockchain: 'tron', network: 'nile', product: 'Events', searchPhrase: ' 0xab ', from: 0 };
    await gateway().count(filter);
    const query = 'blockchain=tron&network=nile&product=EVENTS&searchPhrase=0xab&from=1970-01-01T00%3A00%3A00.000Z';
    expect(sent()).toEqual(['GET', `${PATH}/count?${query}`, '']);
  });

  it.each([{}, { item: {} }, { item: { count: '12' } }])('treats %j as a broken response', async (data) => {
    wire.server.respondWithJson({ data });
    expect(await gateway().count(none)).toEqual(BROKEN);
  });
});

describe(`GET ${PATH}`, () => {
  it('reads jobs, and what a provider leaves out of them', async () => {
    const bare = { id: 'b', state: 'queued', total: 2 };
    wire.server.respondWithJson({ data: { items: [ITEM, bare] } });
    const counted = { ...bare, delivered: 0, failed: 0, startedAt: null, endedAt: null, filter: none };
    expect(await gateway().jobs()).toEqual({ ok: true, value: [JOB, counted] });
    expect(sent()).toEqual(['GET', PATH, '']);
  });

  it.each([{}, { items: [{ id: 'b', total: 2 }] }, { items: [{ state: 'done', total: 2 }] }])(
    'treats %j as a broken response',
    async (data) => {
      wire.server.respondWithJson({ data });
      expect(await gateway().jobs()).toEqual(BROKEN);
    },
  );
});

it(`POST ${PATH} sends the count that was confirmed`, async () => {
  wire.server.respondWithJson({ data: { item: ITEM } });
  const filter = { ...none, blockchain: 'tron', before: Date.UTC(2026, 10, 20, 12) };
  expect(await gateway().start(filter, 14)).toEqual({ ok: true, value: JOB });
  const [method, url, body] = sent();
  expect([method, url]).toEqual(['POST', PATH]);
  expect(JSON.parse(body!)).toMatchObject({ blockchain: 'tron', before: '2026-11-20T12:00:00.000Z', count: 14 });
});

it(`POST ${PATH}/{id}/stop stops one`, async () => {
  wire.server.respondWithJson({ data: { item: { ...ITEM, state: 'stopped', endedTimestamp: 1_790_000_004 } } });
  const value = { ...JOB, state: 'stopped', endedAt: 1_790_000_004_000 };
  expect(await gateway().stop('a/b' as RedeliveryJobId)).toEqual({ ok: true, value });
  expect(sent()).toEqual(['POST', `${PATH}/a%2Fb/stop`, '']);
});

describe('the health of a callback domain', () => {
  const domain = { id: 'd1', url: 'https://a.example', verified: true };
  const known = { since: null, lastSuccess: null, failureShare: null, lastReason: '', pauseReason: '' };

  it.each([
    [{ state: 'melting' }, { ...known, state: 'melting' }],
    [
      { state: 'paused', sinceTimestamp: 1_790_000_000, failureShare: 0.5, lastReason: 'Late', pauseReason: 'Spam' },
      {
        ...known,
        state: 'paused',
        since: 1_790_000_000_000,
        failureShare: 0.5,
        lastReason: 'Late',
        pauseReason: 'Spam',
      },
    ],
    [null, undefined],
    [undefined, undefined],
    [{ state: '' }, undefined],
    ['paused', undefined],
  ])('%j is read, or unknown', async (health, value) => {
    wire.server.respondWithJson({ data: { item: { callbackUrls: [{ ...domain, health }] } } });
    const result = await wire.gateways.callbackDomains.list();
    expect(result.ok && result.value.items[0]?.health).toEqual(value);
  });

  it('comes back with POST /api/account/callback-urls/{id}/resume', async () => {
    wire.server.respondWithJson({ data: { item: { ...domain, health: { state: 'healthy' } } } });
    const result = await wire.gateways.domainHealth.resume('d1' as CallbackDomainId);
    expect(result.ok && result.value).toMatchObject({ id: 'd1', health: { state: 'healthy' } });
    expect(sent()).toEqual(['POST', '/api/account/callback-urls/d1/resume', '']);
  });
});
