import { beforeEach, describe, expect, it } from 'vitest';
import { emailSuite, validateEmail } from '#src/application/auth/email.suite.ts';
import { logInSuite, validateLogIn } from '#src/application/auth/log-in.suite.ts';

const EMAIL = 'elena@northwall.example';

describe('the suite of the log-in', () => {
  beforeEach(() => {
    logInSuite.reset();
  });

  it.each([
    { email: '', password: '', errors: { email: 'log-in.email-is-required', password: 'log-in.password-is-required' } },
    { email: 'elena', password: ' ', errors: { email: 'log-in.email-is-invalid' } },
    { email: ' elena@northwall.example ', password: 'x', errors: {} },
  ])('finds $errors in the log-in "$email", "$password"', ({ email, password, errors }) => {
    expect(validateLogIn({ email, password })).toEqual(errors);
  });
});

describe('the suite of an email alone', () => {
  beforeEach(() => {
    emailSuite.reset();
  });

  it.each([
    { email: '', message: 'log-in.email-is-required' },
    { email: ' \t', message: 'log-in.email-is-required' },
    { email: 'elena', message: 'log-in.email-is-invalid' },
    { email: EMAIL, message: undefined },
  ])('shows $message of "$email"', ({ email, message }) => {
    expect(emailSuite.run({ email }).getError('email')).toBe(message);
    expect(validateEmail({ email }).email).toBe(message);
  });
});
