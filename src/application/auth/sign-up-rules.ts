import { hasNumeral, isNameLongEnough, isPersonName, nameLength } from '#src/domain/auth/person-name.ts';
import { isPlainPhoneNumber } from '#src/domain/auth/phone-rules.ts';
import { hasMaxLength, isEmail, isPasswordPresent, isPresent } from '#src/domain/shared/text-rules.ts';
import type { Rule, Rules } from '#src/application/forms/rule-suite.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { PASSWORD_PARTS } from './sign-up-password.ts';
import type { SignUpFacts, SignUpRuleSet } from './sign-up-values.ts';

type FactRule = Rule<SignUpFacts>;
type TextField = 'firstName' | 'lastName' | 'email' | 'password' | 'repeatedPassword' | 'phoneNumber';

/** Both sets use the same predicates. The first broken rule of a field is shown. */
export const SIGN_UP_RULES: Readonly<Record<SignUpRuleSet, Rules<SignUpFacts>>> = {
  'sign-up': {
    firstName: nameRules('firstName', 'sign-up.first-name-is-required'),
    lastName: nameRules('lastName', 'sign-up.last-name-is-required'),
    email: [
      fieldRule('email', isPresent, 'sign-up.email-is-required'),
      fieldRule('email', isEmail, 'sign-up.email-is-invalid'),
    ],
    password: [fieldRule('password', isPasswordPresent, 'sign-up.password-is-required'), ...passwordRules('sign-up')],
    repeatedPassword: [
      fieldRule('repeatedPassword', isPasswordPresent, 'sign-up.repeated-password-is-required'),
      { holds: passwordsMatch, message: 'sign-up.passwords-differ' },
    ],
    phoneNumber: [
      fieldRule('phoneNumber', isPresent, 'sign-up.phone-number-is-required'),
      { holds: isPhoneKnown, message: 'sign-up.phone-number-is-unchecked' },
      { holds: isPhoneValid, message: 'sign-up.phone-number-is-invalid' },
    ],
    terms: [{ holds: ({ terms }) => terms, message: 'sign-up.terms-are-required' }],
  },
  alternative: {
    firstName: alternativeNameRules('firstName'),
    lastName: alternativeNameRules('lastName'),
    email: [
      fieldRule('email', isPresent, 'sign-up.alternative.required'),
      fieldRule('email', isEmail, 'sign-up.alternative.email-is-invalid'),
      fieldRule('email', hasMaxLength(100), 'sign-up.alternative.email-is-too-long'),
    ],
    password: [
      fieldRule('password', isPasswordPresent, 'sign-up.alternative.required'),
      ...passwordRules('alternative'),
    ],
    repeatedPassword: [
      fieldRule('repeatedPassword', isPasswordPresent, 'sign-up.alternative.required'),
      { holds: passwordsMatch, message: 'sign-up.alternative.passwords-differ' },
    ],
    phoneNumber: [
      fieldRule('phoneNumber', isPresent, 'sign-up.alternative.required'),
      { holds: isPhoneKnown, message: 'sign-up.phone-number-is-unchecked' },
      { holds: hasPlainPhoneNumber, message: 'sign-up.alternative.phone-number-is-incorrect' },
    ],
    terms: [{ holds: ({ terms }) => terms, message: 'sign-up.terms-are-required' }],
  },
};

function nameRules(field: 'firstName' | 'lastName', required: MessageKey): readonly FactRule[] {
  return [
    fieldRule(field, isPresent, required),
    { holds: isLongEnough(field), message: 'sign-up.name-is-too-short' },
    // Surrounding blanks are ignored, because the name is sent trimmed.
    fieldRule(field, (name) => isPersonName(name.trim()), 'sign-up.name-is-invalid'),
  ];
}

/** Rejects digits and allows every other character. */
function alternativeNameRules(field: 'firstName' | 'lastName'): readonly FactRule[] {
  return [
    fieldRule(field, isPresent, 'sign-up.alternative.required'),
    { holds: isLongEnough(field), message: 'sign-up.alternative.name-length' },
    fieldRule(field, (name) => nameLength(name) <= 50, 'sign-up.alternative.name-length'),
    fieldRule(field, (name) => !hasNumeral(name), 'sign-up.alternative.invalid'),
  ];
}

function isLongEnough(field: 'firstName' | 'lastName'): FactRule['holds'] {
  return (facts) => isNameLongEnough(facts[field], facts.minNameLength);
}

function passwordRules(set: SignUpRuleSet): readonly FactRule[] {
  return PASSWORD_PARTS[set].map(({ holds, text }) => fieldRule('password', holds, text));
}

function fieldRule(field: TextField, holds: (text: string) => boolean, message: MessageKey): FactRule {
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

/** The rule is for the national number, without a calling code. */
function hasPlainPhoneNumber({ phone, phoneNumber }: SignUpFacts): boolean {
  if (phone === 'unknown' || phone === null) return false;
  return isPlainPhoneNumber(phoneNumber.trim().startsWith('+') ? phone.national : phoneNumber);
}
