import { describe, expect, it } from 'vitest';
import type { PasskeyId } from '#src/domain/passkeys/passkey.ts';
import { BROKEN, openWire, TOKEN } from '#tests/wire/open-wire.ts';

const wire = openWire();
const PATH = '/api/account/passkeys';
const id = 'a/b' as PasskeyId;
const CREDENTIAL = { id: 'abc', type: 'public-key', response: { clientDataJSON: 'e30' }, x: [1] };
const ITEM = {
  ...{ id: 'p1', name: 'Phone', isSynced: true },
  ...{ createdTimestamp: 1_750_000_000, lastUsedTimestamp: '2025-06-16T00:00:00Z' },
};
const PASSKEY = {
  ...{ id: 'p1', name: 'Phone', isSynced: true },
  ...{ createdAt: 1_750_000_000_000, lastUsedAt: Date.UTC(2025, 5, 16) },
};
const BARE = { id: '7', name: '7', createdAt: null, lastUsedAt: null, isSynced: null };

function sent() {
  const { method, url, body } = wire.server.takeOnlyRequest();
  return [method, url, body];
}

describe('GET /api/account/passkeys', () => {
  it('reads the passkeys and the limit, and of each no more than the id is needed', async () => {
    wire.server.respondWithJson({ data: { items: [ITEM, { id: 7 }], limit: 10 } });
    expect(await wire.gateways.passkeys.list()).toEqual({
      ok: true,
      value: { items: [PASSKEY, BARE], limit: 10 },
    });
    expect(sent().slice(0, 2)).toEqual(['GET', PATH]);
  });

  it.each([
    ['no items', { limit: 10 }],
    ['a passkey without an id', { items: [{ name: 'Phone' }] }],
    ['a text for a flag', { items: [{ id: 'p1', isSynced: 'yes' }] }],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.passkeys.list()).toEqual(BROKEN);
  });
});

describe('the options for a browser', () => {
  const CREATION = {
    ...{ challenge: 'abc', rp: { id: 'a.example' }, user: { id: 'u1', name: 'Ada' }, extensions: { credProps: true } },
    ...{ pubKeyCredParams: [{ type: 'public-key', alg: -7, hint: 1 }], timeout: 60_000 },
  };
  const REQUEST = { challenge: 'abc', rpId: 'a.example', allowCredentials: [{ id: 'c1' }], extensions: { prf: {} } };

  it.each([
    ['of a passkey', (password: string) => wire.gateways.passkeys.begin(password), CREATION, '{"password":"s3"}'],
    ['of one without a password', () => wire.gateways.passkeys.begin(null), CREATION, '{}'],
    ['of a log-in', () => wire.gateways.passkeys.beginLogIn(null), REQUEST, '{}'],
    ['of a second factor', () => wire.gateways.passkeys.beginLogIn('a@b.example'), REQUEST, '{"email":"a@b.example"}'],
  ])('%s come with all fields verbatim', async (_, call, options, body) => {
    wire.server.respondWithJson({ data: { item: { options } } });
    expect(await call('s3')).toEqual({ ok: true, value: options });
    const path = options === CREATION ? `${PATH}/options` : '/api/auth/login/passkey/options';
    expect(sent()).toEqual(['POST', path, body]);
  });

  it.each([
    ['a challenge', { ...CREATION, challenge: undefined }],
    ['an id of the user', { ...CREATION, user: { name: 'Ada' } }],
    ['algorithms', { ...CREATION, pubKeyCredParams: undefined }],
  ])('without %s are a broken response', async (_, options) => {
    wire.server.respondWithJson({ data: { item: { options } } });
    expect(await wire.gateways.passkeys.begin(null)).toEqual(BROKEN);
  });
});

describe('a change of a passkey', () => {
  it.each([
    [
      'POST of what the browser made',
      () => wire.gateways.passkeys.add('Phone', CREDENTIAL),
      [
        ...['POST', PATH],
        '{"name":"Phone","credential":{"id":"abc","type":"public-key","response":{"clientDataJSON":"e30"},"x":[1]}}',
      ],
    ],
    ['PUT of its name', () => wire.gateways.passkeys.rename(id, 'Phone'), ['PUT', `${PATH}/a%2Fb`, '{"name":"Phone"}']],
  ])('is a %s, and returns it', async (_, call, request) => {
    wire.server.respondWithJson({ data: { item: ITEM } });
    expect(await call()).toEqual({ ok: true, value: PASSKEY });
    expect(sent()).toEqual(request);
  });

  it('is a DELETE, whose response is not read', async () => {
    wire.server.respondWithJson({});
    expect(await wire.gateways.passkeys.remove(id)).toEqual({ ok: true, value: undefined });
    expect(sent().slice(0, 2)).toEqual(['DELETE', `${PATH}/a%2Fb`]);
  });
});

describe('POST /api/auth/login/passkey', () => {
  it('sends what the browser made, and reads a session as of any log-in', async () => {
    const user = { email: 'a@b.example', firstName: 'Ada', lastName: 'Lee' };
    wire.server.respondWithJson({ data: { item: { user, state: 'dashboard' } } }, { 'x-refresh-token': TOKEN });
    expect(await wire.gateways.passkeys.logIn({ id: 'abc' })).toEqual({
      ok: true,
      value: { kind: 'signed-in', signIn: { token: TOKEN, state: 'dashboard', user } },
    });
    expect(sent()).toEqual(['POST', '/api/auth/login/passkey', '{"credential":{"id":"abc"}}']);
  });
});
