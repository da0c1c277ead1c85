import type { Language } from '#src/domain/shared/language.ts';

/** Two letters, ISO 3166-1. */
export type CountryCode = string & { readonly brand: 'CountryCode' };

export interface PhoneCountry {
  readonly code: CountryCode;
  readonly name: string;
  /** Empty until the data load, of all but the country of the specification. */
  readonly callingCode: string;
}

/** Phone rules of every country. The data are large, so they load on demand. */
export interface PhoneCheck {
  /** Known without the data. Its name is in the language. */
  defaultCountryIn(language: Language): PhoneCountry;
  /** Loads the data; idempotent. Rejects on failure. */
  prepare(): Promise<PhoneRules>;
}

export interface PhoneRules {
  /** Named and sorted in the language, the default country first. */
  countriesIn(language: Language): readonly PhoneCountry[];
  /** Reads a national or international number; null if it is unreadable. */
  read(number: string, country: CountryCode): PhoneReading | null;
}

export interface PhoneReading {
  readonly isValid: boolean;
  /** For the wire; also of an invalid number. */
  readonly e164: string;
  readonly national: string;
  /** Null if it is ambiguous. */
  readonly country: CountryCode | null;
}
