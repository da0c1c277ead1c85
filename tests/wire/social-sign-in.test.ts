import { describe, expect, it } from 'vitest';
import { BROKEN, openWire, TOKEN } from './open-wire.ts';

const wire = openWire();

const ADA = { email: 'ada@northwall.example', firstName: 'Ada', lastName: 'Lovelace' };

describe('POST /api/auth/login/oidc', () => {
  it('sends the code with what PKCE and the id token need, without a token', async () => {
    wire.server.respondWithJson({ data: { item: { state: 'dashboard' } } }, { 'x-refresh-token': TOKEN });
    const redirectUri = 'https://console.example/auth/login?app=oidc';
    const code = { code: 'code-7', codeVerifier: 'verifier-7', nonce: 'nonce-7', redirectUri };
    const result = await wire.gateways.auth.logInWithOidc(code);
    expect(result).toMatchObject({ ok: true, value: { kind: 'signed-in', signIn: { token: TOKEN } } });
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url]).toEqual(['POST', '/api/auth/login/oidc']);
    expect(request.body).toBe(
      '{"code":"code-7","codeVerifier":"verifier-7","nonce":"nonce-7","redirectUri":"https://console.example/auth/login?app=oidc"}',
    );
    expect(request.headers).not.toHaveProperty('authorization');
  });
});

describe.each(['google', 'github', 'linkedin'] as const)('POST /api/auth/login/%s', (provider) => {
  const logIn = (code = 'code-7') => wire.gateways.auth.logInWith(provider, code);

  it('sends the code verbatim, without a token', async () => {
    wire.server.respondWithJson({ data: { item: {} } });
    await logIn('4/0Ab+c=d é');
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url]).toEqual(['POST', `/api/auth/login/${provider}`]);
    expect(request.body).toBe('{"code":"4/0Ab+c=d é"}');
    expect(request.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['the state alone', { state: 'company-data' }, null],
    ['the user as well', { state: 'company-data', additionalAuthActive: false, user: ADA }, ADA],
    [
      'the e-mail as text',
      { state: 'company-data', user: 'ada@northwall.example' },
      { ...ADA, firstName: '', lastName: '' },
    ],
  ])('reads %s, and the token of the header', async (_, item, user) => {
    wire.server.respondWithJson({ data: { item } }, { 'x-refresh-token': TOKEN });
    expect(await logIn()).toEqual({
      ok: true,
      value: { kind: 'signed-in', signIn: { token: TOKEN, state: 'company-data', user } },
    });
  });

  it.each([
    ['of the user', { email: 'ada@northwall.example' }, 'ada@northwall.example'],
    ['of a user that is text', 'ada@northwall.example', 'ada@northwall.example'],
    ['of nobody, where the reply names none', undefined, null],
    ['of nobody, where the reply names an empty one', '', null],
  ])('requests the second factor with the email %s', async (_, user, email) => {
    const item = { additionalAuthActive: true, user, state: 'dashboard' };
    wire.server.respondWithJson({ data: { item } }, { 'x-refresh-token': TOKEN });
    expect(await logIn()).toEqual({
      ok: true,
      value: { kind: 'second-factor', email, takesRecoveryCode: false, takesPasskey: false },
    });
  });

  it.each([
    ['no token', { item: { state: 'dashboard' } }, {}],
    ['no state', { item: {} }, { 'x-refresh-token': TOKEN }],
    ['an unknown state', { item: { state: 'on-holiday' } }, { 'x-refresh-token': TOKEN }],
    ['no item', {}, { 'x-refresh-token': TOKEN }],
    ['text for additionalAuthActive', { item: { additionalAuthActive: 'yes' } }, { 'x-refresh-token': TOKEN }],
  ])('treats a response with %s as a broken response', async (_, data, headers) => {
    wire.server.respondWithJson({ data }, headers);
    expect(await logIn()).toEqual(BROKEN);
  });

  it('hands on the state that a rejection carries', async () => {
    wire.server.respondWithJson({ error: { code: 'code_used', message: 'Again.', state: 'notAuth' } }, {}, 400);
    expect(await logIn()).toMatchObject({ ok: false, failure: { code: 'code_used', state: 'notAuth' } });
  });
});
