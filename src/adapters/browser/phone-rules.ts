import {
  type CountryCode as KnownCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { CountryCode, PhoneCountry, PhoneReading, PhoneRules } from '#src/application/platform/phone-check.ts';

interface PhoneRulesOptions {
  readonly nameOf: (code: string) => string;
  /** The country that leads the list. */
  readonly first: CountryCode;
  readonly language: string;
}

/** Uses the `max` metadata: the smaller sets check little more than the length. */
export function createPhoneRules({ nameOf, first, language }: PhoneRulesOptions): PhoneRules {
  const { compare } = new Intl.Collator(language);
  const countries = getCountries()
    .map((code): PhoneCountry => {
      return { code: code as string as CountryCode, name: nameOf(code), callingCode: getCountryCallingCode(code) };
    })
    .sort((one, other) => Number(other.code === first) - Number(one.code === first) || compare(one.name, other.name));
  return { countries, read };
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
