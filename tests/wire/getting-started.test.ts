import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

const NOTHING = { apiKey: null, verifyDomain: null, firstApiCall: null, tutorials: null, apiReference: null };

describe('GET /api/getting-started', () => {
  it('sends nothing', async () => {
    wire.server.respondWithJson({ data: { item: NOTHING } });
    expect(await wire.gateways.gettingStarted.load()).toEqual({ ok: true, value: [] });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/getting-started', '']);
  });

  it.each([
    ['true in the item', { item: { ...NOTHING, verifyDomain: true, apiKey: true } }, ['apiKey', 'verifyDomain']],
    ['true in the first of the items', { items: [{ ...NOTHING, pricing: true }] }, ['pricing']],
    ['in the first of several items', { items: [{ tutorials: true }, { pricing: true }] }, ['tutorials']],
    ['in the item, which counts before the items', { item: { apiKey: true }, items: [{ pricing: true }] }, ['apiKey']],
    ['in the items where the item is null', { item: null, items: [{ pricing: true }] }, ['pricing']],
    ['absent', { item: {} }, []],
    ['null', { item: { pricing: null } }, []],
    ['false', { item: { apiKey: false, pricing: true } }, ['pricing']],
    ['beside steps that nobody knows', { item: { apiReference: true, videos: true } }, ['apiReference']],
    [
      'all true',
      {
        item: {
          apiKey: true,
          verifyDomain: true,
          firstApiCall: true,
          tutorials: true,
          apiReference: true,
          pricing: true,
        },
      },
      ['apiKey', 'verifyDomain', 'firstApiCall', 'tutorials', 'apiReference', 'pricing'],
    ],
  ])('reads flags that are %s', async (_, data, done) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.gettingStarted.load()).toEqual({ ok: true, value: done });
  });

  it.each([
    ['a text for a flag', { item: { apiKey: 'true' } }],
    ['a number for a flag', { item: { apiKey: 1 } }],
    ['an item of null', { item: null }],
    ['a list for the item', { item: [{ apiKey: true }] }],
    ['no items at all', { items: [] }],
    ['an item of null among the items', { items: [null] }],
    ['nothing', {}],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.gettingStarted.load()).toEqual(BROKEN);
  });
});

describe('PATCH /api/getting-started', () => {
  it.each([
    [['pricing'] as const, '{"pricing":true}'],
    [['apiKey', 'verifyDomain'] as const, '{"apiKey":true,"verifyDomain":true}'],
  ])('sends nothing but the flags of %j', async (steps, sent) => {
    wire.server.respondWithJson({ data: { item: { success: true } } });
    expect(await wire.gateways.gettingStarted.set(steps)).toEqual({ ok: true, value: undefined });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['PATCH', '/api/getting-started', sent]);
  });

  it.each([
    ['success: false', { data: { item: { success: false } } }],
    ['no success', { data: { item: {} } }],
    ['text for success', { data: { item: { success: 'true' } } }],
  ])('treats %s as a failure', async (_, body) => {
    wire.server.respondWithJson(body);
    expect(await wire.gateways.gettingStarted.set(['pricing'])).toEqual(BROKEN);
  });
});
