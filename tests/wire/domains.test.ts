import { describe, expect, it } from 'vitest';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type { Cursor } from '#src/domain/shared/page.ts';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();

const URL_ROW = { id: 'url-7', url: 'https://hooks.example', verified: true, createdTimestamp: 1_763_700_000 };
const SHOWN: CallbackDomain = {
  id: 'url-7' as CallbackDomainId,
  url: 'https://hooks.example',
  verified: true,
  createdAt: 1_763_700_000_000,
  verifiedAt: null,
};

const listed = (row: object) => ({ data: { item: { callbackUrls: [row], hasMore: false } } });
const shown = (more: Partial<CallbackDomain>) => ({ ok: true, value: { items: [{ ...SHOWN, ...more }] } });

describe('POST /api/account/callback-urls/add', () => {
  it('sends the domain as it was entered and reads the url', async () => {
    wire.server.respondWithJson({ data: { item: { url: 'https://münchen.example' } } });
    expect(await wire.gateways.callbackDomains.add('münchen.example')).toEqual({
      ok: true,
      value: { url: 'https://münchen.example' },
    });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['POST', '/api/account/callback-urls/add', '{"domain":"münchen.example"}']);
  });

  it.each([
    ['an empty url', { item: { url: '' } }],
    ['no url', { item: {} }],
    ['a number for the url', { item: { url: 7 } }],
  ])('treats %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.callbackDomains.add('hooks.example')).toEqual(BROKEN);
  });
});

const OLDER = { ...URL_ROW, id: 'url-6' };

describe('GET /api/account/callback-urls', () => {
  it('requests the first ten', async () => {
    wire.server.respondWithJson({ data: { item: { callbackUrls: [], hasMore: false } } });
    await wire.gateways.callbackDomains.list();
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/callback-urls?limit=10&offset=0', '']);
  });

  it.each([
    ['in the item', { item: { callbackUrls: [URL_ROW, OLDER], hasMore: true } }],
    ['beside the item', { item: { callbackUrls: [URL_ROW, OLDER] }, hasMore: true }],
    [
      'in the item, which counts before the one beside it',
      { item: { callbackUrls: [URL_ROW, OLDER], hasMore: true }, hasMore: false },
    ],
  ])('continues with the last received domain when hasMore is %s', async (_, data) => {
    wire.server.respondWithJson({ data });
    const first = await wire.gateways.callbackDomains.list();
    expect(first).toEqual({
      ok: true,
      value: { items: [SHOWN, { ...SHOWN, id: OLDER.id }], next: expect.any(String) as string },
    });
    wire.server.takeOnlyRequest();
    await wire.gateways.callbackDomains.list(nextOf(first));
    expect(wire.server.takeOnlyRequest().url).toBe('/api/account/callback-urls?limit=10&offset=1');
  });

  it('ends when more is announced but nothing arrived', async () => {
    wire.server.respondWithJson({ data: { item: { callbackUrls: [], hasMore: true } } });
    expect(await wire.gateways.callbackDomains.list()).toEqual({ ok: true, value: { items: [] } });
  });

  it.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('reads verified %s as %s', async (verified, isVerified) => {
    wire.server.respondWithJson(listed({ ...URL_ROW, verified }));
    expect(await wire.gateways.callbackDomains.list()).toEqual(shown({ verified: isVerified }));
  });

  it.each([
    ['seconds', 1_763_700_000, 1_763_700_000_000],
    ['milliseconds', 1_763_700_000_000, 1_763_700_000_000],
    ['ISO text', '2025-11-21T04:40:00Z', 1_763_700_000_000],
    ['null', null, null],
    ['nothing', undefined, null],
  ])('reads both timestamps as %s', async (_, timestamp, instant) => {
    wire.server.respondWithJson(listed({ ...URL_ROW, createdTimestamp: timestamp, verifiedTimestamp: timestamp }));
    expect(await wire.gateways.callbackDomains.list()).toEqual(shown({ createdAt: instant, verifiedAt: instant }));
  });

  it.each([
    ['empty text', ''],
    ['0', 0],
    ['0 as text', '0'],
  ])('reads a verifiedTimestamp of %s as not set', async (_, verifiedTimestamp) => {
    wire.server.respondWithJson(listed({ ...URL_ROW, verifiedTimestamp }));
    expect(await wire.gateways.callbackDomains.list()).toEqual(shown({ verifiedAt: null }));
  });

  it('reads numbers for ids, and leaves the url as it is', async () => {
    wire.server.respondWithJson(listed({ ...URL_ROW, id: 7, url: 'HTTPS://Hooks.Example:8443' }));
    expect(await wire.gateways.callbackDomains.list()).toEqual(
      shown({ id: '7' as CallbackDomainId, url: 'HTTPS://Hooks.Example:8443' }),
    );
  });

  it.each([
    ['text for hasMore', { item: { callbackUrls: [URL_ROW], hasMore: 'no' } }],
    ['no list', { item: { hasMore: false } }],
    ['a map for the list', { item: { callbackUrls: {}, hasMore: false } }],
    ['a row without an id', { item: { callbackUrls: [{ ...URL_ROW, id: undefined }], hasMore: false } }],
    ['a row without a url', { item: { callbackUrls: [{ ...URL_ROW, url: undefined }], hasMore: false } }],
    ['text for verified', { item: { callbackUrls: [{ ...URL_ROW, verified: 'true' }], hasMore: false } }],
    ['a time that is none', { item: { callbackUrls: [{ ...URL_ROW, createdTimestamp: 'today' }], hasMore: false } }],
  ])('treats a list with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.callbackDomains.list()).toEqual(BROKEN);
  });
});

describe('DELETE /api/account/callback-urls/{id}', () => {
  it.each([
    ['https://hooks.example', '{"url":"hooks.example"}'],
    ['HTTP://Hooks.Example:8443/in', '{"url":"Hooks.Example:8443/in"}'],
    ['https://münchen.example', '{"url":"münchen.example"}'],
    ['hooks.example', '{"url":"hooks.example"}'],
  ])('names %s by its host in the body', async (url, body) => {
    wire.server.respondWithJson({ data: {} });
    expect(await wire.gateways.callbackDomains.remove({ ...SHOWN, url })).toEqual({ ok: true, value: undefined });
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url, request.body]).toEqual(['DELETE', '/api/account/callback-urls/url-7', body]);
  });

  it.each([
    ['an item', { data: { item: { success: true } } }],
    ['an item of null', { data: { item: null } }],
    ['no data', {}],
  ])('reads nothing of a response with %s', async (_, body) => {
    wire.server.respondWithJson(body);
    expect(await wire.gateways.callbackDomains.remove(SHOWN)).toEqual({ ok: true, value: undefined });
  });

  it('treats success: false as a failure', async () => {
    wire.server.respondWithJson({ data: { item: { success: false } } });
    expect(await wire.gateways.callbackDomains.remove(SHOWN)).toEqual(BROKEN);
  });
});

function nextOf(body: Awaited<ReturnType<typeof wire.gateways.callbackDomains.list>>): Cursor | undefined {
  return body.ok ? body.value.next : undefined;
}
