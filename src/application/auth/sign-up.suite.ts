import { create, enforce, omitWhen, skipWhen } from 'vest';
import {
  hasNumeral,
  isNameLongEnough,
  isPersonName,
  isPlainPhoneNumber,
  nameLength,
} from '#src/domain/auth/person-name.ts';
import { hasMaxLength, isEmail } from '#src/domain/shared/text-rules.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { testNewPassword } from './new-password-tests.ts';
import type { SignUpFacts, SignUpRuleSet, SignUpValues } from './sign-up-values.ts';

type Message = 'firstName' | 'lastName' | 'shortName' | 'email' | 'invalidEmail' | 'phoneNumber';

const MESSAGES: Readonly<Record<SignUpRuleSet, Readonly<Record<Message, MessageKey>>>> = {
  'sign-up': {
    firstName: 'sign-up.first-name-is-required',
    lastName: 'sign-up.last-name-is-required',
    shortName: 'sign-up.name-is-too-short',
    email: 'sign-up.email-is-required',
    invalidEmail: 'sign-up.email-is-invalid',
    phoneNumber: 'sign-up.phone-number-is-required',
  },
  alternative: {
    firstName: 'sign-up.alternative.required',
    lastName: 'sign-up.alternative.required',
    shortName: 'sign-up.alternative.name-length',
    email: 'sign-up.alternative.required',
    invalidEmail: 'sign-up.alternative.email-is-invalid',
    phoneNumber: 'sign-up.alternative.required',
  },
};

const MAX_NAME_LENGTH = 50;
const MAX_EMAIL_LENGTH = 100;

const test = fieldTest<SignUpFacts>();

/** The tests of the other rule set are omitted, not skipped, so that a form can be valid. */
export const signUpSuite = create((facts: SignUpFacts, ruleSet: SignUpRuleSet) => {
  testName('firstName', facts, ruleSet);
  testName('lastName', facts, ruleSet);
  testEmail(facts, ruleSet);
  testNewPassword(facts, ruleSet);
  testPhoneNumber(facts, ruleSet);

  test('terms', 'sign-up.terms-are-required', () => {
    enforce(facts.terms).isTruthy();
  });
});

/** `toFacts` adds what is currently known about the phone number. */
export function signUpValidator(
  ruleSet: SignUpRuleSet,
  toFacts: (values: SignUpValues) => SignUpFacts,
): Validator<SignUpValues> {
  return (values) => firstErrors(signUpSuite, toFacts(values), ruleSet);
}

function testName(field: 'firstName' | 'lastName', facts: SignUpFacts, ruleSet: SignUpRuleSet): void {
  const name = facts[field];

  test(field, MESSAGES[ruleSet][field], () => {
    enforce(name).isNotBlank();
  });
  test(field, MESSAGES[ruleSet].shortName, () => {
    enforce(isNameLongEnough(name, facts.minNameLength)).isTrue();
  });
  omitWhen(ruleSet !== 'sign-up', () => {
    test(field, 'sign-up.name-is-invalid', () => {
      // The name is sent trimmed.
      enforce(name.trim()).condition(isPersonName);
    });
  });
  omitWhen(ruleSet !== 'alternative', () => {
    test(field, 'sign-up.alternative.name-length', () => {
      enforce(nameLength(name)).lessThanOrEquals(MAX_NAME_LENGTH);
    });
    test(field, 'sign-up.alternative.invalid', () => {
      enforce(hasNumeral(name)).isFalse();
    });
  });
}

function testEmail({ email }: SignUpFacts, ruleSet: SignUpRuleSet): void {
  test('email', MESSAGES[ruleSet].email, () => {
    enforce(email).isNotBlank();
  });
  test('email', MESSAGES[ruleSet].invalidEmail, () => {
    enforce(email).condition(isEmail);
  });
  omitWhen(ruleSet !== 'alternative', () => {
    test('email', 'sign-up.alternative.email-is-too-long', () => {
      enforce(email).condition(hasMaxLength(MAX_EMAIL_LENGTH));
    });
  });
}

function testPhoneNumber(facts: SignUpFacts, ruleSet: SignUpRuleSet): void {
  omitWhen(!facts.isPhoneRequired, () => {
    test('phoneNumber', MESSAGES[ruleSet].phoneNumber, () => {
      enforce(facts.phoneNumber).isNotBlank();
    });
  });
  omitWhen(!facts.isPhoneRequired && facts.phoneNumber.trim() === '', () => testPhoneReading(facts, ruleSet));
}

function testPhoneReading(facts: SignUpFacts, ruleSet: SignUpRuleSet): void {
  test('phoneNumber', 'sign-up.phone-number-is-unchecked', () => {
    enforce(facts.phone).notEquals('unknown');
  });
  skipWhen(facts.phone === 'unknown', () => {
    omitWhen(ruleSet !== 'sign-up', () => {
      test('phoneNumber', 'sign-up.phone-number-is-invalid', () => {
        enforce(facts).condition(isPhoneValid);
      });
    });
    omitWhen(ruleSet !== 'alternative', () => {
      test('phoneNumber', 'sign-up.alternative.phone-number-is-incorrect', () => {
        enforce(facts).condition(hasPlainPhoneNumber);
      });
    });
  });
}

function isPhoneValid({ phone }: SignUpFacts): boolean {
  return phone !== 'unknown' && phone !== null && phone.isValid;
}

/** The rule is for the national number, without a calling code. */
function hasPlainPhoneNumber({ phone, phoneNumber }: SignUpFacts): boolean {
  if (phone === 'unknown' || phone === null) return false;
  return isPlainPhoneNumber(phoneNumber.trim().startsWith('+') ? phone.national : phoneNumber);
}
