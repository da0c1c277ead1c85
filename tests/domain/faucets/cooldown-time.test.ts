import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blockedUntil,
  formatCountdown,
  secondsLeft,
  minutesToAnnounce,
  countdownParts,
} from '#src/domain/faucets/cooldown-time.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const HOUR_MS = 3_600_000;

describe('the end of a limit', () => {
  it.each([
    { retryAfterMs: undefined, until: null },
    { retryAfterMs: 0, until: null },
    { retryAfterMs: -5, until: null },
    { retryAfterMs: Number.NaN, until: null },
    { retryAfterMs: 581_000, until: NOW + 581_000 },
    { retryAfterMs: 25 * HOUR_MS, until: NOW + 24 * HOUR_MS },
  ])('is $until for a wait of $retryAfterMs ms', ({ retryAfterMs, until }) => {
    expect(blockedUntil(retryAfterMs, NOW)).toBe(until);
  });

  it.each([
    { left: 581_000, seconds: 581 },
    { left: 580_001, seconds: 581 },
    { left: 1, seconds: 1 },
    { left: 0, seconds: 0 },
    { left: -1, seconds: 0 },
    { left: 24 * HOUR_MS, seconds: 86_400 },
    // A clock that was set back, or a stored time that was changed.
    { left: 24 * HOUR_MS + 1, seconds: 0 },
  ])('is $seconds seconds away when $left ms are left', ({ left, seconds }) => {
    expect(secondsLeft(NOW + left, NOW)).toBe(seconds);
  });

  it('is no wait when there is none', () => {
    expect(secondsLeft(null, NOW)).toBe(0);
  });
});

describe('a wait', () => {
  it.each([
    { seconds: 1, text: '0:01' },
    { seconds: 60, text: '1:00' },
    { seconds: 581, text: '9:41' },
    { seconds: 3599, text: '59:59' },
  ])('of $seconds seconds reads $text', ({ seconds, text }) => {
    expect(formatCountdown(countdownParts(seconds))).toBe(text);
  });

  it.each([
    { seconds: 3600, hours: 1, minutes: 0 },
    { seconds: 3601, hours: 1, minutes: 1 },
    { seconds: 77_160, hours: 21, minutes: 26 },
    { seconds: 7_199, hours: 2, minutes: 0 },
    { seconds: 86_400, hours: 24, minutes: 0 },
  ])('of $seconds seconds is $hours h $minutes min', ({ seconds, hours, minutes }) => {
    expect(countdownParts(seconds)).toEqual({ hours, minutes, seconds: 0 });
  });

  it.each([
    { seconds: 0, minutes: 0 },
    { seconds: 1, minutes: 1 },
    { seconds: 60, minutes: 1 },
    { seconds: 61, minutes: 2 },
    { seconds: 581, minutes: 10 },
    { seconds: 2_700, minutes: 45 },
    { seconds: 2_701, minutes: 60 },
    { seconds: 77_160, minutes: 22 * 60 },
  ])('of $seconds seconds is announced as within $minutes minutes', ({ seconds, minutes }) => {
    expect(minutesToAnnounce(seconds)).toBe(minutes);
  });

  it('is never announced as shorter than it is, and at most eight times an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 86_400 }), (seconds) => {
        expect(minutesToAnnounce(seconds) * 60).toBeGreaterThanOrEqual(seconds);
      }),
    );
    const announced = Array.from({ length: 3600 }, (_, index) => minutesToAnnounce(3600 - index));
    expect(new Set(announced).size).toBe(8);
  });
});
