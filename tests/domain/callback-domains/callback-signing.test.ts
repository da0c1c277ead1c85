import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_OVERLAP,
  maskSigningSecret,
  OVERLAP_HOURS,
  runningOverlap,
  wasAccepted,
} from '#src/domain/callback-domains/callback-signing.ts';

const NOW = Date.UTC(2026, 10, 20, 14, 22);
const status = (overlapUntil: number | null) => ({ since: null, masked: null, overlapUntil });

describe('an overlap', () => {
  it.each([
    ['none', null, null],
    ['one to come', NOW + 1, NOW + 1],
    ['one that ends now', NOW, null],
    ['one that has passed', NOW - 1, null],
  ])('of two secrets runs until its end: %s', (_, overlapUntil, expected) => {
    expect(runningOverlap(status(overlapUntil), NOW)).toBe(expected);
  });

  it('that has ended never runs again', () => {
    const times = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(times, times, times, (until, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        if (runningOverlap(status(until), earlier) === null) {
          expect(runningOverlap(status(until), later)).toBeNull();
        }
      }),
    );
  });

  it('is a day unless somebody chooses another', () => {
    expect([...OVERLAP_HOURS].sort((one, other) => one - other)).toEqual([0, 24, 72]);
    expect(DEFAULT_OVERLAP).toBe(24);
  });
});

describe('the mask of a signing secret', () => {
  it.each([
    ['whsec_C2FVsBQIhrscChlQIMV6SHvJ3QK8', 'whsec_C2FV…3QK8'],
    ['C2FVsBQIhrscChlQ', 'C2FV…ChlQ'],
    ['whsec_C2FV3QK8', '…'],
    ['', '…'],
  ])('of %j is %j', (secret, masked) => {
    expect(maskSigningSecret(secret)).toBe(masked);
  });

  it('leaves eight characters of the key at most', () => {
    const keys = fc.base64String({ minLength: 1, maxLength: 90 });
    fc.assert(
      fc.property(keys, (key) => {
        const shown = maskSigningSecret(`whsec_${key}`).replace('whsec_', '').replace('…', '');
        expect(shown.length).toBeLessThanOrEqual(8);
        expect(shown.length).toBeLessThan(key.length || 1);
      }),
    );
  });
});

it.each([
  [200, true],
  [204, true],
  [299, true],
  [301, false],
  [401, false],
  [500, false],
  [199, false],
  [null, false],
])('a delivery with the status %j counts as accepted: %j', (code, accepted) => {
  expect(wasAccepted({ status: code })).toBe(accepted);
});
