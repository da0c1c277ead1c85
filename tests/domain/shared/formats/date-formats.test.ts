import { describe, expect, it } from 'vitest';
import { formatsIn } from '#src/domain/shared/formats.ts';

/** In summer, and at another hour and on another day in most zones. */
const SUMMER = Date.UTC(2026, 8, 5, 23, 7, 4);
const WINTER = Date.UTC(2026, 10, 20, 14, 2, 1);

describe('a time', () => {
  it.each([
    {
      language: 'en',
      utc: ['5 Sep 2026, 23:07 UTC', '20 Nov 2026, 14:02 UTC'],
      exactTime: ['5 Sep 2026, 23:07:04 UTC', '20 Nov 2026, 14:02:01 UTC'],
      utcDayAndTime: ['5 Sep, 23:07 UTC', '20 Nov, 14:02 UTC'],
      dayAndTime: ['5 Sep, 23:07', '20 Nov, 14:02'],
      timeOfDay: ['23:07', '14:02'],
      day: ['5 Sep', '20 Nov'],
      longDate: ['September 5, 2026', 'November 20, 2026'],
    },
    {
      language: 'bg',
      utc: ['5.09.2026 г., 23:07 ч. UTC', '20.11.2026 г., 14:02 ч. UTC'],
      exactTime: ['5.09.2026 г., 23:07:04 ч. UTC', '20.11.2026 г., 14:02:01 ч. UTC'],
      utcDayAndTime: ['5.09, 23:07 ч. UTC', '20.11, 14:02 ч. UTC'],
      dayAndTime: ['5.09, 23:07', '20.11, 14:02'],
      timeOfDay: ['23:07', '14:02'],
      day: ['5.09', '20.11'],
      longDate: ['5 септември 2026 г.', '20 ноември 2026 г.'],
    },
    {
      language: 'de',
      utc: ['5. Sept. 2026, 23:07 UTC', '20. Nov. 2026, 14:02 UTC'],
      exactTime: ['5. Sept. 2026, 23:07:04 UTC', '20. Nov. 2026, 14:02:01 UTC'],
      utcDayAndTime: ['5. Sept., 23:07 UTC', '20. Nov., 14:02 UTC'],
      dayAndTime: ['5. Sept., 23:07', '20. Nov., 14:02'],
      timeOfDay: ['23:07', '14:02'],
      day: ['5. Sept.', '20. Nov.'],
      longDate: ['5. September 2026', '20. November 2026'],
    },
    {
      language: 'es',
      utc: ['5 sept 2026, 23:07 UTC', '20 nov 2026, 14:02 UTC'],
      exactTime: ['5 sept 2026, 23:07:04 UTC', '20 nov 2026, 14:02:01 UTC'],
      utcDayAndTime: ['5 sept, 23:07 UTC', '20 nov, 14:02 UTC'],
      dayAndTime: ['5 sept, 23:07', '20 nov, 14:02'],
      timeOfDay: ['23:07', '14:02'],
      day: ['5 sept', '20 nov'],
      longDate: ['5 de septiembre de 2026', '20 de noviembre de 2026'],
    },
    {
      language: 'ar',
      utc: ['5 سبتمبر 2026، 23:07 UTC', '20 نوفمبر 2026، 14:02 UTC'],
      exactTime: ['5 سبتمبر 2026، 23:07:04 UTC', '20 نوفمبر 2026، 14:02:01 UTC'],
      utcDayAndTime: ['5 سبتمبر، 23:07 UTC', '20 نوفمبر، 14:02 UTC'],
      dayAndTime: ['5 سبتمبر، 23:07', '20 نوفمبر، 14:02'],
      timeOfDay: ['23:07', '14:02'],
      day: ['5 سبتمبر', '20 نوفمبر'],
      longDate: ['5 سبتمبر 2026', '20 نوفمبر 2026'],
    },
  ] as const)('in $language is of UTC, with its day and its hours of 24', ({ language, ...expected }) => {
    const formats = formatsIn(language);
    const names = Object.keys(expected) as (keyof typeof expected)[];
    const shown = names.map((name) => [name, [SUMMER, WINTER].map(formats[name])]);
    expect(Object.fromEntries(shown)).toEqual(expected);
  });

  it.each([
    ['in its first minute', Date.UTC(2026, 11, 31, 0, 0)],
    ['in its last minute', Date.UTC(2026, 11, 31, 23, 59)],
  ])('is on its day in UTC %s, wherever the device is', (_, instant) => {
    const { longDate, utc } = formatsIn('en');
    expect(longDate(instant)).toBe('December 31, 2026');
    expect(utc(instant)).toMatch(/^31 Dec 2026, /);
  });

  it('starts a day with hour 00', () => {
    expect(formatsIn('en').utc(Date.UTC(2026, 0, 2, 0, 4))).toBe('2 Jan 2026, 00:04 UTC');
  });

  it.each([
    { language: 'en', zone: 'Europe/Sofia', text: '6 Sep 2026, 02:07:04 GMT+3' },
    { language: 'en', zone: 'America/New_York', text: '5 Sep 2026, 19:07:04 EDT' },
    { language: 'en', zone: 'UTC', text: '5 Sep 2026, 23:07:04 UTC' },
    { language: 'bg', zone: 'Europe/Sofia', text: '6.09.2026 г., 02:07:04 ч. Гринуич+3' },
    { language: 'de', zone: 'Europe/Sofia', text: '6. Sept. 2026, 02:07:04 OESZ' },
    { language: 'es', zone: 'Europe/Sofia', text: '6 sept 2026, 02:07:04 EEST' },
    { language: 'ar', zone: 'Europe/Sofia', text: '6 سبتمبر 2026، 02:07:04 غرينتش+3' },
  ])('in $language in $zone names the zone', ({ language, zone, text }) => {
    expect(formatsIn(language).localTime(SUMMER, zone)).toBe(text);
  });

  it('is in the zone of the device where none is named', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { localTime } = formatsIn('en');
    expect(localTime(SUMMER)).toBe(localTime(SUMMER, timeZone));
  });
});
