import { describe, expect, it } from 'vitest';
import { formatExactTime, type LogTimeFormat, formatLogTime } from '#src/domain/logs/log-time.ts';

const AT = Date.UTC(2026, 8, 5, 23, 7, 4);
const MINUTE = 60_000;

describe('the time of an entry', () => {
  it.each<{ mode: LogTimeFormat; later?: number; zone?: string; expected: object }>([
    { mode: 'utc', expected: { text: '5 Sep 2026, 23:07:04 UTC' } },
    { mode: 'local', zone: 'Europe/Sofia', expected: { text: '6 Sep 2026, 02:07:04 GMT+3' } },
    { mode: 'local', zone: 'America/New_York', expected: { text: '5 Sep 2026, 19:07:04 EDT' } },
    { mode: 'local', zone: 'UTC', expected: { text: '5 Sep 2026, 23:07:04 UTC' } },
    { mode: 'relative', later: 20_000, expected: { elapsed: { unit: 'now', count: 0 } } },
    { mode: 'relative', later: 3 * MINUTE, expected: { elapsed: { unit: 'minutes', count: 3 } } },
    { mode: 'relative', later: 150 * MINUTE, expected: { elapsed: { unit: 'hours', count: 2 } } },
    { mode: 'relative', later: 24 * 60 * MINUTE, expected: { text: '5 Sep 2026, 23:07:04 UTC' } },
  ])('in $mode, $later ms later, in $zone is $expected', ({ mode, later = 0, zone, expected }) => {
    expect(formatLogTime(AT, mode, AT + later, zone)).toEqual(expected);
  });

  it('is in the zone of the device where none is named', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(formatLogTime(AT, 'local', AT)).toEqual(formatLogTime(AT, 'local', AT, timeZone));
  });

  it('is shown to the second in a detail', () => {
    expect(formatExactTime(AT)).toBe('5 Sep 2026, 23:07:04 UTC');
  });
});
