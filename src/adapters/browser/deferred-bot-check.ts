import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { BotCheckSettings } from './load-challenge.ts';

/** The deployment's invisible challenge; its code loads with the first check. */
export function createDeferredBotCheck(settings: BotCheckSettings, logger: Logger, clock: Clock): BotCheck {
  if (settings.siteKey === '') return { prove: () => Promise.resolve({ kind: 'not-configured' }) };
  let loading: Promise<BotCheck> | null = null;
  return {
    async prove(action) {
      try {
        loading ??= import('./script-bot-check.ts').then((code) => code.createScriptBotCheck(settings, logger, clock));
        return await (await loading).prove(action);
      } catch (error) {
        loading = null;
        logger.debug('The bot check failed to load', error);
        return null;
      }
    },
  };
}
