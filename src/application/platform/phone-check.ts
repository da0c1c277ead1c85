/** Two letters, ISO 3166-1. */
export type CountryCode = string & { readonly brand: 'CountryCode' };

export interface PhoneCountry {
  readonly code: CountryCode;
  /** In the language of the console. */
  readonly name: string;
  /** Without the plus sign. */
  readonly callingCode: string;
}

/** Knows every country's numbers, once its data are there; they are large, so they come when first needed (D22). */
export interface PhoneCheck {
  /** Known without the data. */
  readonly defaultCountry: PhoneCountry;
  /** Fetches the data; safe to call as often as one likes. Rejects where they do not come. */
  prepare(): Promise<PhoneRules>;
}

export interface PhoneRules {
  /** Sorted by name, the default country first. */
  readonly countries: readonly PhoneCountry[];
  /** A number as typed, national or with its plus sign; null where it cannot be read as one. */
  read(number: string, country: CountryCode): PhoneReading | null;
}

export interface PhoneReading {
  readonly isValid: boolean;
  /** For the wire; also of a number that is not valid. */
  readonly e164: string;
  /** Its digits without the calling code. */
  readonly national: string;
  /** Whose number it is; null where that cannot be told. */
  readonly country: CountryCode | null;
}
