import { invalid } from '#mocks/provider/shared/provider-error.ts';
import type { RequestFields } from '#mocks/provider/shared/request-fields.ts';

export type BotCheckFields = RequestFields<'recaptchaToken' | 'disableRecaptcha'>;

const REJECTED_PROOF = 'rejected';

export function requireHuman(fields: BotCheckFields): void {
  if (fields.recaptchaToken === REJECTED_PROOF) {
    throw invalid('bot_check_failed', 'The automatic check that you are a person did not pass. Try again.');
  }
}
