import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES } from '#src/domain/shared/language.ts';
import { formatsIn } from '#src/domain/shared/formats.ts';

/** Digits of any script but 0–9. */
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;
const MINUTE = 60_000;

describe('the formats of a language', () => {
  it('are created once, because every row of a list needs them', () => {
    expect(formatsIn('de')).toBe(formatsIn('de'));
  });

  it.each(['', 'fr', 'cimode', 'toString', 'en-US'])('are the English ones for "%s"', (code) => {
    expect(formatsIn(code)).toBe(formatsIn('en'));
  });

  it.each([
    ['en', 'one', 'one, two', 'one, two, three'],
    ['bg', 'one', 'one и two', 'one, two и three'],
    ['de', 'one', 'one, two', 'one, two und three'],
    ['es', 'one', 'one y two', 'one, two y three'],
    ['ar', 'one', 'one وtwo', 'one، وtwo، وthree'],
  ])('join names in a list in %s', (language, ...lists) => {
    const { list } = formatsIn(language);
    expect([list(['one']), list(['one', 'two']), list(['one', 'two', 'three'])]).toEqual(lists);
    expect(list([])).toBe('');
  });

  it.each([
    { language: 'en', names: ['a9', 'A10', 'b', 'z', 'ключ', 'مفتاح'] },
    { language: 'bg', names: ['ключ', 'a9', 'A10', 'b', 'z', 'مفتاح'] },
    { language: 'de', names: ['Apfel', 'Ärger', 'Zebra'] },
    { language: 'es', names: ['n', 'nz', 'ñ', 'o'] },
    { language: 'ar', names: ['مفتاح', 'a9', 'A10', 'b', 'ключ'] },
  ])('order names as in $language', ({ language, names }) => {
    expect(names.toReversed().toSorted(formatsIn(language).compare)).toEqual(names);
  });

  it('order names without regard to case', () => {
    expect(formatsIn('en').compare('CI', 'ci')).toBe(0);
  });

  it.each(ALL_LANGUAGES)('have no digits but 0–9 in %s', (language) => {
    const formats = formatsIn(language);
    const instants = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
    fc.assert(
      fc.property(fc.integer(), instants, (number, at) => {
        const { count, dollars, price, wholeDollars, percent, share, exactShare } = formats;
        const numbers = [count, dollars, price, wholeDollars, percent, share, exactShare].map((format) =>
          format(number),
        );
        const { utc, exactTime, localTime, day, timeOfDay, dayAndTime, utcDayAndTime, longDate } = formats;
        const times = [utc, exactTime, localTime, day, timeOfDay, dayAndTime, utcDayAndTime, longDate];
        const minutes = Math.floor(at / MINUTE);
        const others = [
          formats.amount(number, 'EUR'),
          formats.amount(number, 'coins'),
          formats.timeAhead(minutes),
          formats.timeAgo({ unit: 'hours', count: minutes }),
        ];
        const shown = [...numbers, ...times.map((format) => format(at)), ...others];
        expect(shown.filter((text) => FOREIGN_DIGIT.test(text))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it.each(ALL_LANGUAGES)('show every digit of a count in %s', (language) => {
    const { count } = formatsIn(language);
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(Number(count(number).replace(/[^\d-]/g, ''))).toBe(number);
      }),
      { numRuns: 30 },
    );
  });
});
