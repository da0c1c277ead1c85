import { describe, expect, it } from 'vitest';
import { openWire, SENT } from './open-wire.ts';

const wire = openWire();

const forgot = (proof: Parameters<typeof wire.gateways.auth.forgotPassword>[0]['proof'] = { kind: 'not-configured' }) =>
  wire.gateways.auth.forgotPassword({ email: 'ada@northwall.example', proof });

const reset = (token = 'mailed.token.7') => wire.gateways.auth.resetPassword({ token, password: 'Correct-horse-2' });

describe('POST /api/auth/forgot-password', () => {
  it.each([
    ['no bot check', { kind: 'not-configured' }, '{"email":"ada@northwall.example"}'],
    [
      'the token of the bot check',
      { kind: 'token', token: 'captcha-7' },
      '{"email":"ada@northwall.example","recaptchaToken":"captcha-7"}',
    ],
    ['the option of the test mode', { kind: 'bypass' }, '{"email":"ada@northwall.example","disableRecaptcha":true}'],
  ] as const)('sends the email with %s, and no token', async (_, proof, body) => {
    wire.server.respondWithJson({ data: { item: { success: true } } });
    await forgot(proof);
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url, request.body]).toEqual(['POST', '/api/auth/forgot-password', body]);
    expect(request.headers).not.toHaveProperty('authorization');
  });
});

describe('POST /api/auth/reset-password', () => {
  it('sends the password with the token of the URL, although a session runs', async () => {
    wire.server.respondWithJson({ data: { item: { success: true } } });
    await reset();
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url]).toEqual(['POST', '/api/auth/reset-password']);
    expect(request.body).toBe('{"password":"Correct-horse-2"}');
    expect(request.headers.authorization).toBe('Bearer mailed.token.7');
  });

  it('sends nothing without a token', async () => {
    expect(await reset('')).toMatchObject({ ok: false, failure: { kind: 'unexpected', status: 500 } });
    expect(wire.server.requests).toEqual([]);
  });
});

describe.each([
  ['forgot-password', () => forgot()],
  ['reset-password', () => reset()],
] as const)('the response to %s', (_, call) => {
  it('is a success when the item reports it', async () => {
    wire.server.respondWithJson({ data: { item: { success: true } } });
    expect(await call()).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['says that it is none', { item: { success: false } }],
    ['does not say so', { item: {} }],
    ['says so in text', { item: { success: 'true' } }],
    ['has no item', {}],
  ])('is a failure where it %s', async (_case, data) => {
    wire.server.respondWithJson({ data });
    expect(await call()).toMatchObject({ ok: false, failure: { kind: 'unexpected', code: 'unexpected_server_error' } });
  });

  it('hands on the state and the details of a rejection', async () => {
    const error = { code: 'invalid', message: 'No.', details: [{ attribute: 'email', message: 'Unknown.' }] };
    wire.server.respondWithJson({ error: { ...error, state: 'email-verification' } }, {}, 400);
    expect(await call()).toEqual({
      ok: false,
      failure: {
        kind: 'rejected',
        status: 400,
        code: 'invalid',
        message: 'No.',
        details: ['Unknown.'],
        state: 'email-verification',
        origin: SENT,
      },
    });
  });
});
