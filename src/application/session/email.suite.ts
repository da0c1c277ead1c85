import { validatorOf } from '../forms/rule-suite';
import type { EmailValues } from './email-values';
import { EMAIL_RULES } from './log-in.suite';

/** An e-mail alone, by the rule of the log-in (D50). */
export const validateEmail = validatorOf<EmailValues>({ email: EMAIL_RULES });
