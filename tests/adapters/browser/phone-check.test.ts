import { type CountryCode as KnownCode, getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { createPhoneCheck } from '#src/adapters/browser/browser-phone-check.ts';
import type { Language } from '#src/domain/shared/language.ts';
import type { CountryCode } from '#src/application/platform/phone-check.ts';

const rules = await createPhoneCheck().prepare();
const code = (text: string) => text as CountryCode;

const numbers = (Object.keys(examples) as KnownCode[]).map((country) => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`No example of ${country}`);
  return { country, example };
});

describe('the phone check', () => {
  it('knows its default country before the data are there', () => {
    expect(createPhoneCheck().defaultCountryIn('en')).toEqual({ code: 'BG', name: 'Bulgaria', callingCode: '359' });
  });

  it.each([
    { languages: ['de-DE', 'en'], country: 'DE' },
    { languages: ['de', 'fr-CH'], country: 'CH' },
    { languages: ['zh-Hant-TW'], country: 'TW' },
    { languages: ['pt-BR-u-ca-buddhist'], country: 'BR' },
    { languages: ['bg-BG'], country: 'BG' },
    { languages: ['en', 'es-419', 'de-1996'], country: 'BG' },
    { languages: [], country: 'BG' },
  ])('starts with the country of the browser, or Bulgaria: $languages is $country', async ({ languages, country }) => {
    const check = createPhoneCheck(languages);
    const early = check.defaultCountryIn('en');
    const [first] = (await check.prepare()).countriesIn('en');
    expect([early.code, first?.code, early.name]).toEqual([country, country, first?.name]);
    expect(['', first?.callingCode]).toContain(early.callingCode);
  });

  it('starts with the country of the deployment, wherever the browser is', async () => {
    const check = createPhoneCheck(['de-DE'], 'ES');
    const [first] = (await check.prepare()).countriesIn('en');
    expect([check.defaultCountryIn('en').code, first?.code]).toEqual(['ES', 'ES']);
  });

  it('fetches the data once', async () => {
    const check = createPhoneCheck();
    expect(await check.prepare()).toBe(await check.prepare());
  });

  it('lists every country of the library under its name, Bulgaria first and no international one', () => {
    const [first, ...others] = rules.countriesIn('en');
    expect(first).toEqual(createPhoneCheck().defaultCountryIn('en'));
    expect(
      rules
        .countriesIn('en')
        .map((country) => country.code)
        .sort(),
    ).toEqual([...getCountries()].sort());
    expect(others.map(({ name }) => name)).toEqual(
      others.map(({ name }) => name).sort(new Intl.Collator('en').compare),
    );
    expect(rules.countriesIn('en').filter((country) => country.name === String(country.code))).toEqual([]);
  });

  it('names them in the language of the console', () => {
    const nameIn = (language: Language) =>
      rules.countriesIn(language).find((country) => country.code === code('AT'))?.name;
    expect([nameIn('de'), nameIn('es'), nameIn('en')]).toEqual(['Österreich', 'Austria', 'Austria']);
  });

  it('has all 245 examples of the library to be tried with', () => {
    expect(numbers).toHaveLength(245);
  });

  it.each(numbers)(
    'takes the example of $country in E.164, national and international form',
    ({ country, example }) => {
      const forms = [example.number, example.formatNational(), example.formatInternational()];
      const readings = forms.map((form) => rules.read(form, code(country)));
      expect(readings.map((reading) => reading?.isValid)).toEqual([true, true, true]);
      expect(readings.map((reading) => reading?.e164)).toEqual([example.number, example.number, example.number]);
    },
  );

  it.each([
    { number: '0888 123 456', country: 'BG', e164: '+359888123456', isValid: true, of: 'BG' },
    { number: '888123456', country: 'BG', e164: '+359888123456', isValid: true, of: 'BG' },
    { number: '+44 7400 123456', country: 'BG', e164: '+447400123456', isValid: true, of: 'GB' },
    { number: '88 512', country: 'BG', e164: '+35988512', isValid: false, of: 'BG' },
    { number: '100 0000000', country: 'DE', e164: '+491000000000', isValid: false, of: 'DE' },
  ])('reads $number of $country as $e164', ({ number, country, e164, isValid, of }) => {
    expect(rules.read(number, code(country))).toMatchObject({ e164, isValid, country: of });
  });

  it.each(['', 'call me', 'call +359 888 123 456', '+', '1', '12345678901234567890'])('cannot read "%s"', (number) => {
    expect(rules.read(number, code('BG'))).toBeNull();
  });
});
