import { allowScript } from './allowed-script.ts';

export interface Challenge {
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
  readonly script: string;
}

/** The challenge wants to know the site key with its script. */
function scriptUrl({ script, siteKey }: BotCheckSettings): string {
  const url = new URL(script, document.baseURI);
  const isWeb = url.protocol.startsWith('http');
  if (isWeb && !url.searchParams.has('render')) url.searchParams.set('render', siteKey);
  return url.href;
}

export async function loadChallenge(settings: BotCheckSettings): Promise<Challenge> {
  const url = scriptUrl(settings);
  allowScript(url);
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
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
