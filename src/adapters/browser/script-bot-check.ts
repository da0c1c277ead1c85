import type { BotAction, BotCheck } from '../../application/platform/bot-check';
import type { Logger } from '../../application/platform/logger';

/** What an invisible challenge offers once its script has run. */
interface Challenge {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
  reset?: () => void;
}

declare global {
  interface Window {
    grecaptcha?: Challenge;
  }
}

export interface BotCheckSettings {
  readonly siteKey: string;
  /** Address of the challenge's script; loaded before the first challenge, not before. */
  readonly script: string;
}

/** The invisible challenge of the deployment (§7). Without a site key the deployment has none. */
export function createScriptBotCheck(settings: BotCheckSettings, logger: Logger): BotCheck {
  if (settings.siteKey === '') return { prove: () => Promise.resolve({ kind: 'not-configured' }) };
  let loading: Promise<Challenge> | null = null;

  return {
    async prove(action: BotAction) {
      try {
        loading ??= loadChallenge(settings.script);
        const challenge = await loading;
        const token = await challenge.execute(settings.siteKey, { action: action.replaceAll('-', '_') });
        if (token) return { kind: 'token', token };
        challenge.reset?.();
      } catch (error) {
        loading = null;
        logger.warn('The bot check failed', error);
      }
      return null;
    },
  };
}

async function loadChallenge(address: string): Promise<Challenge> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the bot check did not load'));
    };
    document.head.append(script);
  });
  const challenge = window.grecaptcha;
  if (!challenge) throw new Error('The script of the bot check offers no challenge');
  await new Promise<void>((resolve) => challenge.ready(resolve));
  return challenge;
}
