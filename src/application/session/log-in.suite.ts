import { isEmail, isPasswordPresent, isPresent } from '../../domain/validation/text-rules';
import { validatorOf } from '../forms/rule-suite';

export type LogInValues = { readonly email: string; readonly password: string };

/** §5, log-in. */
export const validateLogIn = validatorOf<LogInValues>({
  email: [
    { holds: ({ email }) => isPresent(email), message: 'log-in.email-is-required' },
    { holds: ({ email }) => isEmail(email), message: 'log-in.email-is-invalid' },
  ],
  password: [{ holds: ({ password }) => isPasswordPresent(password), message: 'log-in.password-is-required' }],
});
