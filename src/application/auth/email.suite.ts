import { create } from 'vest';
import type { Validator } from '#src/application/forms/form-store.ts';
import { firstErrors } from '#src/application/forms/form-suite.ts';
import { testEmail } from './log-in.suite.ts';

export type EmailValues = { readonly email: string };

export const emailSuite = create((values: EmailValues) => {
  testEmail(values);
});

export const validateEmail: Validator<EmailValues> = (values) => firstErrors(emailSuite, values);
