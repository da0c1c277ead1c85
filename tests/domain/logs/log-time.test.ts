import { describe, expect, it } from 'vitest';
import { exactTime, type LogTime, toldTime } from '#src/domain/logs/log-time.ts';

const AT = Date.UTC(2026, 8, 5, 23, 7, 4);
const MINUTE = 60_000;

describe('the time of an entry', () => {
  it.each<{ mode: LogTime; later?: number; zone?: string; told: object }>([
    { mode: 'utc', told: { text: '5 Sep 2026, 23:07 UTC' } },
    { mode: 'local', zone: 'Europe/Sofia', told: { text: '6 Sep 2026, 02:07 GMT+3' } },
    { mode: 'local', zone: 'America/New_York', told: { text: '5 Sep 2026, 19:07 EDT' } },
    { mode: 'local', zone: 'UTC', told: { text: '5 Sep 2026, 23:07 UTC' } },
    { mode: 'relative', later: 20_000, told: { elapsed: { unit: 'now', count: 0 } } },
    { mode: 'relative', later: 3 * MINUTE, told: { elapsed: { unit: 'minutes', count: 3 } } },
    { mode: 'relative', later: 150 * MINUTE, told: { elapsed: { unit: 'hours', count: 2 } } },
    { mode: 'relative', later: 24 * 60 * MINUTE, told: { text: '5 Sep 2026, 23:07 UTC' } },
  ])('in $mode, $later ms later, in $zone is $told', ({ mode, later = 0, zone, told }) => {
    expect(toldTime(AT, mode, AT + later, zone)).toEqual(told);
  });

  it('is told to the second in a detail', () => {
    expect(exactTime(AT)).toBe('5 Sep 2026, 23:07:04 UTC');
  });
});
