import { describe, expect, it } from 'vitest';
import type { AccessTokenId } from '#src/domain/access-tokens/access-token.ts';
import { BROKEN, openWire } from '#tests/wire/open-wire.ts';

const wire = openWire();
const list = () => wire.gateways.accessTokens.list();
const ITEM = {
  ...{ id: 't1', name: 'deploy', masked: 'ghat_1f…09ab', scopes: ['usage:read'], ipRanges: ['203.0.113.0/24'] },
  ...{ expiresTimestamp: 1_900_000_000, createdTimestamp: 1_700_000_000, lastUsedTimestamp: 1_750_000_000 },
};
const TOKEN = {
  ...{ id: 't1', name: 'deploy', masked: 'ghat_1f…09ab', scopes: ['usage:read'], ipRanges: ['203.0.113.0/24'] },
  ...{ expiresAt: 1_900_000_000_000, createdAt: 1_700_000_000_000, lastUsedAt: 1_750_000_000_000 },
};
const BARE = { id: '7', name: '7', masked: null, scopes: [], ipRanges: [], expiresAt: null, createdAt: null };

describe('GET /api/account/access-tokens', () => {
  it('reads the tokens, and what a new one may do', async () => {
    const scopes = [{ id: 'usage:read', name: 'Read usage', description: 'Credits.' }];
    wire.server.respondWithJson({ data: { items: [ITEM], scopes } });
    expect(await list()).toEqual({ ok: true, value: { items: [TOKEN], scopes } });
    const { method, url } = wire.server.takeOnlyRequest();
    expect([method, url]).toEqual(['GET', '/api/account/access-tokens']);
  });

  it.each([
    ['nothing but an id', { id: 7 }, BARE],
    ['null for the last use, which is never', { id: 7, lastUsedTimestamp: null }, { ...BARE, lastUsedAt: null }],
    ['0 for the end, which is none', { id: 7, expiresTimestamp: 0 }, BARE],
  ])('reads a token with %s', async (_, item, token) => {
    wire.server.respondWithJson({ data: { items: [item], scopes: [{ id: 'all' }] } });
    const scopes = [{ id: 'all', name: 'all', description: null }];
    expect(await list()).toEqual({ ok: true, value: { items: [token], scopes } });
  });

  it.each([
    ['no items', { scopes: [] }],
    ['a token without an id', { items: [{ name: 'deploy' }] }],
    ['a text for scopes', { items: [{ id: 't1', scopes: 'all' }] }],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await list()).toEqual(BROKEN);
  });
});

it('POST /api/account/access-tokens sends the end in seconds, and returns the token', async () => {
  wire.server.respondWithJson({ data: { item: { token: 'ghat_0' } } });
  const created = await wire.gateways.accessTokens.create({
    ...{ name: 'deploy', scopes: ['usage:read'], expiresAt: 1_900_000_000_999, ipRanges: ['203.0.113.0/24'] },
  });
  expect(created).toEqual({ ok: true, value: 'ghat_0' });
  const { method, url, body } = wire.server.takeOnlyRequest();
  expect([method, url, body]).toEqual([
    'POST',
    '/api/account/access-tokens',
    '{"name":"deploy","scopes":["usage:read"],"expiresTimestamp":1900000000,"ipRanges":["203.0.113.0/24"]}',
  ]);
});

it('DELETE /api/account/access-tokens/{id} revokes a token', async () => {
  wire.server.respondWithJson({});
  expect(await wire.gateways.accessTokens.revoke('a/b' as AccessTokenId)).toEqual({ ok: true, value: undefined });
  const { method, url } = wire.server.takeOnlyRequest();
  expect([method, url]).toEqual(['DELETE', '/api/account/access-tokens/a%2Fb']);
});
