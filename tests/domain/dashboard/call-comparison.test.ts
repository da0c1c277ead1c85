import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, compareCalls } from '#src/domain/dashboard/recent-calls.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';

const NOW = Date.UTC(2026, 10, 20, 10);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function call(at: number | null, more: Partial<ListedRequest> = {}): ListedRequest {
  const known = { statusCode: 200, responseTimeMs: 40, referenceId: null, product: 'Node access', spentCredits: 2 };
  return { id: String(at), at, ...known, ...more };
}

/** One a minute, the newest first. */
const everyMinute = (count: number) => Array.from({ length: count }, (_, minute) => call(NOW - minute * MINUTE));

describe('the span that calls are compared over', () => {
  it.each([
    { name: 'a day where there are no older calls', calls: everyMinute(3), isWhole: true, span: ['hours', 24, 3, 0] },
    { name: 'a day where they reach back two', calls: [call(NOW), call(NOW - 49 * HOUR)], span: ['hours', 24, 1, 0] },
    { name: 'twenty minutes of fifty', calls: everyMinute(50), span: ['minutes', 20, 20, 20] },
    { name: 'an hour of just two', calls: everyMinute(121), span: ['hours', 1, 60, 60] },
    { name: 'half an hour of not quite two hours', calls: everyMinute(120), span: ['minutes', 30, 30, 30] },
    { name: 'a minute of two', calls: everyMinute(3), span: ['minutes', 1, 1, 1] },
  ])('is $name', ({ calls, isWhole = false, span }) => {
    const { now, against } = compareCalls(calls, isWhole, NOW);
    expect([against?.span.unit, against?.span.count, now.calls, against?.before.calls]).toEqual(span);
  });

  it.each([
    { name: 'all calls come from one minute', calls: [call(NOW), call(NOW - MINUTE)] },
    { name: 'no call has a time', calls: [call(null), call(null)] },
  ])('is none where $name, and the figures are those of all calls', ({ calls }) => {
    const { now, against } = compareCalls(calls, false, NOW);
    expect([now.calls, against]).toEqual([2, null]);
  });

  it('ends with the newest call where the clock of the device is behind', () => {
    const { now, against } = compareCalls(everyMinute(50), false, NOW - HOUR);
    expect([now.calls, against?.before.calls]).toEqual([20, 20]);
  });

  it('holds every call of the two spans once, whatever their times', () => {
    const ages = fc.array(fc.option(fc.integer({ min: -HOUR, max: 100 * HOUR })), { maxLength: 60 });
    fc.assert(
      fc.property(ages, fc.boolean(), (list, isWhole) => {
        const calls = list.map((age) => call(age === null ? null : NOW - age));
        const { now, against } = compareCalls(calls, isWhole, NOW);
        if (!against) {
          expect(now.calls).toBe(calls.length);
          return;
        }
        const { unit, count } = against.span;
        const ms = count * (unit === 'hours' ? HOUR : MINUTE);
        const times = calls.flatMap(({ at }) => at ?? []);
        const end = Math.max(NOW, ...times);
        expect(now.calls + against.before.calls).toBe(times.filter((at) => at > end - 2 * ms).length);
        if (!isWhole) expect(Math.min(...times)).toBeLessThanOrEqual(end - 2 * ms);
      }),
    );
  });
});

describe('the figures of a span', () => {
  it('are those of its calls alone', () => {
    const before = [call(NOW - 25 * HOUR, { statusCode: 500, responseTimeMs: 900, spentCredits: 50 })];
    const now = [
      call(NOW, { statusCode: 429, responseTimeMs: 10, spentCredits: 0 }),
      call(NOW - HOUR, { responseTimeMs: 30, spentCredits: 5 }),
      call(NOW - HOUR, { statusCode: null, responseTimeMs: null, spentCredits: null }),
    ];
    const compared = compareCalls([...now, ...before], true, NOW);
    expect(compared.now).toEqual({ calls: 3, errorShare: 0.5, p50: 10, p95: 30, credits: 5 });
    expect(compared.against?.before).toEqual({ calls: 1, errorShare: 1, p50: 900, p95: 900, credits: 50 });
  });

  it('are unknown where no call says them', () => {
    const silent = call(NOW, { statusCode: null, responseTimeMs: null, spentCredits: null });
    expect(compareCalls([silent], true, NOW).now).toEqual({
      ...{ calls: 1, errorShare: null, p50: null, p95: null, credits: null },
    });
  });
});

describe('a change', () => {
  it.each([
    [112, 100, { direction: 'up', share: 0.12 }],
    [50, 100, { direction: 'down', share: 0.5 }],
    [0, 100, { direction: 'down', share: 1 }],
    [100, 100, { direction: 'same', share: 0 }],
    [1004, 1000, { direction: 'same', share: 0 }],
    [1005, 1000, { direction: 'up', share: 0.005 }],
    [0, 0, { direction: 'same', share: 0 }],
    [7, 0, { direction: 'up', share: null }],
    [null, 4, null],
    [4, null, null],
  ] as const)('to %s from %s is %o', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change);
  });
});
