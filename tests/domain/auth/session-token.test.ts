import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenClaims, tokenExpiry, tokenStatus, tokenSubject } from '#src/domain/auth/session-token.ts';
import { makeToken, tokenEndingAt } from '#tests/support/tokens.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

describe('token status', () => {
  it.each([
    { what: 'ends in a second', token: tokenEndingAt(NOW + 1000), status: 'valid' },
    { what: 'ends now', token: tokenEndingAt(NOW), status: 'valid' },
    { what: 'ended a second ago', token: tokenEndingAt(NOW - 1000), status: 'expired' },
    { what: 'has no exp', token: makeToken({ sub: 'a' }), status: 'expired' },
    { what: 'has exp as text', token: makeToken({ exp: '9999999999' }), status: 'expired' },
    { what: 'is empty', token: '', status: 'invalid' },
    { what: 'has two parts', token: 'e30.e30', status: 'invalid' },
    { what: 'has four parts', token: 'e30.e30.e30.e30', status: 'invalid' },
    { what: 'has an empty middle', token: 'e30..e30', status: 'invalid' },
    { what: 'is no base64', token: 'a.*.c', status: 'invalid' },
    { what: 'is no JSON', token: `a.${Buffer.from('{').toString('base64url')}.c`, status: 'invalid' },
    { what: 'holds null', token: `a.${Buffer.from('null').toString('base64url')}.c`, status: 'invalid' },
    { what: 'holds a number', token: `a.${Buffer.from('7').toString('base64url')}.c`, status: 'invalid' },
    {
      what: 'ends after the last number',
      token: `a.${Buffer.from('{"exp":1e999}').toString('base64url')}.c`,
      status: 'expired',
    },
    { what: 'holds a list', token: `a.${Buffer.from('[]').toString('base64url')}.c`, status: 'invalid' },
    { what: 'is no UTF-8', token: `a.${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')}.c`, status: 'invalid' },
  ])('is $status when it $what', ({ token, status }) => {
    expect(tokenStatus(token, NOW)).toBe(status);
  });

  it('is defined for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.array(fc.string(), { maxLength: 4 }).map((p) => p.join('.')),
        ),
        (text) => {
          expect(['valid', 'expired', 'invalid']).toContain(tokenStatus(text, NOW));
        },
      ),
    );
  });
});

describe('the subject of a token', () => {
  it.each([
    { sub: 'person-1', expected: 'person-1' },
    { sub: '', expected: null },
    { sub: 7, expected: null },
    { expected: null },
  ])('is $expected for the claim $sub', ({ expected, ...claims }) => {
    expect(tokenSubject(makeToken(claims))).toBe(expected);
  });
});

describe('token claims', () => {
  it('keep names beyond ASCII, in base64url', () => {
    const claims = { email: 'ана@пример.бг', name: 'Nguyễn Thị ???>>>' };
    expect(tokenClaims(makeToken(claims))).toEqual(claims);
  });

  it('survive encoding for any JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (claims) => {
        expect(tokenClaims(makeToken(claims))).toEqual(JSON.parse(JSON.stringify(claims)));
      }),
    );
  });

  it('give the end in milliseconds', () => {
    expect(tokenExpiry(makeToken({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000);
    expect(tokenExpiry('no-token')).toBeNull();
  });
});
