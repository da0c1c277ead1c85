import type { Posted } from './posted.ts';
import { invalid } from './provider-error.ts';

export type BotPosted = Posted<'recaptchaToken' | 'disableRecaptcha'>;

/** The word that stands for a bot check that did not pass. */
const REJECTED_PROOF = 'rejected';

export function refuseBots(posted: BotPosted): void {
  if (posted.recaptchaToken === REJECTED_PROOF) {
    throw invalid('bot_check_failed', 'The automatic check that you are a person did not pass. Try again.');
  }
}
