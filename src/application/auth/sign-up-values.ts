import type { CountryCode, PhoneReading } from '#src/application/platform/phone-check.ts';
import type { Settings } from '#src/application/app/settings.ts';

export type SignUpRuleSet = Settings['signUpRules'];

export type SignUpValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly repeatedPassword: string;
  /** As picked; a number with a plus sign implies its own country. */
  readonly phoneCountry: CountryCode;
  readonly phoneNumber: string;
  readonly terms: boolean;
};

export type SignUpFacts = SignUpValues & {
  /** `unknown` until the library's data load; null for an invalid number. */
  readonly phone: PhoneReading | 'unknown' | null;
  readonly minNameLength: number;
};
