import type { Instant } from './dates.ts';

export interface Elapsed {
  readonly unit: 'now' | 'minutes' | 'hours';
  readonly count: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Null after a day, when a date is clearer. A time in the future counts as now, because clocks differ slightly. */
export function elapsedSince(then: Instant, now: Instant): Elapsed | null {
  const passed = now - then;
  if (passed < MINUTE) return { unit: 'now', count: 0 };
  if (passed < HOUR) return { unit: 'minutes', count: Math.floor(passed / MINUTE) };
  return passed < 24 * HOUR ? { unit: 'hours', count: Math.floor(passed / HOUR) } : null;
}
