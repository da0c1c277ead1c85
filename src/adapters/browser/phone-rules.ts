import {
  type CountryCode as KnownCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { CountryCode, PhoneCountry, PhoneReading, PhoneRules } from '#src/application/platform/phone-check.ts';

/** Uses the `max` metadata: the smaller sets check little more than the length. `first` leads the list. */
export function createPhoneRules(first: CountryCode): PhoneRules {
  return { countriesIn: (language) => countriesIn(language, first), read };
}

function countriesIn(language: string, first: CountryCode): readonly PhoneCountry[] {
  const { compare } = new Intl.Collator(language);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return getCountries()
    .map((code): PhoneCountry => {
      const name = names.of(code) ?? code;
      return { code: code as string as CountryCode, name, callingCode: getCountryCallingCode(code) };
    })
    .sort((one, other) => Number(other.code === first) - Number(one.code === first) || compare(one.name, other.name));
}

function read(number: string, country: CountryCode): PhoneReading | null {
  const defaultCountry: KnownCode | undefined = isSupportedCountry(country) ? country : undefined;
  // By default the parser would find a number inside any text.
  const parsed = parsePhoneNumberFromString(number, { ...(defaultCountry && { defaultCountry }), extract: false });
  if (!parsed) return null;
  return {
    isValid: parsed.isValid(),
    e164: parsed.number,
    national: parsed.nationalNumber,
    country: (parsed.country as string | undefined as CountryCode | undefined) ?? null,
  };
}
