import type { Instant } from './dates.ts';

/** `unknown` is an entry whose log does not report the result. */
export type Outcome = 'ok' | 'client-error' | 'server-error' | 'unknown';

/** One call or callback of a log. */
export interface TrafficEvent {
  readonly at: Instant | null;
  readonly outcome: Outcome;
  readonly durationMs: number | null;
}

/** The events of a span of time; `to` is exclusive. */
export interface TrafficColumn {
  readonly from: Instant;
  readonly to: Instant;
  readonly total: number;
  readonly clientErrors: number;
  readonly serverErrors: number;
}

export interface TrafficFigures {
  readonly total: number;
  readonly errors: number;
  /** A fraction of the events with a known outcome; null without any. */
  readonly errorShare: number | null;
  /** Milliseconds; null if no event has a duration. */
  readonly p50: number | null;
  readonly p95: number | null;
}

/** A 4xx is the caller's error, a 5xx the server's. */
export function statusOutcome(status: number | null): Outcome {
  if (status === null) return 'unknown';
  if (status >= 500) return 'server-error';
  return status >= 400 ? 'client-error' : 'ok';
}

/** Spans of equal length from the first to the last event, in order of time; none without a date. */
export function trafficColumns(events: readonly TrafficEvent[], count: number): readonly TrafficColumn[] {
  const dated = events.filter((event): event is TrafficEvent & { at: Instant } => event.at !== null);
  if (dated.length === 0) return [];
  const times = dated.map(({ at }) => at);
  const first = times.reduce((one, other) => Math.min(one, other));
  const last = times.reduce((one, other) => Math.max(one, other));
  const length = Math.max(1, Math.ceil((last - first + 1) / count));
  // Between the first and the last date of JavaScript, adding 1 changes nothing.
  const columnOf = (at: Instant) => Math.min(Math.floor((at - first) / length), count - 1);
  const columns = Array.from({ length: count }, (_, index) => {
    const from = first + index * length;
    return { from, to: from + length, total: 0, clientErrors: 0, serverErrors: 0 };
  });
  for (const { at, outcome } of dated) {
    const column = columns[columnOf(at)];
    if (!column) continue;
    column.total += 1;
    if (outcome === 'client-error') column.clientErrors += 1;
    if (outcome === 'server-error') column.serverErrors += 1;
  }
  return columns;
}

export function trafficFigures(events: readonly TrafficEvent[]): TrafficFigures {
  const known = events.filter(({ outcome }) => outcome !== 'unknown').length;
  const errors = events.filter(({ outcome }) => outcome === 'client-error' || outcome === 'server-error').length;
  const durations = events.flatMap(({ durationMs }) => durationMs ?? []).sort((one, other) => one - other);
  return {
    total: events.length,
    errors,
    errorShare: known === 0 ? null : errors / known,
    p50: percentile(durations, 50),
    p95: percentile(durations, 95),
  };
}

/** The nearest rank, so the result is one of the values. */
function percentile(sorted: readonly number[], percent: number): number | null {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? null;
}
