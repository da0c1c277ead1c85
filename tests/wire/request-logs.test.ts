import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

const requests = (apiKey = '', after: string | null = null) => wire.gateways.logs.apiRequests({ apiKey }, after);

/** As text: a number of thirty digits would not survive being written by JavaScript. */
const respondWithText = (text: string) => wire.server.respondWith((response) => response.writeHead(200).end(text));

describe('GET /api/account/api-requests, as a log', () => {
  const STAT =
    '{"id":"rq-7","dateTime":"2026-11-20T14:22:01.000Z",' +
    '"requestData": {"method":"GET", "path":"/addresses-latest/evm/ethereum/mainnet/0xC0/balance"},' +
    '"responseData":{"statusCode":200,"responseTime":41.5,"body":{"wei":123456789012345678901234567890}},' +
    '"systemData":{"referenceId":"ref-7","product":"Get native balance","spentCredits":1}}';
  const REQUEST = {
    id: 'rq-7',
    at: Date.UTC(2026, 10, 20, 14, 22, 1),
    statusCode: 200,
    responseTimeMs: 41.5,
    referenceId: 'ref-7',
    product: 'Get native balance',
    spentCredits: 1,
    request: '{"method":"GET", "path":"/addresses-latest/evm/ethereum/mainnet/0xC0/balance"}',
    response: '{"statusCode":200,"responseTime":41.5,"body":{"wei":123456789012345678901234567890}}',
  };

  it('requests ten, for one key, below an entry', async () => {
    respondWithText('{"data":{"item":{"stats":[],"hasMore":false}}}');
    await requests();
    expect(wire.server.takeOnlyRequest().url).toBe('/api/account/api-requests?limit=10');
    await requests('key-7', 'rq-7');
    const { method, url } = wire.server.takeOnlyRequest();
    expect([method, url]).toEqual([
      'GET',
      '/api/account/api-requests?limit=10&startingFromApiRequestId=rq-7&apiKey=key-7',
    ]);
    await wire.gateways.logs.apiRequests({ apiKey: '', before: Date.UTC(2026, 9, 6) }, null);
    expect(wire.server.takeOnlyRequest().url).toBe(
      '/api/account/api-requests?limit=10&before=2026-10-06T00%3A00%3A00.000Z',
    );
  });

  it('reads a request, and preserves request and response verbatim', async () => {
    respondWithText(`{"data":{"item":{"stats":[${STAT}]},"hasMore":true,"lastApiRequestId":"rq-7"}}`);
    expect(await requests()).toEqual({ ok: true, value: { items: [REQUEST], next: 'rq-7' } });
  });

  it('reads a request of which nothing but its time is stored', async () => {
    respondWithText(
      '{"data":{"item":{"stats":[{"id":8,"dateTime":1795184521,"requestData":null,"systemData":{}}],"hasMore":false}}}',
    );
    const bare = { statusCode: null, responseTimeMs: null, referenceId: null, product: '', spentCredits: null };
    const row = { id: '8', at: REQUEST.at, ...bare, request: '', response: '' };
    expect(await requests()).toEqual({ ok: true, value: { items: [row] } });
  });

  it.each([
    ['a batch', '[{"method":"eth_chainId"},{"method":"eth_blockNumber"}]'],
    ['a text', '"GET /v1"'],
  ])('reads a request that was %s verbatim', async (_, requestData) => {
    respondWithText(
      `{"data":{"item":{"stats":[{"id":"a","dateTime":1,"requestData": ${requestData} }],"hasMore":false}}}`,
    );
    expect(await requests()).toMatchObject({ ok: true, value: { items: [{ id: 'a', request: requestData }] } });
  });

  it.each([
    ['null for an entry', '{"item":{"stats":[null],"hasMore":false}}'],
    [
      'text for the status',
      '{"item":{"stats":[{"id":"a","dateTime":1,"responseData":{"statusCode":"200"}}],"hasMore":false}}',
    ],
  ])('treats %s as a broken response', async (_, data) => {
    respondWithText(`{"data":${data}}`);
    expect(await requests()).toEqual(BROKEN);
  });
});

describe('the newest API calls', () => {
  it('are requested at once, and page by page where the provider sends fewer', async () => {
    const requested: string[] = [];
    wire.server.respondWith((response, { url }) => {
      requested.push(url);
      const first = requested.length === 1 ? [5, 4, 3] : [2, 1];
      const stats = first.map((id) => ({ id: `rq-${id}` }));
      response.writeHead(200).end(JSON.stringify({ data: { item: { stats, hasMore: true } } }));
    });
    const calls = await wire.gateways.logs.recentRequests(5, { apiKey: '' });
    expect(calls.ok && calls.value.items.map(({ id }) => id)).toEqual(['rq-5', 'rq-4', 'rq-3', 'rq-2', 'rq-1']);
    expect(requested.map((url) => url.split('?')[1])).toEqual(['limit=5', 'limit=2&startingFromApiRequestId=rq-3']);
    wire.server.forget();
  });
});

describe('GET /api/account/api-requests-filters', () => {
  it.each([
    [
      'with ids',
      '[{"id":"key-7","name":"Payments"},{"id":9,"name":""}]',
      [
        { value: 'key-7', name: 'Payments' },
        { value: '9', name: '9' },
      ],
    ],
    [
      'of which two are sent as the same',
      '["Payments",{"id":"Payments","name":"Other"},"Refunds"]',
      [
        { value: 'Payments', name: 'Payments' },
        { value: 'Refunds', name: 'Refunds' },
      ],
    ],
    [
      'that come as a map from the id to the name',
      '{"key-7":"Payments","key-8":null}',
      [
        { value: 'key-7', name: 'Payments' },
        { value: 'key-8', name: 'key-8' },
      ],
    ],
    ['that are texts', '["Payments"]', [{ value: 'Payments', name: 'Payments' }]],
    ['of which there are none', '[]', []],
  ])('reads keys %s', async (_, apiKeys, value) => {
    respondWithText(`{"data":{"item":{"apiKeys":${apiKeys}}}}`);
    expect(await wire.gateways.logs.requestKeys()).toEqual({ ok: true, value });
    expect(wire.server.takeOnlyRequest().url).toBe('/api/account/api-requests-filters');
  });

  it.each([
    ['null for a key', '{"item":{"apiKeys":[null]}}'],
    ['a key without an id', '{"item":{"apiKeys":[{"name":"Payments"}]}}'],
  ])('treats %s as a broken response', async (_, data) => {
    respondWithText(`{"data":${data}}`);
    expect(await wire.gateways.logs.requestKeys()).toEqual(BROKEN);
  });
});
