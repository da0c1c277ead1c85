import { describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { type KeyLimits, NO_LIMITS } from '#src/domain/api-keys/key-limits.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();
const id = 'key-7' as ApiKeyId;

const SENT = {
  expiresTimestamp: 1_800_000_000,
  origins: ['https://app.example.com'],
  ipRanges: ['203.0.113.0/24'],
  products: ['nodes'],
  blockchains: ['ethereum'],
  callsPerSecond: 25,
  credits: { amount: 1000, period: 'day' },
};
const LIMITS: KeyLimits = {
  expiresAt: 1_800_000_000_000,
  origins: ['https://app.example.com'],
  ipRanges: ['203.0.113.0/24'],
  products: ['nodes'],
  blockchains: ['ethereum'],
  callsPerSecond: 25,
  credits: { amount: 1000, period: 'day' },
};

describe('GET /api/api-keys/{id}/limits', () => {
  const read = () => wire.gateways.keyLimits.read(id);

  it('reads the limits of a key, and what is used of its credits', async () => {
    const credits = { ...SENT.credits, used: 471, resetsTimestamp: 1_795_000_000 };
    wire.server.respondWithJson({ data: { item: { ...SENT, credits } } });
    const value = { limits: LIMITS, usedCredits: 471, creditsResetAt: 1_795_000_000_000 };
    expect(await read()).toEqual({ ok: true, value });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/api-keys/key-7/limits', '']);
  });

  it.each([
    ['nothing set', { origins: null }],
    ['nulls', { expiresTimestamp: null, origins: null, ipRanges: null, callsPerSecond: null, credits: null }],
    ['an unset date', { expiresTimestamp: 0, origins: [], blockchains: [] }],
  ])('reads a key with %s as one without limits', async (_, item) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await read()).toEqual({
      ok: true,
      value: { limits: NO_LIMITS, usedCredits: null, creditsResetAt: null },
    });
  });

  it.each([
    ['no item', {}],
    ['text for origins', { item: { origins: 'https://app.example.com' } }],
    ['a number in a list', { item: { ipRanges: [7] } }],
    ['text for a rate', { item: { callsPerSecond: '25' } }],
    ['credits without an amount', { item: { credits: { period: 'day' } } }],
    ['an unknown period', { item: { credits: { amount: 1, period: 'fortnight' } } }],
  ])(
    'treats a response with %s as a broken response, because a save would replace what is not known',
    async (_, data) => {
      wire.server.respondWithJson({ data });
      expect(await read()).toEqual(BROKEN);
    },
  );
});

describe('fields of limits that the console does not know', () => {
  it('go back with a change and with a new key, without what only a response has', async () => {
    const item = {
      ...SENT,
      regions: ['eu'],
      credits: { ...SENT.credits, soft: true, used: 3, resetsTimestamp: 1_795_000_000 },
    };
    wire.server.respondWithJson({ data: { item } });
    const read = await wire.gateways.keyLimits.read(id);
    if (!read.ok) throw new Error('The limits were not read');
    wire.server.takeOnlyRequest();
    const expected = { ...SENT, regions: ['eu'], credits: { ...SENT.credits, soft: true } };

    wire.server.respondWithJson({ data: { item: SENT } });
    await wire.gateways.keyLimits.change(id, { ...read.value.limits });
    expect(JSON.parse(wire.server.takeOnlyRequest().body)).toEqual(expected);

    wire.server.respondWithJson({ data: { item: { key: 'abc' } } });
    await wire.gateways.apiKeys.create({ name: 'next' }, read.value.limits);
    expect(JSON.parse(wire.server.takeOnlyRequest().body)).toEqual({ name: 'next', limits: expected });
  });
});

describe('PUT /api/api-keys/{id}/limits', () => {
  it('sends all limits', async () => {
    wire.server.respondWithJson({ data: { item: SENT } });
    const value = { limits: LIMITS, usedCredits: null, creditsResetAt: null };
    expect(await wire.gateways.keyLimits.change(id, LIMITS)).toEqual({ ok: true, value });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, JSON.parse(body)]).toEqual(['PUT', '/api/api-keys/key-7/limits', SENT]);
  });

  it('sends null and empty lists for what does not limit the key', async () => {
    wire.server.respondWithJson({ data: { item: {} } });
    await wire.gateways.keyLimits.change(id, NO_LIMITS);
    expect(JSON.parse(wire.server.takeOnlyRequest().body)).toEqual({
      ...{ expiresTimestamp: null, origins: [], ipRanges: [], products: [], blockchains: [] },
      ...{ callsPerSecond: null, credits: null },
    });
  });

  it.each([
    ['a list', [{ field: 'origins', message: 'Not https.' }, 'Something else.'], ['Not https.', 'Something else.']],
    ['a map', { origins: ['Not https.'] }, ['Not https.']],
    ['a map to a text', { origins: 'Not https.' }, ['Not https.']],
  ])('reads which field a rejection is about out of %s', async (_, details, messages) => {
    wire.server.respondWithJson({ error: { code: 'invalid_limits', message: 'No.', details } }, {}, 400);
    const result = await wire.gateways.keyLimits.change(id, LIMITS);
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'rejected', details: messages, fields: [{ field: 'origins', message: 'Not https.' }] },
    });
  });
});

describe('POST /api/api-keys', () => {
  it('sends the limits of a new key, and none for a key without', async () => {
    wire.server.respondWithJson({ data: { item: { key: 'c0ffee' } } });
    await wire.gateways.apiKeys.create({ name: 'orders' }, LIMITS);
    expect(JSON.parse(wire.server.takeOnlyRequest().body)).toEqual({ name: 'orders', limits: SENT });
    await wire.gateways.apiKeys.create({ name: 'orders' });
    expect(JSON.parse(wire.server.takeOnlyRequest().body)).toEqual({ name: 'orders' });
  });
});

describe('GET /api/api-key-limits/options', () => {
  it.each([
    ['objects', [{ id: 'nodes', name: 'Node access' }], [{ id: 'nodes', name: 'Node access' }]],
    ['messages', ['nodes'], [{ id: 'nodes', name: 'nodes' }]],
    ['objects without a name', [{ id: 7 }], [{ id: '7', name: '7' }]],
    ['nothing', null, []],
  ])('reads a list of %s', async (_, sent, products) => {
    wire.server.respondWithJson({ data: { item: { products: sent } } });
    expect(await wire.gateways.keyLimits.options()).toEqual({
      ok: true,
      value: { products, blockchains: [], lists: [] },
    });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/api-key-limits/options', '']);
  });

  it('reads lists that the provider names, of which each entry has to match as a whole', async () => {
    const lists = [
      { id: 'contracts', name: 'Contracts', description: 'One address per line.', pattern: '0x[0-9a-f]{4}' },
      { id: 'userAgents', name: null },
      { id: 'methods', pattern: '[' },
      { id: 'origins', name: 'A field of its own' },
    ];
    wire.server.respondWithJson({ data: { item: { lists } } });
    const options = await wire.gateways.keyLimits.options();
    const [contracts, ...others] = options.ok ? options.value.lists : [];
    expect(contracts).toMatchObject({ id: 'contracts', name: 'Contracts', hint: 'One address per line.' });
    expect(['0x12ab', '0x12ab0', 'x0x12ab'].map((entry) => contracts?.pattern?.test(entry))).toEqual([
      true,
      false,
      false,
    ]);
    expect(others).toEqual([
      { id: 'userAgents', name: 'userAgents', hint: '', pattern: null },
      { id: 'methods', name: 'methods', hint: '', pattern: null },
    ]);
  });

  it('treats a map of choices as a broken response', async () => {
    wire.server.respondWithJson({ data: { item: { products: { nodes: true } } } });
    expect(await wire.gateways.keyLimits.options()).toEqual(BROKEN);
  });
});
