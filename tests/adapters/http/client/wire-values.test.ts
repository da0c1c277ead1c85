import { afterEach, describe, expect, it, vi } from 'vitest';
import { toInstant } from '#src/adapters/http/client/wire-values.ts';

afterEach(() => vi.restoreAllMocks());

describe('a point in time', () => {
  const instant = Date.UTC(2026, 10, 20, 14, 2);

  it.each([
    { raw: instant / 1000, from: 'seconds' },
    { raw: instant, from: 'milliseconds' },
    { raw: String(instant / 1000), from: 'seconds as text' },
    { raw: '2026-11-20T14:02:00Z', from: 'ISO text' },
  ])('is read from $from', ({ raw }) => {
    expect(toInstant(raw)).toBe(instant);
  });

  it.each(['2026-11-20T14:02', '2026-11-20T14:02:00', ' 2026-11-20 14:02:00.000000 ', '2026-11-20T16:02:00+02:00'])(
    'is the same from "%s" wherever the device is',
    (raw) => {
      const { parse } = Date;
      const hasZone = (text: string) => /(Z|[+-]\d\d:\d\d)$/.test(text);
      // As a browser in Sofia does.
      vi.spyOn(Date, 'parse').mockImplementation((text) => (hasZone(text) ? parse(text) : parse(`${text}+02:00`)));
      expect(toInstant(raw)).toBe(instant);
    },
  );

  it.each([null, undefined, '', ' ', 'soon', Number.NaN, Infinity, {}, true, 1e30])('is not read from %s', (raw) => {
    expect(toInstant(raw)).toBeNull();
  });

  it('reads below 1e12 as seconds and from there on as milliseconds', () => {
    expect([toInstant(999_999_999), toInstant(1e12)]).toEqual([999_999_999_000, 1e12]);
  });
});
