import { literal, optional, string } from 'valibot';

/** What a guarded call carries: the bot check's token, or the option of test mode. */
export const botCheck = { recaptchaToken: optional(string()), disableRecaptcha: optional(literal(true)) };
