import type { Instant } from '#src/domain/shared/dates.ts';
import { elapsedSince } from '#src/domain/shared/elapsed.ts';
import type { Formats } from '#src/domain/shared/formats/formats.ts';
import { statusOutcome, type TrafficEvent } from '#src/domain/shared/traffic.ts';
import type { ListedRequest } from './api-request.ts';
import type { ListedCallback } from './callback-log.ts';

export const LOG_TIME_FORMATS = ['utc', 'local', 'relative'] as const;

export type LogTimeFormat = (typeof LOG_TIME_FORMATS)[number];

/** Relative within a day of `now`, where a date is not clearer. */
export function formatLogTime(at: Instant, mode: LogTimeFormat, now: Instant, formats: Formats): string {
  if (mode === 'local') return formats.localTime(at);
  const elapsed = mode === 'relative' ? elapsedSince(at, now) : null;
  return elapsed ? formats.timeAgo(elapsed) : formats.exactTime(at);
}

export function requestEvent({ at, statusCode, responseTimeMs }: ListedRequest): TrafficEvent {
  return { at, outcome: statusOutcome(statusCode), durationMs: responseTimeMs };
}

/** A callback that was not delivered counts like a server's error. */
export function callbackEvent({ at, success }: ListedCallback): TrafficEvent {
  if (success === null) return { at, outcome: 'unknown', durationMs: null };
  return { at, outcome: success ? 'ok' : 'server-error', durationMs: null };
}
