import type { Settings } from '#src/application/app/settings.ts';
import { BOT_CHECK_SCRIPTS } from '#src/application/platform/bot-check.ts';
import { loadScript } from '#src/adapters/browser/load-script.ts';
import type { Challenge, Vendor } from './challenge.ts';
import { hcaptcha } from './hcaptcha.ts';
import { recaptcha } from './recaptcha.ts';
import { turnstile } from './turnstile.ts';

export type BotCheckSettings = Settings['botCheck'];

export const VENDORS: Readonly<Record<BotCheckSettings['provider'], Vendor>> = { recaptcha, hcaptcha, turnstile };

function scriptUrl({ provider, script, siteKey }: BotCheckSettings): string {
  const url = new URL(script || BOT_CHECK_SCRIPTS[provider], document.baseURI);
  if (!url.protocol.startsWith('http')) return url.href;
  for (const [name, value] of Object.entries(VENDORS[provider].parameters(siteKey)))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

export async function loadChallenge(settings: BotCheckSettings): Promise<Challenge> {
  await loadScript(scriptUrl(settings));
  const challenge = await VENDORS[settings.provider].open(settings.siteKey);
  if (!challenge) throw new Error('The script of the bot check offers no challenge');
  return challenge;
}
