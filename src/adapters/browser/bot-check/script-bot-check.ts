import type { BotAction, BotCheck } from '#src/application/platform/bot-check.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import { type Challenge, type BotCheckSettings, loadChallenge, VENDORS } from './challenges.ts';

const LOADING_MS = 10_000;

export function createScriptBotCheck(settings: BotCheckSettings, logger: Logger, clock: Clock): BotCheck {
  let loading: Promise<Challenge> | null = null;
  let isTokenSpent = false;

  const reset = (challenge: Challenge) => {
    isTokenSpent = false;
    try {
      challenge.reset();
    } catch (error) {
      logger.debug('The bot check did not reset', error);
    }
  };
  const execute = async (challenge: Challenge, action: BotAction): Promise<string> => {
    // A token is good for one call, whatever became of it.
    if (isTokenSpent) reset(challenge);
    let token = '';
    try {
      token = await withTimeout(challenge.execute(action), VENDORS[settings.provider].timeoutMs, clock);
    } finally {
      if (token) isTokenSpent = true;
      else reset(challenge);
    }
    return token;
  };

  return {
    async prove(action: BotAction) {
      try {
        loading ??= loadChallenge(settings).catch((error: unknown) => {
          loading = null;
          throw error;
        });
        const challenge = await withTimeout(loading, LOADING_MS, clock);
        const token = await execute(challenge, action);
        if (token) return { kind: 'token', token };
      } catch (error) {
        logger.debug('The bot check failed', error);
      }
      return null;
    },
  };
}

/** A stuck challenge must not block the form. */
function withTimeout<T>(work: Promise<T>, timeoutMs: number, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(timeoutMs, () => reject(new Error('The bot check took too long')));
    work.then(resolve, reject).finally(cancel);
  });
}
