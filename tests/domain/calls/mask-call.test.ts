import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCallCode } from '#src/domain/calls/call-list.ts';
import { maskFailure, maskOutcome, maskRequest, maskJson } from '#src/domain/calls/mask-call.ts';
import { MASK } from '#src/domain/shared/mask-known.ts';
import { maskText } from '#src/domain/calls/mask-text.ts';
import { isSecretName } from '#src/domain/calls/secret-names.ts';
import { type CallRequest, MAX_CALL_TEXT } from '#src/domain/calls/wire-call.ts';
import { CODE_LANGUAGES } from '#src/domain/shared/request-code.ts';
import { rejected } from '#src/domain/shared/failure.ts';

const JWT = 'eyJhbGciOiJNT0NLIiwidHlwIjoiSldUIn0.eyJzdWIiOiIxIiwiZXhwIjoxfQ.c2lnbmF0dXJl';
const HEX_KEY = '4f1c92d0aa7744119c0e5f6b7a8d9e0f1a2b3c4d';

const request: CallRequest = {
  operation: 'logIn',
  method: 'POST',
  url: 'https://api.example/api/auth/login',
  headers: {},
  body: null,
  effect: 'mutation',
};

/** Everything that leaves the log of a call. */
function outputsOf(sent: CallRequest, text = '', headers: Record<string, string> = {}, message = ''): string {
  const masked = maskRequest(sent);
  const secrets = new Set(masked.secrets);
  const outcome = maskOutcome({ kind: 'response', status: 200, headers, text, length: text.length }, secrets);
  const failure = maskFailure(rejected(422, 'invalid', message, { details: [message] }), secrets);
  const code = CODE_LANGUAGES.map((language) => toCallCode(language, masked.request));
  return [JSON.stringify([masked.request, outcome, failure]), ...code].join('\n');
}

describe('a recorded call holds no secret', () => {
  it.each<{ place: string; sent?: Partial<CallRequest>; text?: string; headers?: Record<string, string> }>([
    { place: 'a bearer', sent: { headers: { Authorization: 'Bearer S3ntinel-x' } } },
    { place: 'basic credentials', sent: { headers: { authorization: 'Basic S3ntinel-x' } } },
    { place: 'an API key in a header', sent: { headers: { 'x-api-key': 'S3ntinel-x' } } },
    { place: 'a cookie', sent: { headers: { Cookie: 'sid=S3ntinel-x; b=1' } } },
    { place: 'a password', sent: { body: '{"email":"a@b.example","password":"S3ntinel-x"}' } },
    { place: 'a password with escapes', sent: { body: JSON.stringify({ password: 'S3ntinel-x"\\\n' }) } },
    { place: 'a new password', sent: { body: '{"newPassword":"S3ntinel-x"}' } },
    { place: 'a passkey', sent: { body: '{"name":"Laptop","credential":{"response":{"signature":"S3ntinel-x"}}}' } },
    { place: 'a challenge', text: '{"data":{"item":{"options":{"challenge":"S3ntinel-x"}}}}' },
    { place: 'a code', sent: { body: '{"code":"S3ntinel-x"}' } },
    { place: 'a token of the bot check', sent: { body: '{"recaptchaToken":"S3ntinel-x"}' } },
    { place: 'a nested secret', sent: { body: '{"a":[{"client_secret":{"value":["S3ntinel-x"]}}]}' } },
    { place: 'JSON in a string', sent: { body: JSON.stringify({ log: '{"apiKey":"S3ntinel-x"}' }) } },
    { place: 'a token in the query', sent: { url: 'https://a.example/x?token=S3ntinel-x&limit=1' } },
    { place: 'a code in the fragment', sent: { url: 'https://a.example/x#code=S3ntinel-x' } },
    { place: 'credentials in a url', sent: { url: 'https://me:S3ntinel-x@a.example/x' } },
    { place: 'a reset link in a path', sent: { url: 'https://a.example/reset-password/S3ntinel-x' } },
    { place: 'an invitation in a response', text: '{"text":"https://a.example/auth/team/register/S3ntinel-x ok"}' },
    { place: 'a changed email', text: '{"link":"https:\\/\\/a.example\\/en\\/change-email\\/S3ntinel-x"}' },
    { place: 'an offered ownership', text: '{"text":"https://a.example/team/accept-ownership/S3ntinel-x"}' },
    { place: 'a revealed key', text: '{"data":{"item":{"key":"S3ntinel-x"}}}' },
    { place: 'a key in a text that is cut', text: '{"data":{"item":{"key":"S3ntinel-x' },
    { place: 'a form', text: 'password=S3ntinel-x&email=a' },
    { place: 'a labelled secret', text: '<p>password: S3ntinel-x</p>' },
    { place: 'a refreshed token', headers: { 'x-refresh-token': 'S3ntinel-x' } },
    { place: 'a cookie of the response', headers: { 'set-cookie': 'sid=S3ntinel-x' } },
  ])('from $place', ({ sent, text, headers }) => {
    expect(outputsOf({ ...request, ...sent }, text, headers)).not.toContain('S3ntinel');
  });

  it.each([
    { shape: 'a JSON web token', secret: JWT },
    { shape: 'a key in hex', secret: HEX_KEY },
    { shape: 'a key with a prefix', secret: 'sk_live_51HCOXXAbCdEf' },
    { shape: 'a random run', secret: 'aB3dE6fG9hJ2kL5mN8pQ1rS4tU7vW0xY' },
  ])('by the shape of $shape, whatever its name', ({ secret }) => {
    const body = JSON.stringify({ note: `see ${secret}.`, list: [secret] });
    const url = `https://a.example/x/${secret}?q=${secret}`;
    expect(outputsOf({ ...request, url, body }, `<p>${secret}</p>`, { note: secret }, secret)).not.toContain(secret);
  });

  it('from any name of a secret, at any depth, also where the response repeats it', () => {
    const name = fc.constantFrom(
      'password',
      'Api-Key',
      'access_token',
      'clientSecret',
      'otp',
      'X-Api-Key',
      'privateKey',
    );
    const secret = fc.string({ minLength: 8, maxLength: 30 }).map((text) => `S3ntinel${text}`);
    const path = fc.array(fc.constantFrom('data', 'item', 'list', 'user'), { maxLength: 4 });
    fc.assert(
      fc.property(name, secret, path, fc.boolean(), (field, value, names, isInList) => {
        const nest = (inner: unknown) =>
          names.reduce((body: unknown, parent) => ({ [parent]: isInList ? [body] : body }), inner);
        const body = JSON.stringify(nest({ [field]: value, other: 1 }));
        const echo = JSON.stringify({ message: `No: ${value}` });
        expect(outputsOf({ ...request, body }, echo, { note: value }, value)).not.toContain('S3ntinel');
        expect(outputsOf(request, JSON.stringify({ ...JSON.parse(body), message: value }))).not.toContain('S3ntinel');
        expect(
          outputsOf({ ...request, url: `https://a.example/?a=1&${field}=${encodeURIComponent(value)}` }),
        ).not.toContain('S3ntinel');
      }),
      { numRuns: 1000 },
    );
  });

  it('wherever a text is cut', () => {
    const whole = JSON.stringify({ a: 1, token: JWT, b: `https://a.example/reset-password/${HEX_KEY}?x=1` });
    for (let end = 1; end <= whole.length; end += 1) {
      const masked = maskJson(whole.slice(0, end));
      expect(masked).not.toContain(JWT.slice(0, 20));
      expect(masked).not.toContain(HEX_KEY.slice(0, 8));
    }
  });
});

describe('a recorded call shows everything else', () => {
  it('to the last digit and space', () => {
    const text = '{ "wei": 8912691952751000000001, "at": 1e-7, "list": [ true, null ], "s": "a\\u00e9\\/b" }';
    expect(maskJson(text)).toBe(text);
  });

  it.each([
    'https://api.example/api/account/callbacks-search?limit=10&blockchain=ethereum',
    'https://api.example/api/api-keys/6f9619ff-8b86-4d01-b42d-00cf4fc964ff/reveal',
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    '0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b',
    'The code is wrong. Enter the key: it is under API keys.',
    '2026-11-23T04:30:00.000Z',
  ])('such as %s', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('such as the code of an error, which is not the code of a log-in', () => {
    expect(maskJson('{"error":{"code":"validation_error"}}')).toContain('validation_error');
    expect(maskJson('{"code":"482913"}')).toBe(`{"code":"${MASK}"}`);
  });

  it.each([
    ['tokenTransfer', false],
    ['countryCode', false],
    ['keyword', false],
    ['statusCode', false],
    ['X-Api-Key', true],
    ['invitationUrl', true],
    ['callbackUrl', false],
    ['refresh_token', true],
    ['key', true],
  ])('by name: %s is secret: %s', (name, expected) => {
    expect(isSecretName(name)).toBe(expected);
  });

  it('and says how it was authorized', () => {
    const { headers } = maskRequest({ ...request, headers: { Authorization: `Bearer ${JWT}` } }).request;
    expect(headers).toEqual({ Authorization: `Bearer ${MASK}` });
  });

  it('in a time that grows with its length alone', () => {
    const hostile = [
      'a'.repeat(40_000),
      'a-'.repeat(20_000),
      'a.'.repeat(20_000),
      '"'.repeat(40_000),
      '[{"a":'.repeat(6000),
    ];
    const started = performance.now();
    for (const text of hostile) {
      maskJson(text);
      maskText(`=${text}`);
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('up to the length that is stored', () => {
    const text = JSON.stringify({ list: Array.from({ length: 10_000 }, (_, index) => index) });
    const outcome = maskOutcome({ kind: 'response', status: 200, headers: {}, text, length: text.length }, new Set());
    expect(outcome).toMatchObject({ text: text.slice(0, MAX_CALL_TEXT), length: text.length });
  });
});

describe('a call can be replayed', () => {
  it.each<{ sent: Partial<CallRequest>; replay: string }>([
    { sent: { effect: 'read', headers: { Authorization: `Bearer ${JWT}` } }, replay: 'possible' },
    { sent: { body: '{"name":"payouts"}' }, replay: 'possible' },
    { sent: { body: '{"password":"x"}' }, replay: 'holds-a-secret' },
    { sent: { url: 'https://a.example/x?token=abc' }, replay: 'holds-a-secret' },
    { sent: { effect: 'sign-in' }, replay: 'signs-in' },
  ])('$replay for $sent', ({ sent, replay }) => {
    expect(maskRequest({ ...request, ...sent }).replay).toBe(replay);
  });
});
