import type { BotCheck } from '../../application/platform/bot-check';
import type { Clock } from '../../application/platform/clock';
import type { Logger } from '../../application/platform/logger';
import type { BotCheckSettings } from './load-challenge';

/** The invisible challenge of the deployment; its code loads with the first check. Without a site key there is none. */
export function createDeferredBotCheck(settings: BotCheckSettings, logger: Logger, clock: Clock): BotCheck {
  if (settings.siteKey === '') return { prove: () => Promise.resolve({ kind: 'not-configured' }) };
  let loading: Promise<BotCheck> | null = null;
  return {
    async prove(action) {
      try {
        loading ??= import('./script-bot-check').then((code) => code.createScriptBotCheck(settings, logger, clock));
        return await (await loading).prove(action);
      } catch (error) {
        loading = null;
        logger.warn('The bot check failed to load', error);
        return null;
      }
    },
  };
}
