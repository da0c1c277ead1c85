import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_LANGUAGES,
  chooseLanguage,
  LANGUAGES,
  type OfferedLanguages,
  parseLanguages,
} from '#src/domain/shared/language.ts';

describe('the languages of a deployment', () => {
  it.each([
    ['en', ['en']],
    ['de en', ['de', 'en']],
    [' DE, ar,en ', ['de', 'ar', 'en']],
    ['en en de', ['en', 'de']],
    ['', null],
    [' , ', null],
    ['fr', null],
    ['en fr', null],
    ['de-AT', null],
    ['toString', null],
  ])('%j is read as %j', (list, languages) => {
    expect(parseLanguages(list)).toEqual(languages);
  });

  it('have names and directions that the browser knows, too', () => {
    const ownNames = ALL_LANGUAGES.map((code) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '');
    expect(ALL_LANGUAGES.map((code) => LANGUAGES[code].name.toLowerCase())).toEqual(
      ownNames.map((name) => name.toLowerCase()),
    );
    expect(ALL_LANGUAGES.filter((code) => LANGUAGES[code].direction === 'rtl')).toEqual(['ar']);
  });
});

describe('the language of a visitor', () => {
  const offered = ['en', 'de', 'ar'] as const;

  it.each([
    { stored: null, browser: [], shown: 'en' },
    { stored: null, browser: ['de'], shown: 'de' },
    { stored: null, browser: ['de-AT'], shown: 'de' },
    { stored: null, browser: ['AR_eg'], shown: 'ar' },
    { stored: null, browser: ['fr-FR', 'ar', 'de'], shown: 'ar' },
    { stored: null, browser: ['den'], shown: 'en' },
    { stored: null, browser: ['bg', 'es'], shown: 'en' },
    { stored: 'ar', browser: ['de'], shown: 'ar' },
    { stored: 'es', browser: ['de'], shown: 'de' },
    { stored: '', browser: ['de'], shown: 'de' },
    { stored: '{}', browser: [], shown: 'en' },
  ])('$stored stored and $browser in the browser show $shown', ({ stored, browser, shown }) => {
    expect(chooseLanguage({ offered, stored, browser })).toBe(shown);
  });

  const tag = fc.oneof(fc.constantFrom(...ALL_LANGUAGES, 'de-AT', 'fr', 'pt-BR', ''), fc.string());
  const wishes = fc.record({
    offered: fc.uniqueArray(fc.constantFrom(...ALL_LANGUAGES), {
      minLength: 1,
    }) as unknown as fc.Arbitrary<OfferedLanguages>,
    stored: fc.option(tag),
    browser: fc.array(tag),
  });

  it('is always an offered one, and a choice that is offered always wins', () => {
    fc.assert(
      fc.property(wishes, (values) => {
        const shown = chooseLanguage(values);
        expect(values.offered).toContain(shown);
        if (values.offered.some((language) => language === values.stored)) expect(shown).toBe(values.stored);
      }),
    );
  });
});
