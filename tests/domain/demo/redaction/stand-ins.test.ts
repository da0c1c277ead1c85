import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenClaims } from '#src/domain/auth/session-token.ts';
import { type SecretKind, StandIns } from '#src/domain/demo/stand-ins.ts';

const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: object) => `${base64Url({ alg: 'HS256' })}.${base64Url(claims)}.c2lnbmF0dXJl`;

/** The stand-ins of secrets that are all known before the first is made. */
function standInsOf(kind: SecretKind, secrets: readonly string[]): readonly string[] {
  const standIns = new StandIns();
  for (const secret of secrets) standIns.add(kind, secret);
  return secrets.map((secret) => standIns.of(kind, secret));
}

describe('the stand-in of a secret', () => {
  it.each<[SecretKind, string, string]>([
    ['secret', 'c0ffee9-', 'a0aaaa1-'],
    ['secret', 'ABCD-efgh', 'AAAA-aaab'],
    ['secret', 'ABCD-9', 'AAAA-1'],
    ['secret', 'ABCD', 'AAAB'],
    ['ip', '203.0.113.24', '198.18.0.1'],
    ['ip', '2001:db8:1::17', '2001:db8::1'],
    ['url', 'http://pay.example:8080/x?y=1', 'http://pay.example:8080/redacted-1'],
  ])('a %s like %s is %s', (kind, secret, standIn) => {
    expect(standInsOf(kind, [secret])).toEqual([standIn]);
  });

  it.each<[SecretKind, (index: number) => string, string]>([
    ['secret', (index) => `9999-${1000 + index}`, '0000-0300'],
    ['ip', (index) => `203.0.${index >> 8}.${index % 256}`, '198.18.1.44'],
    ['ip', (index) => `fe80::${(index + 1).toString(16)}`, '2001:db8::12c'],
  ])('the 300th %s still has one of its own', (kind, secretOf, last) => {
    const made = standInsOf(
      kind,
      Array.from({ length: 300 }, (_, index) => secretOf(index)),
    );
    expect(new Set(made).size).toBe(300);
    expect(made.at(-1)).toBe(last);
  });

  it('is never a secret, in any case', () => {
    expect(standInsOf('email', ['ada@a.example', 'Person-1@example.com'])).toEqual([
      'person-2@example.com',
      'person-3@example.com',
    ]);
    expect(standInsOf('person', ['Ada', 'PERSON 1'])).toEqual(['Person 2', 'Person 3']);
    expect(standInsOf('secret', ['Abcd-1', 'Aaaa-1'])).toEqual(['Aaaa-2', 'Aaaa-3']);
  });

  it('is never that of another secret, though there are only six letters for a number', () => {
    const letters = fc.uniqueArray(fc.stringMatching(/^[a-z]{4}$/), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(letters, (secrets) => {
        const made = standInsOf('secret', secrets);
        expect(new Set([...made, ...secrets]).size).toBe(2 * secrets.length);
      }),
      { numRuns: 30 },
    );
  });

  it('has another shape where every text of that shape is a secret', () => {
    const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
    const made = standInsOf('secret', digits);
    expect(made[0]).toBe('secret-0-redacted');
    expect(new Set([...made, ...digits]).size).toBe(20);
  });

  it('is the same for a name in capitals, and another for a key in capitals', () => {
    const [name, sameName] = standInsOf('person', ['Ada', 'ADA']);
    expect(sameName).toBe(name);
    const [key, otherKey] = standInsOf('secret', ['abcd-1', 'ABCD-1']);
    expect(otherKey).not.toBe(key);
  });

  it('is of the kind that the secret was found as first', () => {
    const standIns = new StandIns();
    standIns.add('person', 'Northwall');
    standIns.add('company', 'northwall');
    expect(standIns.secrets).toEqual([{ kind: 'person', secret: 'Northwall' }]);
  });
});

describe('the stand-in of a token', () => {
  it('has its state and the stand-in of its email, and no other claim', () => {
    const [standIn] = standInsOf('token', [jwt({ sub: 'acc-7', state: 'dashboard', email: 'ada@a.example', exp: 1 })]);
    expect(tokenClaims(standIn ?? '')).toEqual({
      ...{ n: 1, exp: Date.UTC(2100, 0) / 1000 },
      ...{ state: 'dashboard', email: 'person-1@example.com' },
    });
  });

  it('has no claim of another type', () => {
    const [standIn] = standInsOf('token', [jwt({ state: 7, email: null })]);
    expect(Object.keys(tokenClaims(standIn ?? '') ?? {})).toEqual(['n', 'exp']);
  });

  it('says that it is not signed', () => {
    const [header = ''] = standInsOf('token', [jwt({ sub: 'x' })])[0]?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'none', typ: 'JWT' });
  });

  it.each(['?>~?>~', '~?>~?>', '>~?>~?'])('can stand in a url, with the state %s', (state) => {
    const [standIn = ''] = standInsOf('token', [jwt({ state })]);
    expect(standIn).toMatch(/^[\w-]+\.[\w-]+\.redacted$/);
    expect(tokenClaims(standIn)).toMatchObject({ state });
  });
});
