import { literal, optional, string } from 'valibot';

/** What a call brings along that the bot check guards: its token, or the option of the test mode (§7). */
export const botCheck = { recaptchaToken: optional(string()), disableRecaptcha: optional(literal(true)) };
