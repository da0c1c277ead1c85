import { createValidator } from '#src/application/forms/rule-suite.ts';
import type { EmailValues } from './email-values.ts';
import { EMAIL_RULES } from './log-in.suite.ts';

/** An e-mail alone, by the rule of the log-in (D50). */
export const validateEmail = createValidator<EmailValues>({ email: EMAIL_RULES });
