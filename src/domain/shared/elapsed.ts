import type { Instant } from './dates.ts';

export interface Elapsed {
  readonly unit: 'now' | 'minutes' | 'hours';
  readonly count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long ago that was, in whole minutes or hours, rounded down; null from a day on, when the date says more. Clocks
 * differ a little: what lies ahead is now.
 */
export function elapsedSince(then: Instant, now: Instant): Elapsed | null {
  const passed = now - then;
  if (passed < MINUTE) return { unit: 'now', count: 0 };
  if (passed < HOUR) return { unit: 'minutes', count: Math.floor(passed / MINUTE) };
  return passed < 24 * HOUR ? { unit: 'hours', count: Math.floor(passed / HOUR) } : null;
}
