import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntil, expiryWarning, keyState, nextExpiryChange } from '#src/domain/api-keys/key-expiry.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const NOW = Date.UTC(2026, 10, 28);

const messageAt = (expiresAt: number | null, now: number) => {
  const key = { active: true, expiresAt };
  const warning = expiryWarning(expiresAt, now);
  return [keyState(key, now), warning, warning && daysUntil(expiresAt ?? now, now)];
};

describe('the state of a key', () => {
  it.each([
    [{ active: true }, 'active'],
    [{ active: true, expiresAt: null }, 'active'],
    [{ active: true, expiresAt: NOW + 1 }, 'active'],
    [{ active: true, expiresAt: NOW }, 'expired'],
    [{ active: false, expiresAt: NOW - 1 }, 'inactive'],
  ] as const)('of %j is %s', (key, state) => {
    expect(keyState(key, NOW)).toBe(state);
  });
});

describe('the next change of the message about the end of a key', () => {
  it.each([
    [{ active: true, expiresAt: null }, null],
    [{ active: true, expiresAt: NOW }, null],
    [{ active: false, expiresAt: NOW + 5 }, null],
    [{ active: true, expiresAt: NOW + 5 }, NOW + 5],
    [{ active: true, expiresAt: NOW + 5 * DAY_MS }, NOW + DAY_MS],
    [{ active: true, expiresAt: NOW + 30 * DAY_MS }, NOW + 23 * DAY_MS],
  ])('of %j is %j', (key, next) => {
    expect(nextExpiryChange([key], NOW)).toBe(next);
  });

  it('is neither late nor early for any of the keys', () => {
    const end = fc
      .integer({ min: -20, max: 20 })
      .chain((days) => fc.integer({ min: -2, max: 2 }).map((more) => NOW + days * DAY_MS + more));
    fc.assert(
      fc.property(fc.array(end, { minLength: 1, maxLength: 4 }), (ends) => {
        const keys = ends.map((expiresAt) => ({ active: true, expiresAt }));
        const next = nextExpiryChange(keys, NOW);
        const all = (now: number) => JSON.stringify(ends.map((expiresAt) => messageAt(expiresAt, now)));
        const before = next === null ? NOW + 60 * DAY_MS : next - 1;
        expect(all(before)).toBe(all(NOW));
        if (next !== null) expect([all(next), all(next + 1)]).not.toEqual([all(NOW), all(NOW)]);
      }),
    );
  });
});
