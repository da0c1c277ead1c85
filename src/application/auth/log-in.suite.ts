import { isEmail, isPasswordPresent, isPresent } from '#src/domain/shared/text-rules.ts';
import { type Rule, createValidator } from '#src/application/forms/rule-suite.ts';

export type LogInValues = { readonly email: string; readonly password: string };

export const EMAIL_RULES: readonly Rule<{ readonly email: string }>[] = [
  { holds: ({ email }) => isPresent(email), message: 'log-in.email-is-required' },
  { holds: ({ email }) => isEmail(email), message: 'log-in.email-is-invalid' },
];

export const validateLogIn = createValidator<LogInValues>({
  email: EMAIL_RULES,
  password: [{ holds: ({ password }) => isPasswordPresent(password), message: 'log-in.password-is-required' }],
});
