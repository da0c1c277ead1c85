import { TOTP, Secret } from 'otpauth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedStep, authenticatorCode, base32, codeOfStep, stepAt } from '#mocks/provider/auth/second-factor.ts';

/** The key of appendix B of RFC 6238, which has eight digits for each time in seconds. */
const KEY = [...new TextEncoder().encode('12345678901234567890')];
const SECOND = 1000;

describe('a one-time code', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is %s, as in RFC 6238', (seconds, code) => {
    expect(codeOfStep(KEY, stepAt(seconds * SECOND), 8)).toBe(code);
  });

  it('is the one that an independent library makes of the same secret, at any time', () => {
    const keys = fc.uint8Array({ minLength: 20, maxLength: 80 });
    fc.assert(
      fc.property(keys, fc.nat({ max: 4_102_444_800 }), (bytes, seconds) => {
        const secret = new Secret({ buffer: bytes.buffer.slice(0, bytes.byteLength) });
        const timestamp = seconds * SECOND;
        const expected = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp });
        expect(codeOfStep([...bytes], stepAt(timestamp))).toBe(expected);
        expect(base32([...bytes])).toBe(secret.base32);
        expect(authenticatorCode(secret.base32, timestamp)).toBe(expected);
      }),
      { numRuns: 50 },
    );
  });

  const now = 1_763_700_000_000;
  const step = stepAt(now);
  it.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])('of %i steps away is accepted as %s', (away, accepted) => {
    const code = codeOfStep(KEY, step + away);
    expect(acceptedStep(KEY, code, { now, lastStep: null })).toBe(accepted);
  });

  it.each([
    [step - 1, step],
    [step, null],
    [step + 1, null],
  ])('after one of step %i is accepted as %s', (lastStep, accepted) => {
    expect(acceptedStep(KEY, codeOfStep(KEY, step), { now, lastStep })).toBe(accepted);
  });
});
