import { describe, expect, it } from 'vitest';
import { BROKEN, openWire, SENT, TOKEN } from './open-wire.ts';

const wire = openWire();

type Registration = Parameters<typeof wire.gateways.auth.register>[0];

const ADA = { email: 'ada@northwall.example', firstName: 'Ada', lastName: 'Lovelace' };

const register = (more: Partial<Registration> = {}) =>
  wire.gateways.auth.register({
    ...ADA,
    password: 'Correct-horse-1',
    phoneNumber: '+359888123456',
    invitationToken: null,
    proof: { kind: 'not-configured' },
    ...more,
  });

/** What every registration begins with. */
const PERSON =
  '"firstName":"Ada","lastName":"Lovelace","email":"ada@northwall.example",' +
  '"password":"Correct-horse-1","phoneNumber":"+359888123456"';

describe('POST /api/auth/register', () => {
  it.each([
    ['no bot check', {}, `{${PERSON}}`],
    [
      'the token of the bot check',
      { proof: { kind: 'token', token: 'captcha-7' } },
      `{${PERSON},"recaptchaToken":"captcha-7"}`,
    ],
    ['the option of the test mode', { proof: { kind: 'bypass' } }, `{${PERSON},"disableRecaptcha":true}`],
    ['an invitation', { invitationToken: 'invited.ada.7' }, `{${PERSON},"invitationToken":"invited.ada.7"}`],
  ] as const)('sends the user with %s', async (_, more, body) => {
    wire.server.respondWithJson({ data: { item: {} } });
    await register(more);
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url, request.body]).toEqual(['POST', '/api/auth/register', body]);
  });

  it('carries no token of a session that still runs', async () => {
    wire.server.respondWithJson({ data: { item: {} } });
    await register();
    expect(wire.server.takeOnlyRequest().headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['the e-mail alone', { email: 'ada@northwall.example' }, { ...ADA, firstName: '', lastName: '' }],
    ['the e-mail as text', 'ada@northwall.example', { ...ADA, firstName: '', lastName: '' }],
    ['the whole person', ADA, ADA],
    ['nobody', undefined, null],
  ])('reads the state, the token of the header and, for the user, %s', async (_, user, expected) => {
    wire.server.respondWithJson({ data: { item: { state: 'company-data', user } } }, { 'x-refresh-token': TOKEN });
    expect(await register()).toEqual({ ok: true, value: { token: TOKEN, state: 'company-data', user: expected } });
  });

  it.each([
    ['absent', undefined],
    ['null', null],
  ])('takes a state that is %s to mean the verification of the email', async (_, state) => {
    wire.server.respondWithJson({ data: { item: { state } } }, { 'x-refresh-token': TOKEN });
    expect(await register()).toEqual({ ok: true, value: { token: TOKEN, state: 'email-verification', user: null } });
  });

  it.each([
    ['no token', { item: { state: 'email-verification' } }, {}],
    ['a token that does not decode', { item: {} }, { 'x-refresh-token': 'a.!!.c' }],
    ['an unknown state', { item: { state: 'on-holiday' } }, { 'x-refresh-token': TOKEN }],
    ['no item', {}, { 'x-refresh-token': TOKEN }],
    ['a list for the item', { item: [] }, { 'x-refresh-token': TOKEN }],
    ['a number for the user', { item: { user: 7 } }, { 'x-refresh-token': TOKEN }],
  ])('treats a response with %s as a broken response', async (_, data, headers) => {
    wire.server.respondWithJson({ data }, headers);
    expect(await register()).toEqual(BROKEN);
  });

  it.each([
    ['the error', { error: { code: 'taken', message: 'Sign in.', details: ['Taken.'], state: 'summary' } }],
    ['the envelope', { error: { code: 'taken', message: 'Sign in.', details: ['Taken.'] }, state: 'summary' }],
    [
      'the item',
      { error: { code: 'taken', message: 'Sign in.', details: ['Taken.'] }, data: { item: { state: 'summary' } } },
    ],
  ])('hands on the state that a rejection carries in %s', async (_, body) => {
    wire.server.respondWithJson(body, {}, 400);
    expect(await register()).toEqual({
      ok: false,
      failure: {
        kind: 'rejected',
        status: 400,
        code: 'taken',
        message: 'Sign in.',
        details: ['Taken.'],
        state: 'summary',
        origin: SENT,
      },
    });
  });
});

describe.each([
  ['verify-email', () => wire.gateways.auth.verifyEmail('012345'), '{"code":"012345"}'],
  ['resend-email-code', () => wire.gateways.auth.resendEmailCode(), '{"code":""}'],
] as const)('POST /api/auth/%s', (name, call, body) => {
  it('sends the code, with the bearer of the session', async () => {
    wire.server.respondWithJson({ data: { item: {} } });
    await call();
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url, request.body]).toEqual(['POST', `/api/auth/${name}`, body]);
    expect(request.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it.each([
    ['a state', { state: 'company-data' }, 'company-data'],
    ['a state of null', { state: null }, null],
    ['no state', { success: true }, null],
  ])('reads %s', async (_, item, value) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await call()).toEqual({ ok: true, value });
  });

  it.each([
    ['an unknown state', { item: { state: 'on-holiday' } }],
    ['a list for the item', { item: [] }],
    ['no item', {}],
  ])('treats a response with %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await call()).toEqual(BROKEN);
  });

  it('hands on the state that a rejection carries', async () => {
    wire.server.respondWithJson({ error: { code: 'code_spent', message: 'Go on.', state: 'use-cases' } }, {}, 409);
    expect(await call()).toMatchObject({ ok: false, failure: { kind: 'rejected', state: 'use-cases' } });
  });
});
