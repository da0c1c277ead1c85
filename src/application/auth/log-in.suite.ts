import { create, enforce } from 'vest';
import { isEmail } from '#src/domain/shared/text-rules.ts';
import type { Validator } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';

export type LogInValues = { readonly email: string; readonly password: string };

const test = fieldTest<LogInValues>();

export const logInSuite = create((values: LogInValues) => {
  testEmail(values);

  test('password', 'log-in.password-is-required', () => {
    // A password is never trimmed, so a space counts.
    enforce(values.password).isNotEmpty();
  });
});

export const validateLogIn: Validator<LogInValues> = (values) => firstErrors(logInSuite, values);

export function testEmail({ email }: Pick<LogInValues, 'email'>): void {
  test('email', 'log-in.email-is-required', () => {
    enforce(email).isNotBlank();
  });
  test('email', 'log-in.email-is-invalid', () => {
    enforce(email).condition(isEmail);
  });
}
