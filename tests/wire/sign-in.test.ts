import { describe, expect, it } from 'vitest';
import { BROKEN, PAGE_INSTEAD, openWire, TOKEN } from './open-wire.ts';

const wire = openWire();

const logIn = (proof: Parameters<typeof wire.gateways.auth.logIn>[0]['proof'] = { kind: 'not-configured' }) =>
  wire.gateways.auth.logIn({ email: 'ada@northwall.example', password: 'Correct-horse-1', proof });

const verify = () => wire.gateways.auth.verifySecondFactor({ code: '123456', email: 'ada@northwall.example' });

const ADA = { email: 'ada@northwall.example', firstName: 'Ada', lastName: 'Lovelace' };

describe('POST /api/auth/login', () => {
  it.each([
    ['no bot check', { kind: 'not-configured' }, '{"email":"ada@northwall.example","password":"Correct-horse-1"}'],
    [
      'the token of the bot check',
      { kind: 'token', token: 'captcha-7' },
      '{"email":"ada@northwall.example","password":"Correct-horse-1","recaptchaToken":"captcha-7"}',
    ],
    [
      'the option of the test mode',
      { kind: 'bypass' },
      '{"email":"ada@northwall.example","password":"Correct-horse-1","disableRecaptcha":true}',
    ],
  ] as const)('sends email and password with %s', async (_, proof, body) => {
    wire.server.respondWithJson({ data: { item: {} } });
    await logIn(proof);
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url, request.body]).toEqual(['POST', '/api/auth/login', body]);
    expect(request.headers['content-type']).toBe('application/json');
  });

  it('reads the state, the user and the token of the header', async () => {
    wire.server.respondWithJson(
      {
        context: '',
        data: {
          item: {
            user: { email: 'ada@northwall.example', firstName: 'Ada', lastName: 'Lovelace' },
            additionalAuthActive: false,
            state: 'dashboard',
          },
        },
      },
      { 'x-refresh-token': TOKEN },
    );
    expect(await logIn()).toEqual({
      ok: true,
      value: { kind: 'signed-in', signIn: { token: TOKEN, state: 'dashboard', user: ADA } },
    });
  });

  it.each([
    ['the e-mail as text', 'ada@northwall.example', { email: 'ada@northwall.example', firstName: '', lastName: '' }],
    ['the e-mail alone', { email: 'ada@northwall.example' }, { ...ADA, firstName: '', lastName: '' }],
    ['names of null', { ...ADA, firstName: null, lastName: null }, { ...ADA, firstName: '', lastName: '' }],
    ['no user', undefined, null],
    ['a user of null', null, null],
  ])('takes %s for the user', async (_, user, expected) => {
    wire.server.respondWithJson({ data: { item: { user, state: 'summary' } } }, { 'x-refresh-token': TOKEN });
    expect(await logIn()).toEqual({
      ok: true,
      value: { kind: 'signed-in', signIn: { token: TOKEN, state: 'summary', user: expected } },
    });
  });

  it.each([
    ['of the reply', { email: 'other@northwall.example' }, 'other@northwall.example'],
    ['of the reply, as text', 'other@northwall.example', 'other@northwall.example'],
    ['that was entered', undefined, 'ada@northwall.example'],
    ['that was entered where the reply names none', '', 'ada@northwall.example'],
  ])('requests the second factor of the email %s, without a token', async (_, user, email) => {
    wire.server.respondWithJson({ data: { item: { user, additionalAuthActive: true } } });
    const outcome = { kind: 'second-factor', email, takesRecoveryCode: false, takesPasskey: false };
    expect(await logIn()).toEqual({ ok: true, value: outcome });
  });

  it.each([
    [true, true],
    [false, false],
    [null, false],
  ])('reads recoveryCodesActive and passkeysActive: %s as %s', async (isActive, takes) => {
    const factors = { recoveryCodesActive: isActive, passkeysActive: isActive };
    wire.server.respondWithJson({ data: { item: { additionalAuthActive: true, ...factors } } });
    expect(await logIn()).toMatchObject({ ok: true, value: { takesRecoveryCode: takes, takesPasskey: takes } });
  });

  it.each([
    ['no token', { data: { item: { state: 'dashboard' } } }, {}],
    ['a token of two parts', { data: { item: { state: 'dashboard' } } }, { 'x-refresh-token': 'aaa.bbb' }],
    ['a token that does not decode', { data: { item: { state: 'dashboard' } } }, { 'x-refresh-token': 'a.!!.c' }],
    ['no state', { data: { item: {} } }, { 'x-refresh-token': TOKEN }],
    ['an unknown state', { data: { item: { state: 'on-holiday' } } }, { 'x-refresh-token': TOKEN }],
    ['a list for the item', { data: { item: [] } }, { 'x-refresh-token': TOKEN }],
    ['a number for the user', { data: { item: { user: 7, state: 'dashboard' } } }, { 'x-refresh-token': TOKEN }],
    [
      'text for additionalAuthActive',
      { data: { item: { additionalAuthActive: 'true', state: 'dashboard' } } },
      { 'x-refresh-token': TOKEN },
    ],
  ])('treats a response with %s as a broken response', async (_, body, headers) => {
    wire.server.respondWithJson(body, headers);
    expect(await logIn()).toEqual(BROKEN);
  });
});

describe('POST /api/account/2fa/verify', () => {
  it('sends the code and the email', async () => {
    wire.server.respondWithJson({ data: { item: { state: 'dashboard' } } });
    await verify();
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url]).toEqual(['POST', '/api/account/2fa/verify']);
    expect(request.body).toBe('{"code":"123456","email":"ada@northwall.example"}');
  });

  it('reads the state and the user', async () => {
    wire.server.respondWithJson({ data: { item: { state: 'summary', user: ADA } } }, { 'x-refresh-token': TOKEN });
    expect(await verify()).toEqual({ ok: true, value: { token: TOKEN, state: 'summary', user: ADA } });
  });

  it.each([
    ['an empty 200', 200, ''],
    ['a 204', 204, ''],
    ['blanks', 200, ' \n'],
    ['an envelope without data', 200, '{"context":""}'],
    ['data without an item', 200, '{"data":{}}'],
    ['an item of null', 200, '{"data":{"item":null}}'],
    ['an item without a state', 200, '{"data":{"item":{}}}'],
  ])('takes %s to mean the dashboard', async (_, status, body) => {
    wire.server.respondWith((response) => response.writeHead(status, { 'x-refresh-token': TOKEN }).end(body));
    expect(await verify()).toEqual({ ok: true, value: { token: TOKEN, state: 'dashboard', user: null } });
  });

  it.each([
    ['without a token', {}, '{"data":{"item":{"state":"dashboard"}}}'],
    ['with a list for data', { 'x-refresh-token': TOKEN }, '{"data":[]}'],
    ['with a list for the item', { 'x-refresh-token': TOKEN }, '{"data":{"item":[]}}'],
    ['with an unknown state', { 'x-refresh-token': TOKEN }, '{"data":{"item":{"state":"x"}}}'],
  ])('treats a response %s as a broken response', async (_, headers, body) => {
    wire.server.respondWith((response) => response.writeHead(200, headers).end(body));
    expect(await verify()).toEqual(BROKEN);
  });

  it('has reached nobody where a page answers', async () => {
    const page = '<!doctype html><title>Welcome</title>';
    wire.server.respondWith((response) => response.writeHead(200, { 'x-refresh-token': TOKEN }).end(page));
    expect(await verify()).toEqual(PAGE_INSTEAD);
  });
});

/** Each call that signs somebody in. */
const SIGN_INS: Readonly<Record<string, () => Promise<unknown>>> = {
  'by password': () => logIn(),
  'by a social provider': () => wire.gateways.auth.logInWith('github', 'code'),
  'by the single sign-on': () =>
    wire.gateways.auth.logInWithOidc({ code: 'c', codeVerifier: 'v', nonce: 'n', redirectUri: 'r' }),
  'by a second factor': verify,
};

describe.each(Object.entries(SIGN_INS))('a log-in %s that is rejected with an account state', (_, signIn) => {
  const answer = (headers: Record<string, string>) =>
    wire.server.respondWith((response) =>
      response
        .writeHead(403, headers)
        .end('{"error":{"code":"unverified","message":"Verify your email.","state":"email-verification"}}'),
    );

  it('opens that state where it has a token', async () => {
    answer({ 'x-refresh-token': TOKEN });
    expect(JSON.stringify(await signIn())).toContain(`"token":"${TOKEN}","state":"email-verification"`);
  });

  it('fails without one', async () => {
    answer({});
    expect(await signIn()).toMatchObject({ ok: false, failure: { state: 'email-verification', code: 'unverified' } });
  });
});
