import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import {
  isStillInUse,
  ROTATION_STEPS,
  type Rotation,
  rotationStep,
  successorName,
} from '#src/domain/api-keys/rotation.ts';

const successor = { id: 'key-2' as ApiKeyId, name: 'payments-2' };
const started: Rotation = {
  oldId: 'key-1' as ApiKeyId,
  oldName: 'payments',
  successor: null,
  isCopied: false,
  isUsed: false,
  isOldDeactivated: false,
};

describe('the next step of a rotation', () => {
  it.each([
    ['nothing has been done', {}, 'create'],
    ['the successor has been created', { successor }, 'copy'],
    ['it has been copied', { successor, isCopied: true }, 'wait'],
    ['it has been used', { successor, isCopied: true, isUsed: true }, 'deactivate'],
    ['it has been used, and was copied elsewhere', { successor, isUsed: true }, 'deactivate'],
    ['the old key is off', { successor, isCopied: true, isUsed: true, isOldDeactivated: true }, 'done'],
    ['the old key was turned off before its time', { successor, isCopied: true, isOldDeactivated: true }, 'done'],
    ['the old key is off and nothing is in its place', { isOldDeactivated: true }, 'create'],
  ] as const)('is found when %s', (_, change, step) => {
    expect(rotationStep({ ...started, ...change })).toBe(step);
  });

  it('never goes back, whatever order things happen in', () => {
    const order = [...ROTATION_STEPS, 'done'];
    const events: readonly Partial<Rotation>[] = [{ isCopied: true }, { isUsed: true }, { isOldDeactivated: true }];
    fc.assert(
      fc.property(fc.shuffledSubarray([...events], { minLength: 3 }), (happened) => {
        let rotation: Rotation = { ...started, successor };
        for (const event of happened) {
          const before = order.indexOf(rotationStep(rotation));
          rotation = { ...rotation, ...event };
          expect(order.indexOf(rotationStep(rotation))).toBeGreaterThanOrEqual(before);
        }
        expect(rotationStep(rotation)).toBe('done');
      }),
    );
  });
});

describe('an old key', () => {
  const MINUTE = 60_000;
  it.each([
    { what: 'just now', lastUse: 60 * MINUTE, expected: true },
    { what: 'less than ten minutes ago', lastUse: 50 * MINUTE + 1, expected: true },
    { what: 'ten minutes ago', lastUse: 50 * MINUTE, expected: false },
    { what: 'never', lastUse: null, expected: false },
    { what: 'at an unknown time', lastUse: undefined, expected: false },
  ])('that was used $what is still in use: $expected', ({ lastUse, expected }) => {
    expect(isStillInUse(lastUse, 60 * MINUTE)).toBe(expected);
  });
});

describe('the name of a successor', () => {
  it.each([
    ['payments', 'payments-2'],
    ['payments-2', 'payments-3'],
    ['payments 9', 'payments-10'],
    ['payments_09', 'payments-10'],
    ['v2', 'v-3'],
    ['2025', '2025-2'],
    ['ключ', 'ключ-2'],
    ['v2 payments', 'v2 payments-2'],
    ['pay\nments-2', 'pay\nments-3'],
    ['payments-12345', 'payments-1-2346'],
    ['a'.repeat(50), `${'a'.repeat(48)}-2`],
    [`${'a'.repeat(47)}-9`, `${'a'.repeat(47)}-10`],
  ])('of %s is %s', (name, next) => {
    expect(successorName(name)).toBe(next);
  });

  it('is another one of at most fifty characters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 50, unit: 'grapheme' }), (name) => {
        const next = successorName(name);
        expect(next).not.toBe(name);
        expect([...next].length).toBeLessThanOrEqual(50);
      }),
    );
  });
});
