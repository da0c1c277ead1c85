import { describe, expect, it } from 'vitest';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-url.ts';
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
    wire.server.answerJson({ data: { item: { url: 'https://münchen.example' } } });
    expect(await wire.gateways.domains.add('münchen.example')).toEqual({
      ok: true,
      value: { url: 'https://münchen.example' },
    });
    const { method, url, body } = wire.server.taken();
    expect([method, url, body]).toEqual(['POST', '/api/account/callback-urls/add', '{"domain":"münchen.example"}']);
  });

  it.each([
    ['an empty url', { item: { url: '' } }],
    ['no url', { item: {} }],
    ['a number for the url', { item: { url: 7 } }],
  ])('takes %s for a broken reply', async (_, data) => {
    wire.server.answerJson({ data });
    expect(await wire.gateways.domains.add('hooks.example')).toEqual(BROKEN);
  });
});

describe('GET /api/account/callback-urls', () => {
  it('asks for the first ten', async () => {
    wire.server.answerJson({ data: { item: { callbackUrls: [], hasMore: false } } });
    await wire.gateways.domains.list();
    const { method, url, body } = wire.server.taken();
    expect([method, url, body]).toEqual(['GET', '/api/account/callback-urls?limit=10&offset=0', '']);
  });

  it.each([
    ['in the item', { item: { callbackUrls: [URL_ROW], hasMore: true } }],
    ['beside the item', { item: { callbackUrls: [URL_ROW] }, hasMore: true }],
    [
      'in the item, which counts before the one beside it',
      { item: { callbackUrls: [URL_ROW], hasMore: true }, hasMore: false },
    ],
  ])('goes on after as many as came when hasMore stands %s', async (_, data) => {
    wire.server.answerJson({ data });
    const first = await wire.gateways.domains.list();
    expect(first).toEqual({ ok: true, value: { items: [SHOWN], next: expect.any(String) as string } });
    wire.server.taken();
    await wire.gateways.domains.list(nextOf(first));
    expect(wire.server.taken().url).toBe('/api/account/callback-urls?limit=10&offset=1');
  });

  it('ends where there is said to be more but nothing came', async () => {
    wire.server.answerJson({ data: { item: { callbackUrls: [], hasMore: true } } });
    expect(await wire.gateways.domains.list()).toEqual({ ok: true, value: { items: [] } });
  });

  it.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('reads verified %s as %s', async (verified, isVerified) => {
    wire.server.answerJson(listed({ ...URL_ROW, verified }));
    expect(await wire.gateways.domains.list()).toEqual(shown({ verified: isVerified }));
  });

  it.each([
    ['seconds', 1_763_700_000, 1_763_700_000_000],
    ['milliseconds', 1_763_700_000_000, 1_763_700_000_000],
    ['ISO text', '2025-11-21T04:40:00Z', 1_763_700_000_000],
    ['null', null, null],
    ['nothing', undefined, null],
  ])('reads both timestamps as %s', async (_, timestamp, instant) => {
    wire.server.answerJson(listed({ ...URL_ROW, createdTimestamp: timestamp, verifiedTimestamp: timestamp }));
    expect(await wire.gateways.domains.list()).toEqual(shown({ createdAt: instant, verifiedAt: instant }));
  });

  it.each([
    ['empty text', ''],
    ['0', 0],
    ['0 as text', '0'],
  ])('reads a verifiedTimestamp of %s as not set', async (_, verifiedTimestamp) => {
    wire.server.answerJson(listed({ ...URL_ROW, verifiedTimestamp }));
    expect(await wire.gateways.domains.list()).toEqual(shown({ verifiedAt: null }));
  });

  it('reads numbers for ids, and leaves the url as it is', async () => {
    wire.server.answerJson(listed({ ...URL_ROW, id: 7, url: 'HTTPS://Hooks.Example:8443' }));
    expect(await wire.gateways.domains.list()).toEqual(
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
  ])('takes a list with %s for a broken reply', async (_, data) => {
    wire.server.answerJson({ data });
    expect(await wire.gateways.domains.list()).toEqual(BROKEN);
  });
});

describe('DELETE /api/account/callback-urls/{id}', () => {
  it.each([
    ['https://hooks.example', '{"url":"hooks.example"}'],
    ['HTTP://Hooks.Example:8443/in', '{"url":"Hooks.Example:8443/in"}'],
    ['https://münchen.example', '{"url":"münchen.example"}'],
    ['hooks.example', '{"url":"hooks.example"}'],
  ])('names %s by its host in the body', async (url, body) => {
    wire.server.answerJson({ data: {} });
    expect(await wire.gateways.domains.remove({ ...SHOWN, url })).toEqual({ ok: true, value: undefined });
    const request = wire.server.taken();
    expect([request.method, request.url, request.body]).toEqual(['DELETE', '/api/account/callback-urls/url-7', body]);
  });

  it.each([
    ['an item', { data: { item: { success: true } } }],
    ['an item of null', { data: { item: null } }],
    ['no data', {}],
  ])('reads nothing of a reply with %s', async (_, reply) => {
    wire.server.answerJson(reply);
    expect(await wire.gateways.domains.remove(SHOWN)).toEqual({ ok: true, value: undefined });
  });

  it('takes success: false for a failure', async () => {
    wire.server.answerJson({ data: { item: { success: false } } });
    expect(await wire.gateways.domains.remove(SHOWN)).toEqual(BROKEN);
  });
});

function nextOf(reply: Awaited<ReturnType<typeof wire.gateways.domains.list>>): Cursor | undefined {
  return reply.ok ? reply.value.next : undefined;
}
