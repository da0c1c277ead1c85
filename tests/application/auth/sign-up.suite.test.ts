import { beforeEach, describe, expect, it } from 'vitest';
import { createPhoneCheck } from '#src/adapters/browser/browser-phone-check.ts';
import { signUpMessages } from '#src/application/i18n/en/sign-up.ts';
import type { CountryCode } from '#src/application/platform/phone-check.ts';
import { PASSWORD_PARTS } from '#src/application/auth/sign-up-password.ts';
import { signUpSuite, signUpValidator } from '#src/application/auth/sign-up.suite.ts';
import type { SignUpFacts, SignUpRuleSet, SignUpValues } from '#src/application/auth/sign-up-values.ts';

const phones = await createPhoneCheck().prepare();
const messages: Readonly<Record<string, string>> = signUpMessages;

const RIGHT: SignUpValues = {
  firstName: 'Ана-Мария',
  lastName: 'O’Neill',
  email: 'ana@northwall.example',
  password: 'Northwall-2026',
  repeatedPassword: 'Northwall-2026',
  phoneCountry: 'BG' as CountryCode,
  phoneNumber: '0888 123 456',
  terms: true,
};

const FACTS = { minNameLength: 2, isPhoneRequired: true };

const read = (values: SignUpValues) => phones.read(values.phoneNumber, values.phoneCountry);
const validators = {
  'sign-up': signUpValidator('sign-up', (values) => ({ ...values, ...FACTS, phone: read(values) })),
  alternative: signUpValidator('alternative', (values) => ({ ...values, ...FACTS, phone: read(values) })),
};

/** What is beside the field, in English; null where nothing does. */
function messageFor(set: SignUpRuleSet, change: Partial<SignUpValues>, field: keyof SignUpValues): string | null {
  const key = validators[set]({ ...RIGHT, ...change })[field];
  return key === undefined ? null : (messages[key] ?? key);
}

const password = (text: string) => ({ password: text, repeatedPassword: text });
const of = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;

describe.each(['sign-up', 'alternative'] as const)('the %s rules', (set) => {
  it('accept a valid form', () => {
    expect(validators[set](RIGHT)).toEqual({});
  });

  it('miss all seven of an empty form', () => {
    const empty = { ...password(''), firstName: '', lastName: '', email: '', phoneNumber: '', terms: false };
    expect(Object.keys(validators[set]({ ...RIGHT, ...empty }))).toHaveLength(7);
  });

  it('do not count blanks around a name or an email, which are sent without them', () => {
    expect(validators[set]({ ...RIGHT, firstName: ' Ann ', lastName: '\tLee', email: ' ana@b.co\n' })).toEqual({});
  });

  it('accept no phone number where the deployment allows that, and no wrong one', () => {
    const validate = signUpValidator(set, (values) => ({
      ...{ ...values, ...FACTS, isPhoneRequired: false },
      phone: read(values),
    }));
    expect(validate({ ...RIGHT, phoneNumber: ' ' })).toEqual({});
    expect(Object.keys(validate({ ...RIGHT, phoneNumber: '12' }))).toEqual(['phoneNumber']);
    expect(Object.keys(validators[set]({ ...RIGHT, phoneNumber: ' ' }))).toEqual(['phoneNumber']);
  });

  it('accept one-letter names when the deployment allows them, but no empty ones', () => {
    const validate = signUpValidator(set, (values) => ({ ...values, ...FACTS, minNameLength: 1, phone: read(values) }));
    expect(validate({ ...RIGHT, firstName: '王', lastName: '李' })).toEqual({});
    expect(Object.keys(validate({ ...RIGHT, firstName: ' ' }))).toEqual(['firstName']);
    expect(Object.keys(validators[set]({ ...RIGHT, firstName: '王', lastName: '李' }))).toEqual([
      'firstName',
      'lastName',
    ]);
  });

  it('do not judge a number before the phone data are there', () => {
    const unknown = signUpValidator(set, (values) => ({ ...values, ...FACTS, phone: 'unknown' }));
    expect(unknown(RIGHT)).toEqual({ phoneNumber: 'sign-up.phone-number-is-unchecked' });
  });

  it.each(['0888 123 456', '+359 888 123 456', '+359888123456', '(088) 812-3456'])(
    'take the number %s',
    (phoneNumber) => {
      expect(messageFor(set, { phoneNumber }, 'phoneNumber')).toBeNull();
    },
  );

  it('list the password requirements', () => {
    const isLimit = PASSWORD_PARTS[set].filter((part) => part.isLimit);
    expect(PASSWORD_PARTS[set].map(({ holds }) => holds(''))).toEqual([false, false, false, false, false, true]);
    expect(isLimit).toHaveLength(1);
  });
});

describe.each(['sign-up', 'alternative'] as const)('the suite of the sign-up with the %s rules', (ruleSet) => {
  const facts: SignUpFacts = { ...RIGHT, ...FACTS, phone: read(RIGHT) };

  beforeEach(() => {
    signUpSuite.reset();
  });

  it('runs the tests of the given set alone when the set changes', () => {
    const numeral = { ...facts, firstName: 'J0hn' };
    const other = ruleSet === 'sign-up' ? 'alternative' : 'sign-up';
    const first = signUpSuite.run(numeral, other).getErrors('firstName');
    expect(signUpSuite.run(numeral, ruleSet).getErrors('firstName')).not.toEqual(first);
  });
});

describe('the first rules', () => {
  it.each([
    ['firstName', { firstName: ' ' }, 'Enter your first name.'],
    ['lastName', { lastName: '' }, 'Enter your last name.'],
    ['firstName', { firstName: 'A' }, 'Use at least 2 letters.'],
    ['lastName', { lastName: 'J0hn' }, 'Use only letters, joined by single spaces, hyphens or apostrophes.'],
    ['lastName', { lastName: 'Ann--Marie' }, 'Use only letters, joined by single spaces, hyphens or apostrophes.'],
    ['firstName', { firstName: 'Ann  Marie' }, 'Use only letters, joined by single spaces, hyphens or apostrophes.'],
    ['firstName', { firstName: 'x'.repeat(51) }, null],
    ['email', { email: '' }, 'Enter your email.'],
    ['email', { email: 'elena@northwall' }, 'Enter a valid email, such as name@company.com.'],
    ['email', { email: ' elena@northwall.example ' }, null],
    ['password', password(''), 'Enter a password.'],
    ['password', password('Aa1!xxx'), 'At least 8 characters'],
    ['password', password('Aaaaaaa!'), 'A number'],
    ['password', password('11111111!'), 'A letter'],
    ['password', password('aaaaaaa1!'), 'An uppercase letter'],
    ['password', password('Aaaaaaa11'), 'A special character'],
    ['password', password('Aaaa aa1!'), 'Only Latin and Cyrillic letters, digits and punctuation'],
    ['password', password('Aaaaaa1`'), null],
    ['password', password('ПАРОЛА-2026'), null],
    ['password', password(of(500)), null],
    ['repeatedPassword', { repeatedPassword: '' }, 'Enter the password again.'],
    ['repeatedPassword', { repeatedPassword: 'Northwall-2027' }, "Passwords don't match."],
    ['phoneNumber', { phoneNumber: '' }, 'Enter your phone number.'],
    ['phoneNumber', { phoneNumber: '88 512' }, 'Enter a valid phone number ({{country}}).'],
    ['phoneNumber', { phoneNumber: 'call me' }, 'Enter a valid phone number ({{country}}).'],
    ['terms', { terms: false }, 'Agree to the terms.'],
  ] as const)('report for %s with %o: %s', (field, change, message) => {
    expect(messageFor('sign-up', change, field)).toBe(message);
  });
});

describe('the alternative rules, word for word', () => {
  it.each([
    ['firstName', { firstName: '' }, 'This field is required'],
    ['firstName', { firstName: 'A' }, 'must be 2-50 characters long'],
    ['lastName', { lastName: 'x'.repeat(51) }, 'must be 2-50 characters long'],
    ['lastName', { lastName: 'x'.repeat(50) }, null],
    ['lastName', { lastName: 'J0hn' }, 'The input is invalid'],
    ['lastName', { lastName: 'John٣' }, 'The input is invalid'],
    ['email', { email: '' }, 'This field is required'],
    ['email', { email: 'elena@northwall' }, 'Email is invalid'],
    ['email', { email: `${'x'.repeat(60)}@${'b'.repeat(30)}.example1` }, null],
    ['email', { email: `${'x'.repeat(60)}@${'b'.repeat(31)}.example1` }, 'Email must be less than 100 characters long'],
    ['password', password(''), 'This field is required'],
    ['password', password('Aa1!xxx'), 'at least 8 characters'],
    ['password', password('aaaaaaa1!'), 'must contain at least one uppercase letter'],
    ['password', password('AAAAAAA1!'), 'lowercase letter'],
    ['password', password('Aaaaaaaa!'), 'number'],
    ['password', password('Aaaaaaa11'), 'special character'],
    ['password', password(of(50)), null],
    ['password', password(of(51)), 'Password must be less than 50 characters long'],
    ['repeatedPassword', { repeatedPassword: '' }, 'This field is required'],
    ['repeatedPassword', { repeatedPassword: 'Northwall-2027' }, 'Passwords do not match'],
    ['phoneNumber', { phoneNumber: '' }, 'This field is required'],
    ['phoneNumber', { phoneNumber: '1234' }, 'The phone number is incorrect'],
    ['phoneNumber', { phoneNumber: '12345' }, null],
    ['phoneNumber', { phoneNumber: '+359 12345' }, null],
    ['phoneNumber', { phoneNumber: '(12) 34-56 789 012' }, null],
    ['phoneNumber', { phoneNumber: '1234567890123' }, 'The phone number is incorrect'],
    ['phoneNumber', { phoneNumber: '088.512.3456' }, 'The phone number is incorrect'],
  ] as const)('report for %s with %o: %s', (field, change, message) => {
    expect(messageFor('alternative', change, field)).toBe(message);
  });
});
