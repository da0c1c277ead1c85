import type { CountryCode, PhoneReading } from '#src/application/platform/phone-check.ts';
import type { Settings } from '#src/application/app/settings.ts';

export type SignUpRuleSet = Settings['signUpRules'];

export type SignUpValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly repeatedPassword: string;
  /** As picked; a number with its plus sign says itself which country it is of. */
  readonly phoneCountry: CountryCode;
  readonly phoneNumber: string;
  readonly terms: boolean;
};

/** What the rules are asked of: the values, and what the phone library makes of the number. */
export type SignUpFacts = SignUpValues & {
  /** `unknown` until the library's data are there (D22); null where the text is no number. */
  readonly phone: PhoneReading | 'unknown' | null;
  /** In characters. */
  readonly minNameLength: number;
};
