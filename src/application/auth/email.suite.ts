import { createValidator } from '#src/application/forms/rule-suite.ts';
import type { EmailValues } from './email-values.ts';
import { EMAIL_RULES } from './log-in.suite.ts';

export const validateEmail = createValidator<EmailValues>({ email: EMAIL_RULES });
