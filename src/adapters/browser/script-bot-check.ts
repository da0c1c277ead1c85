import type { BotAction, BotCheck } from '../../application/platform/bot-check';
import type { Clock } from '../../application/platform/clock';
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

const LONGEST_MS = 10_000;

export interface BotCheckSettings {
  readonly siteKey: string;
  /** Address of the challenge's script; loaded before the first challenge, not before. */
  readonly script: string;
}

/** The invisible challenge of the deployment (§7). Without a site key the deployment has none. */
export function createScriptBotCheck(settings: BotCheckSettings, logger: Logger, clock: Clock): BotCheck {
  if (settings.siteKey === '') return { prove: () => Promise.resolve({ kind: 'not-configured' }) };
  let loading: Promise<Challenge> | null = null;

  return {
    async prove(action: BotAction) {
      try {
        loading ??= loadChallenge(settings);
        const challenge = await inTime(loading, clock);
        const answer = challenge.execute(settings.siteKey, { action: action.replaceAll('-', '_') });
        const token = await inTime(answer, clock);
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

/** A challenge that is stuck must not hold a form for ever. */
function inTime<T>(work: Promise<T>, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const undo = clock.after(LONGEST_MS, () => reject(new Error('The bot check took too long')));
    work.then(resolve, reject).finally(undo);
  });
}

/** The challenge wants to know the site key with its script. */
function scriptAddress({ script, siteKey }: BotCheckSettings): string {
  const address = new URL(script, document.baseURI);
  const isWeb = address.protocol.startsWith('http');
  if (isWeb && !address.searchParams.has('render')) address.searchParams.set('render', siteKey);
  return address.href;
}

async function loadChallenge(settings: BotCheckSettings): Promise<Challenge> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress(settings);
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
