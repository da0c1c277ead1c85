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
  /** Sorted by name, the default country first. */
  countries(): Promise<readonly PhoneCountry[]>;
  /** Fetches the data for the other two; safe to call as often as one likes. */
  prepare(): Promise<PhoneRules>;
}

export interface PhoneRules {
  /** A number as typed, national or with its plus sign. */
  isValid(number: string, country: CountryCode): boolean;
  /** For the wire; null where the number is not valid. */
  e164(number: string, country: CountryCode): string | null;
}
