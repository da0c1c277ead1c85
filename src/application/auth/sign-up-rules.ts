import { hasNumeral, isNameLongEnough, isPersonName, nameLength } from '#src/domain/auth/person-name.ts';
import { isPlainPhoneNumber } from '#src/domain/auth/phone-rules.ts';
import { hasAtMost, isEmail, isPasswordPresent, isPresent } from '#src/domain/shared/text-rules.ts';
import type { Rule, Rules } from '#src/application/forms/rule-suite.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { PASSWORD_PARTS } from './sign-up-password.ts';
import type { SignUpFacts, SignUpRuleSet } from './sign-up-values.ts';

type FactRule = Rule<SignUpFacts>;
type TextField = 'firstName' | 'lastName' | 'email' | 'password' | 'repeatedPassword' | 'phoneNumber';

/** Both sets over the same predicates (§5, D19). Shown in this order, and the first broken rule of a field is told. */
export const SIGN_UP_RULES: Readonly<Record<SignUpRuleSet, Rules<SignUpFacts>>> = {
  'sign-up': {
    firstName: firstSetName('firstName', 'sign-up.first-name-is-required'),
    lastName: firstSetName('lastName', 'sign-up.last-name-is-required'),
    email: [on('email', isPresent, 'sign-up.email-is-required'), on('email', isEmail, 'sign-up.email-is-invalid')],
    password: [on('password', isPasswordPresent, 'sign-up.password-is-required'), ...passwordRules('sign-up')],
    repeatedPassword: [
      on('repeatedPassword', isPasswordPresent, 'sign-up.repeated-password-is-required'),
      { holds: passwordsMatch, message: 'sign-up.passwords-differ' },
    ],
    phoneNumber: [
      on('phoneNumber', isPresent, 'sign-up.phone-number-is-required'),
      { holds: isPhoneKnown, message: 'sign-up.phone-number-is-unchecked' },
      { holds: isPhoneValid, message: 'sign-up.phone-number-is-invalid' },
    ],
    terms: [{ holds: ({ terms }) => terms, message: 'sign-up.terms-are-required' }],
  },
  alternative: {
    firstName: alternativeName('firstName'),
    lastName: alternativeName('lastName'),
    email: [
      on('email', isPresent, 'sign-up.alternative.required'),
      on('email', isEmail, 'sign-up.alternative.email-is-invalid'),
      on('email', hasAtMost(100), 'sign-up.alternative.email-is-too-long'),
    ],
    password: [on('password', isPasswordPresent, 'sign-up.alternative.required'), ...passwordRules('alternative')],
    repeatedPassword: [
      on('repeatedPassword', isPasswordPresent, 'sign-up.alternative.required'),
      { holds: passwordsMatch, message: 'sign-up.alternative.passwords-differ' },
    ],
    phoneNumber: [
      on('phoneNumber', isPresent, 'sign-up.alternative.required'),
      { holds: isPhoneKnown, message: 'sign-up.phone-number-is-unchecked' },
      { holds: isPhonePlain, message: 'sign-up.alternative.phone-number-is-incorrect' },
    ],
    terms: [{ holds: ({ terms }) => terms, message: 'sign-up.terms-are-required' }],
  },
};

function firstSetName(field: 'firstName' | 'lastName', required: MessageKey): readonly FactRule[] {
  return [
    on(field, isPresent, required),
    { holds: isLongEnough(field), message: 'sign-up.name-is-too-short' },
    // Blanks around it do not count: it is sent without them.
    on(field, (name) => isPersonName(name.trim()), 'sign-up.name-is-invalid'),
  ];
}

/** Refuses digits, and nothing else of a name's characters. */
function alternativeName(field: 'firstName' | 'lastName'): readonly FactRule[] {
  return [
    on(field, isPresent, 'sign-up.alternative.required'),
    { holds: isLongEnough(field), message: 'sign-up.alternative.name-length' },
    on(field, (name) => nameLength(name) <= 50, 'sign-up.alternative.name-length'),
    on(field, (name) => !hasNumeral(name), 'sign-up.alternative.invalid'),
  ];
}

function isLongEnough(field: 'firstName' | 'lastName'): FactRule['holds'] {
  return (facts) => isNameLongEnough(facts[field], facts.shortestName);
}

function passwordRules(set: SignUpRuleSet): readonly FactRule[] {
  return PASSWORD_PARTS[set].map(({ holds, text }) => on('password', holds, text));
}

function on(field: TextField, holds: (text: string) => boolean, message: MessageKey): FactRule {
  return { holds: (facts) => holds(facts[field]), message };
}

function passwordsMatch({ password, repeatedPassword }: SignUpFacts): boolean {
  return repeatedPassword === password;
}

function isPhoneKnown({ phone }: SignUpFacts): boolean {
  return phone !== 'unknown';
}

function isPhoneValid({ phone }: SignUpFacts): boolean {
  return phone !== 'unknown' && phone !== null && phone.isValid;
}

/** The pattern is of the national number (D22): with a plus sign, what follows the calling code. */
function isPhonePlain({ phone, phoneNumber }: SignUpFacts): boolean {
  if (phone === 'unknown' || phone === null) return false;
  return isPlainPhoneNumber(phoneNumber.trim().startsWith('+') ? phone.national : phoneNumber);
}
