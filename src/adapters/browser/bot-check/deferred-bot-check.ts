import { retryableOnce } from '#src/application/async/retryable-once.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { BotCheckSettings } from './challenges.ts';

export function createDeferredBotCheck(settings: BotCheckSettings, logger: Logger, clock: Clock): BotCheck {
  if (settings.siteKey === '') return { prove: () => Promise.resolve({ kind: 'not-configured' }) };
  const load = retryableOnce(async () => {
    const { createScriptBotCheck } = await import('./script-bot-check.ts');
    return createScriptBotCheck(settings, logger, clock);
  });
  return {
    async prove(action) {
      try {
        return await (await load()).prove(action);
      } catch (error) {
        logger.debug('The bot check failed to load', error);
        return null;
      }
    },
  };
}

/** Whether the query or the user agent names Playwright. The caller checks the settings. */
export function isTestBrowser({ search, userAgent }: { search: string; userAgent: string }): boolean {
  return new URLSearchParams(search).has('playwright') || userAgent.includes('Playwright');
}

export const testModeBotCheck: BotCheck = { prove: () => Promise.resolve({ kind: 'bypass' }) };
