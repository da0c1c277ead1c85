import type { Instant } from '#src/domain/shared/dates.ts';

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A limit that lasts longer than a day was not written by this console. */
const MAX_COOLDOWN_MS = 24 * HOUR * SECOND_MS;

/** Until when nothing more may be asked for; null where the refusal does not say, or where it is over already. */
export function blockedUntil(retryAfterMs: number | undefined, now: Instant): Instant | null {
  if (retryAfterMs === undefined || !(retryAfterMs > 0)) return null;
  return now + Math.min(retryAfterMs, MAX_COOLDOWN_MS);
}

/** Whole seconds, rounded up: at 0, and not before, the wait is over. A time too far away to be true is no wait. */
export function secondsLeft(until: Instant | null, now: Instant): number {
  if (until === null || until - now > MAX_COOLDOWN_MS) return 0;
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}

export interface CountdownParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** An hour and more is told in hours and minutes, rounded up, so that it never promises too much; less in seconds. */
export function countdownParts(seconds: number): CountdownParts {
  if (seconds < HOUR) return { hours: 0, minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE };
  const minutes = Math.ceil(seconds / MINUTE);
  return { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE, seconds: 0 };
}

/** '9:41', for waits below an hour. */
export function formatCountdown({ minutes, seconds }: CountdownParts): string {
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}

const ANNOUNCED_MINUTES = [1, 2, 5, 10, 15, 30, 45];

/**
 * Whole minutes for a voice that must not speak every second (WCAG 4.1.3): the smallest step that the wait fits into, so
 * that it changes a handful of times; above three quarters of an hour, whole hours.
 */
export function minutesToAnnounce(seconds: number): number {
  if (seconds <= 0) return 0;
  const minutes = ANNOUNCED_MINUTES.find((step) => seconds <= step * MINUTE);
  return minutes ?? Math.ceil(seconds / HOUR) * MINUTE;
}
