import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { deletionPhrase, deletionRisk, isDeletionConfirmed } from '#src/domain/api-keys/key-deletion.ts';

const id = '6f0c' as ApiKeyId;

describe('the confirmation of a deletion', () => {
  it.each([
    ['payments', 'payments', true],
    ['payments', ' payments\t', true],
    [' payments ', 'payments', true],
    ['payments', 'Payments', false],
    ['payments', 'payment', false],
    ['payments', 'payments-2', false],
    ['payments', '', false],
    ['payments', '6f0c', false],
    ['two  words', 'two  words', true],
    ['two  words', 'two words', false],
    ['caf\u00e9', 'cafe\u0301', true],
    ['café', 'cafe', false],
    ['🔑 vault', '🔑 vault', true],
    ['', '6f0c', true],
    ['   ', '6f0c', true],
    ['   ', '', false],
  ])('of a key named "%s" with "%s" is %s', (name, typed, expected) => {
    expect(isDeletionConfirmed({ id, name }, typed)).toBe(expected);
  });

  it('accepts what it asks for, and nothing empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = { id, name };
        expect(isDeletionConfirmed(key, ` ${deletionPhrase(key)} `)).toBe(true);
        expect(isDeletionConfirmed(key, ' ')).toBe(false);
      }),
    );
  });
});

describe('the risk of a deletion', () => {
  const minute = 60_000;
  const day = 24 * 60 * minute;
  const now = 100 * day;

  it.each([
    ['is high for a key that was used minutes ago', true, now - 9 * minute, 'in-use'],
    ['is there for a key that was used within a week', true, now - 10 * minute, 'recently-used'],
    ['ends after seven days', true, now - 7 * day, null],
    ['is there until seven days are over', true, now - 7 * day + 1, 'recently-used'],
    ['is none for a key that nobody used', true, null, null],
    ['is none as long as the last use is unknown', true, undefined, null],
    ['is none for an inactive key', false, now - minute, null],
  ] as const)('%s', (_, active, lastUse, expected) => {
    expect(deletionRisk({ active }, lastUse, now)).toBe(expected);
  });
});
