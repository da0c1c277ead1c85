import { describe, expect, it } from 'vitest';
import type { ApiKeyId, ApiVersionId } from '#src/domain/api-keys/api-key.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();
const id = 'key-7' as ApiKeyId;

const KEY = { id: 'key-7', name: 'Production', key: 'c0ffee00…beef', active: true, createdTimestamp: 1_763_700_000 };
const SHOWN = { id: 'key-7', name: 'Production', masked: 'c0ffee00…beef', active: true, createdAt: 1_763_700_000_000 };

const OLDER = { ...KEY, id: 'key-6' };

describe('GET /api/api-keys', () => {
  it('requests the first ten keys', async () => {
    wire.server.respondWithJson({ data: { item: { apiKeys: [], hasMore: false } } });
    await wire.gateways.apiKeys.list();
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/api-keys?limit=10&offset=0', '']);
  });

  it.each([
    ['in the item', { item: { apiKeys: [KEY, OLDER], hasMore: true } }],
    ['beside the item', { item: { apiKeys: [KEY, OLDER] }, hasMore: true }],
    [
      'in the item, which counts before the one beside it',
      { item: { apiKeys: [KEY, OLDER], hasMore: true }, hasMore: false },
    ],
  ])('continues with the last received key when hasMore is %s', async (_, data) => {
    wire.server.respondWithJson({ data });
    const first = await wire.gateways.apiKeys.list();
    expect(first).toEqual({
      ok: true,
      value: { items: [SHOWN, { ...SHOWN, id: OLDER.id }], next: expect.any(String) as string },
    });
    wire.server.takeOnlyRequest();
    const second = await wire.gateways.apiKeys.list(nextOf(first));
    expect(wire.server.takeOnlyRequest().url).toBe('/api/api-keys?limit=10&offset=1');
    await wire.gateways.apiKeys.list(nextOf(second));
    expect(wire.server.takeOnlyRequest().url).toBe('/api/api-keys?limit=10&offset=2');
  });

  it.each([
    ['the item says that there is no more', { item: { apiKeys: [KEY], hasMore: false } }, [SHOWN]],
    ['data says so', { item: { apiKeys: [KEY] }, hasMore: false }, [SHOWN]],
    ['there is said to be more but nothing came', { item: { apiKeys: [], hasMore: true } }, []],
  ])('ends when %s', async (_, data, items) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.apiKeys.list()).toEqual({ ok: true, value: { items } });
  });

  it.each([
    ['masked with an ellipsis', 'c0ffee00…beef', 'c0ffee00…beef'],
    ['masked with asterisks', 'c0ff****************beef', 'c0ff****************beef'],
    ['masked with bullets', '••••••••••••••••beef', '••••••••••••••••beef'],
    ['masked with three dots', 'c0ffee00cafe...beef', 'c0ffee00cafe...beef'],
    ['short', 'c0ffee', 'c0ffee'],
    ['not masked at all', 'c0ffee00c0ffee00c0ffee00c0ffbeef', 'c0ffee00…beef'],
    ['null', null, null],
    ['absent', undefined, null],
    ['empty', '', null],
  ])('shows a key that is %s without giving a secret away', async (_, key, masked) => {
    wire.server.respondWithJson({ data: { item: { apiKeys: [{ ...KEY, key }], hasMore: false } } });
    expect(await wire.gateways.apiKeys.list()).toEqual({ ok: true, value: { items: [{ ...SHOWN, masked }] } });
  });

  it.each([
    ['seconds', 1_763_700_000, 1_763_700_000_000],
    ['milliseconds', 1_763_700_000_000, 1_763_700_000_000],
    ['ISO text', '2025-11-21T04:40:00Z', 1_763_700_000_000],
    ['null', null, null],
    ['nothing', undefined, null],
  ])('reads createdTimestamp as %s', async (_, createdTimestamp, createdAt) => {
    wire.server.respondWithJson({ data: { item: { apiKeys: [{ ...KEY, createdTimestamp }], hasMore: false } } });
    expect(await wire.gateways.apiKeys.list()).toEqual({ ok: true, value: { items: [{ ...SHOWN, createdAt }] } });
  });

  it.each([
    ['seconds', 1_763_700_000, { lastUsedAt: 1_763_700_000_000 }],
    ['milliseconds', 1_763_700_000_000, { lastUsedAt: 1_763_700_000_000 }],
    ['ISO text', '2025-11-21T04:40:00Z', { lastUsedAt: 1_763_700_000_000 }],
    ['null, which is never', null, { lastUsedAt: null }],
    ['0, which is never', 0, { lastUsedAt: null }],
    ['empty text, which is never', '', { lastUsedAt: null }],
    ['nothing, which is not known', undefined, {}],
  ])('reads lastUsedTimestamp as %s', async (_, lastUsedTimestamp, shown) => {
    wire.server.respondWithJson({ data: { item: { apiKeys: [{ ...KEY, lastUsedTimestamp }], hasMore: false } } });
    expect(await wire.gateways.apiKeys.list()).toStrictEqual({
      ok: true,
      value: { items: [{ ...SHOWN, ...shown }] },
    });
  });

  it('reads numbers for ids', async () => {
    wire.server.respondWithJson({ data: { item: { apiKeys: [{ ...KEY, id: 7 }], hasMore: false } } });
    expect(await wire.gateways.apiKeys.list()).toEqual({ ok: true, value: { items: [{ ...SHOWN, id: '7' }] } });
  });

  it.each([
    ['text for hasMore', { item: { apiKeys: [KEY], hasMore: 'no' } }],
    ['no list', { item: { hasMore: false } }],
    ['a map for the list', { item: { apiKeys: {}, hasMore: false } }],
    ['a key without an id', { item: { apiKeys: [{ ...KEY, id: undefined }], hasMore: false } }],
    ['a key with an empty id', { item: { apiKeys: [{ ...KEY, id: '' }], hasMore: false } }],
    ['a key of null', { item: { apiKeys: [null], hasMore: false } }],
    ['text for active', { item: { apiKeys: [{ ...KEY, active: 'true' }], hasMore: false } }],
    ['a time that is none', { item: { apiKeys: [{ ...KEY, createdTimestamp: 'today' }], hasMore: false } }],
    ['an item of null', { item: null }],
  ])('treats a list with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.apiKeys.list()).toEqual(BROKEN);
  });
});

describe('POST /api/api-keys', () => {
  it('sends the name and reads the secret', async () => {
    wire.server.respondWithJson({ data: { item: { key: 'c0ffee00c0ffee00' } } });
    const result = await wire.gateways.apiKeys.create({ name: 'Пример ✓' });
    expect(result).toEqual({ ok: true, value: { key: 'c0ffee00c0ffee00' } });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['POST', '/api/api-keys', '{"name":"Пример ✓"}']);
  });

  it('treats an empty secret as a broken response', async () => {
    wire.server.respondWithJson({ data: { item: { key: '' } } });
    expect(await wire.gateways.apiKeys.create({ name: 'Production' })).toEqual(BROKEN);
  });
});

describe('PATCH /api/api-keys/{id}', () => {
  it.each([
    [true, '{"status":true}'],
    [false, '{"status":false}'],
  ])('sends the requested state %s and returns the one that was applied', async (active, body) => {
    wire.server.respondWithJson({ data: { item: { active: false } } });
    expect(await wire.gateways.apiKeys.setActive(id, active)).toEqual({ ok: true, value: false });
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url, request.body]).toEqual(['PATCH', '/api/api-keys/key-7', body]);
  });

  it('confines an id to its segment of the path', async () => {
    wire.server.respondWithJson({ data: { item: { active: true } } });
    await wire.gateways.apiKeys.setActive('a/b?c#d é' as ApiKeyId, true);
    expect(wire.server.takeOnlyRequest().url).toBe('/api/api-keys/a%2Fb%3Fc%23d%20%C3%A9');
  });

  it('sends nothing for an id that would change the path', async () => {
    const result = await wire.gateways.apiKeys.setActive('..' as ApiKeyId, true);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unexpected', status: 500 } });
    expect(wire.server.requests).toEqual([]);
  });
});

describe('DELETE /api/api-keys/{id}', () => {
  it('names the key in the url alone', async () => {
    wire.server.respondWithJson({ context: {}, data: {} });
    expect(await wire.gateways.apiKeys.remove('a/b 7' as ApiKeyId)).toEqual({ ok: true, value: undefined });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['DELETE', '/api/api-keys/a%2Fb%207', '']);
  });

  it.each([
    ['an item', { data: { item: { success: true } } }],
    ['an item of null', { data: { item: null } }],
    ['no data', {}],
  ])('reads nothing of a response with %s', async (_, body) => {
    wire.server.respondWithJson(body);
    expect(await wire.gateways.apiKeys.remove(id)).toEqual({ ok: true, value: undefined });
  });

  it('treats success: false as a failure', async () => {
    wire.server.respondWithJson({ data: { item: { success: false } } });
    expect(await wire.gateways.apiKeys.remove(id)).toEqual(BROKEN);
  });
});

describe('GET /api/api-keys/{id}/reveal', () => {
  it('reads the secret', async () => {
    wire.server.respondWithJson({ data: { item: { key: 'c0ffee00c0ffee00' } } });
    expect(await wire.gateways.apiKeys.reveal(id)).toEqual({ ok: true, value: 'c0ffee00c0ffee00' });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/api-keys/key-7/reveal', '']);
  });
});

describe('GET /api/developers/api-versions', () => {
  it('reads the list, where a version without a flag is not the default', async () => {
    const items = [
      { id: 'v2', name: '2026-01', isDefault: true },
      { id: 3, name: '2025-07' },
    ];
    wire.server.respondWithJson({ data: { items, totalCount: 2 } });
    expect(await wire.gateways.apiKeys.versions()).toEqual({
      ok: true,
      value: [
        { id: 'v2', name: '2026-01', isDefault: true },
        { id: '3', name: '2025-07', isDefault: false },
      ],
    });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/developers/api-versions', '']);
  });
});

describe('POST /api/developers/api-version', () => {
  const choose = () => wire.gateways.apiKeys.chooseVersion('v2' as ApiVersionId);

  it('sends the id of the version', async () => {
    wire.server.respondWithJson({ data: { item: { success: true } } });
    expect(await choose()).toEqual({ ok: true, value: undefined });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['POST', '/api/developers/api-version', '{"apiVersionId":"v2"}']);
  });

  it.each([
    ['success: false', { data: { item: { success: false } } }],
    ['no success', { data: { item: {} } }],
    ['text for success', { data: { item: { success: 'true' } } }],
  ])('treats %s as a failure', async (_, body) => {
    wire.server.respondWithJson(body);
    expect(await choose()).toEqual(BROKEN);
  });
});

function nextOf(result: Awaited<ReturnType<typeof wire.gateways.apiKeys.list>>): Cursor | undefined {
  return result.ok ? result.value.next : undefined;
}

describe('GET /api/account/api-requests', () => {
  const REQUEST = {
    id: '6731f0bc04e7a1925d3090e3',
    dateTime: '2026-11-20T14:22:01.000Z',
    requestData: { method: 'GET', path: '/addresses-latest/evm/ethereum/mainnet/0xC0/balance' },
    responseData: { statusCode: 422, responseTime: 12 },
    systemData: { referenceId: '6731f0bc04e7a1925d3090e3', product: 'Get native balance', spentCredits: 0 },
  };

  it('requests the newest request of one key', async () => {
    wire.server.respondWithJson({ data: { item: { stats: [], hasMore: false } } });
    await wire.gateways.apiKeys.lastUsed(id);
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/api-requests?limit=1&apiKey=key-7', '']);
  });

  it.each([
    ['ISO text', '2026-11-20T14:22:01.000Z'],
    ['seconds', 1_795_184_521],
    ['milliseconds', 1_795_184_521_000],
  ])('reads when that was from %s', async (_, dateTime) => {
    wire.server.respondWithJson({ data: { item: { stats: [{ ...REQUEST, dateTime }] }, hasMore: true } });
    expect(await wire.gateways.apiKeys.lastUsed(id)).toEqual({ ok: true, value: Date.UTC(2026, 10, 20, 14, 22, 1) });
  });

  it.each([
    ['no list', { item: { hasMore: false } }],
    ['an entry without an id', { item: { stats: [{ ...REQUEST, id: null }], hasMore: false } }],
  ])('treats %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.apiKeys.lastUsed(id)).toEqual(BROKEN);
  });
});
