import type { Instant } from '#src/domain/shared/dates.ts';

const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The console never stores a cooldown longer than a day. */
const MAX_COOLDOWN_MS = 24 * HOUR * SECOND_MS;

/** When requests are allowed again; null if unknown or in the past. */
export function blockedUntil(retryAfterMs: number | undefined, now: Instant): Instant | null {
  if (retryAfterMs === undefined || !(retryAfterMs > 0)) return null;
  return now + Math.min(retryAfterMs, MAX_COOLDOWN_MS);
}

/** Whole seconds, rounded up, so the cooldown ends exactly at 0. */
export function secondsLeft(until: Instant | null, now: Instant): number {
  if (until === null || until - now > MAX_COOLDOWN_MS) return 0;
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}

export interface CountdownParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Rounds up, so that the cooldown never ends later than shown. */
export function countdownParts(seconds: number): CountdownParts {
  if (seconds < HOUR) return { hours: 0, minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE };
  const minutes = Math.ceil(seconds / MINUTE);
  return { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE, seconds: 0 };
}

/** '9:41', for a cooldown below an hour. */
export function formatCountdown({ minutes, seconds }: CountdownParts): string {
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
}

const ANNOUNCED_MINUTES = [1, 2, 5, 10, 15, 30, 45];

/** Screen readers get coarse steps, because a message every second is noise (WCAG 4.1.3). */
export function minutesToAnnounce(seconds: number): number {
  if (seconds <= 0) return 0;
  const minutes = ANNOUNCED_MINUTES.find((step) => seconds <= step * MINUTE);
  return minutes ?? Math.ceil(seconds / HOUR) * MINUTE;
}
