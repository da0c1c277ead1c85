import { describe, expect, it } from 'vitest';
import { hasSameName, isStale } from '#src/domain/api-keys/key-hints.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const NOW = 1000 * DAY_MS;

describe('a name that exists', () => {
  const keys = [{ name: 'payments-prod' }, { name: ' CI ' }];
  it.each([
    { name: 'payments-prod', expected: true },
    { name: ' Payments-Prod ', expected: true },
    { name: 'ci', expected: true },
    { name: 'payments', expected: false },
    { name: '  ', expected: false },
  ])('"$name": $expected', ({ name, expected }) => {
    expect(hasSameName(keys, name)).toBe(expected);
  });

  it('is none among no keys, nor an empty one', () => {
    expect([hasSameName([], 'ci'), hasSameName([{ name: '' }], '')]).toEqual([false, false]);
  });
});

describe('a key that was not used for 90 days', () => {
  it.each([
    { what: 'used 90 days ago', usedAgo: 90, createdAgo: 200, active: true, expected: true },
    { what: 'used 89 days ago', usedAgo: 89, createdAgo: 200, active: true, expected: false },
    { what: 'never used, 90 days old', usedAgo: null, createdAgo: 90, active: true, expected: true },
    { what: 'never used, new', usedAgo: null, createdAgo: 5, active: true, expected: false },
    { what: 'never used, without a date', usedAgo: null, createdAgo: null, active: true, expected: false },
    { what: 'of unknown use', usedAgo: undefined, createdAgo: 200, active: true, expected: false },
    { what: 'inactive', usedAgo: 120, createdAgo: 200, active: false, expected: false },
  ])('$what: $expected', ({ usedAgo, createdAgo, active, expected }) => {
    const ago = (days: number) => NOW - days * DAY_MS;
    const use = typeof usedAgo === 'number' ? ago(usedAgo) : usedAgo;
    expect(isStale({ active, createdAt: createdAgo === null ? null : ago(createdAgo) }, use, NOW)).toBe(expected);
  });
});
