import { createValidator } from '#src/application/forms/rule-suite.ts';
import { EMAIL_RULES } from './log-in.suite.ts';

export type EmailValues = { readonly email: string };

export const validateEmail = createValidator<EmailValues>({ email: EMAIL_RULES });
