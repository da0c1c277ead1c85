import { describe, expect, it } from 'vitest';
import { maskFailure, maskOutcome, maskRequest } from '#src/domain/calls/mask-call.ts';
import { isSecretName } from '#src/domain/calls/secret-names.ts';
import type { CallRequest } from '#src/domain/calls/wire-call.ts';
import { CANCELED, rejected } from '#src/domain/shared/failure.ts';

const MASK = '••••••';
const SECRET = 'hunter22';

const request: CallRequest = {
  ...{ operation: 'logIn', method: 'POST', url: 'https://a.example/x', effect: 'mutation' },
  headers: {},
  body: null,
};

const response = (text: string, headers: Record<string, string> = {}) =>
  ({ kind: 'response', status: 200, headers, text, length: text.length }) as const;

describe('the headers of a call', () => {
  it.each([
    ['Accept', 'application/json', 'application/json', []],
    ['Authorization', 'Bearer abc', `Bearer ${MASK}`, ['abc']],
    ['Authorization', 'Basic   abc', `Basic   ${MASK}`, ['abc']],
    ['Authorization', 'abc', MASK, ['abc']],
    ['Authorization', 'Custom Bearer abc', MASK, ['Custom Bearer abc']],
    ['Authorization', '', '', []],
    ['X-Api-Key', 'two\nlines', MASK, ['two\nlines']],
    ['X-Note', '', '', []],
  ])('%s: %j are shown as %j', (name, value, shown, secrets) => {
    const masked = maskRequest({ ...request, headers: { [name]: value } });
    expect(masked.request.headers).toEqual({ [name]: shown });
    expect([...masked.secrets]).toEqual(secrets);
  });
});

describe('the secrets of a url', () => {
  it.each([
    ['?a=1&token=abc&limit=10', ['abc']],
    ['?token=one+two%21#code=7', ['one two!', '7']],
    ['?x.api-key=abc', ['abc']],
    ['?token=%E0%A4%A', ['%E0%A4%A']],
    ['/token=abc', []],
  ])('in %s are %j', (query, secrets) => {
    expect([...maskRequest({ ...request, url: `https://a.example/${query}` }).secrets]).toEqual(secrets);
  });
});

describe('what is secret in one part of a call', () => {
  const secrets = () => new Set([SECRET]);

  it('is masked in the reason why there is no response', () => {
    expect(maskOutcome({ kind: 'no-response', reason: `no route to ${SECRET}` }, secrets())).toEqual({
      kind: 'no-response',
      reason: `no route to ${MASK}`,
    });
  });

  it('is masked in a failure, which loses its session and nothing else', () => {
    const failure = rejected(422, `no_${SECRET}`, `No ${SECRET}.`, { details: ['Enter a name.', SECRET] });
    expect(maskFailure({ ...failure, origin: { session: 'x', wasAuthenticated: true } }, secrets())).toEqual({
      ...failure,
      ...{ code: `no_${MASK}`, message: `No ${MASK}.`, details: ['Enter a name.', MASK] },
    });
    expect(maskFailure(CANCELED, secrets())).toBe(CANCELED);
  });

  it.each([
    [`{"note":"it is ${SECRET}","password":"${SECRET}"}`, `{"note":"it is ${MASK}","password":"${MASK}"}`],
    [`{"a":{"token":"x-${SECRET}-x"}}`, `{"a":{"token":"${MASK}"}}`],
    ['\n {"password":"two words"}', `\n {"password":"${MASK}"}`],
    ['password=two words', `password=${MASK} words`],
  ])('is masked in a body, also before its name: %j', (body, shown) => {
    expect(maskRequest({ ...request, body }).request.body).toBe(shown);
    expect(maskOutcome(response(body), new Set())).toEqual({ ...response(body), text: shown });
  });

  it('is masked in the headers of the response', () => {
    const outcome = maskOutcome(response('', { 'x-note': `see ${SECRET}` }), secrets());
    expect(outcome).toMatchObject({ headers: { 'x-note': `see ${MASK}` } });
  });
});

describe('the name of a code', () => {
  it.each([
    ['code', 'error', false],
    ['code', 'lastErrors', false],
    ['code', 'errorsOfLogIn', true],
    ['code', '', true],
    ['token', 'error', true],
  ])('%s in %j is secret: %s', (name, parent, expected) => {
    expect(isSecretName(name, parent)).toBe(expected);
  });
});
