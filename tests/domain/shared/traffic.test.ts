import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Outcome,
  statusOutcome,
  trafficColumns,
  type TrafficEvent,
  trafficFigures,
} from '#src/domain/shared/traffic.ts';

const event = (at: number | null, outcome: Outcome = 'ok', durationMs: number | null = null): TrafficEvent => {
  return { at, outcome, durationMs };
};

describe('the outcome of a status', () => {
  it.each([
    [null, 'unknown'],
    [101, 'ok'],
    [200, 'ok'],
    [399, 'ok'],
    [400, 'client-error'],
    [499, 'client-error'],
    [500, 'server-error'],
    [599, 'server-error'],
  ] as const)('is %s: %s', (status, outcome) => {
    expect(statusOutcome(status)).toBe(outcome);
  });
});

describe('the columns of traffic', () => {
  it('are spans of equal length from the first to the last event', () => {
    const events = [event(90, 'server-error'), event(10), event(11, 'client-error'), event(59, 'unknown')];
    expect(trafficColumns(events, 3)).toEqual([
      { from: 10, to: 37, total: 2, clientErrors: 1, serverErrors: 0 },
      { from: 37, to: 64, total: 1, clientErrors: 0, serverErrors: 0 },
      { from: 64, to: 91, total: 1, clientErrors: 0, serverErrors: 1 },
    ]);
  });

  it('are none without a dated event', () => {
    expect([trafficColumns([], 5), trafficColumns([event(null)], 5)]).toEqual([[], []]);
  });

  it('count every dated event once, in order, whatever their times', () => {
    const outcome = fc.constantFrom<Outcome>('ok', 'client-error', 'server-error', 'unknown');
    const events = fc.array(fc.tuple(fc.option(fc.integer({ min: -1e13, max: 1e13 })), outcome), { maxLength: 60 });
    fc.assert(
      fc.property(events, fc.integer({ min: 1, max: 60 }), (list, count) => {
        const all = list.map(([at, kind]) => event(at, kind));
        const columns = trafficColumns(all, count);
        expect(columns.reduce((sum, { total }) => sum + total, 0)).toBe(all.filter(({ at }) => at !== null).length);
        for (const [index, { to }] of columns.entries()) expect(columns[index + 1]?.from ?? to).toBe(to);
      }),
    );
  });
});

describe('the figures of traffic', () => {
  it.each([
    { name: 'nothing', events: [], figures: { total: 0, errors: 0, errorShare: null, p50: null, p95: null } },
    {
      name: 'only unknown outcomes',
      events: [event(1, 'unknown', 8)],
      figures: { total: 1, errors: 0, errorShare: null, p50: 8, p95: 8 },
    },
    {
      name: 'both kinds of errors',
      events: [event(1, 'ok', 30), event(2, 'client-error', 10), event(3, 'server-error', 20), event(4, 'ok', 40)],
      figures: { total: 4, errors: 2, errorShare: 0.5, p50: 20, p95: 40 },
    },
    {
      name: 'twenty durations, of which one is slow',
      events: Array.from({ length: 20 }, (_, index) => event(index, 'ok', index === 7 ? 900 : 10)),
      figures: { total: 20, errors: 0, errorShare: 0, p50: 10, p95: 10 },
    },
  ])('of $name', ({ events, figures }) => {
    expect(trafficFigures(events)).toEqual(figures);
  });
});
