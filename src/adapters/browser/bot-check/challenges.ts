import { type BotAction, BOT_CHECK_SCRIPTS } from '#src/application/platform/bot-check.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { loadScript } from '#src/adapters/browser/load-script.ts';

/** What a vendor's script offers once it is loaded. */
export interface Challenge {
  /** Empty or rejected without a token; each is good for one call. */
  execute(action: BotAction): Promise<string>;
  /** Before another token. */
  reset(): void;
}

interface Vendor {
  /** Longer where people may have to solve something. */
  readonly timeoutMs: number;
  /** What the script wants to know in its url. */
  parameters(siteKey: string): Readonly<Record<string, string>>;
  /** Called when the script has loaded; undefined if it offers no challenge. */
  open(siteKey: string): Promise<Challenge> | undefined;
}

/** Where a vendor shows a challenge that people have to solve. */
function addChallengePlace(): HTMLElement {
  const place = document.createElement('div');
  // Above the dialogs of the console.
  Object.assign(place.style, {
    position: 'fixed',
    insetInlineEnd: '16px',
    insetBlockEnd: '16px',
    zIndex: '2147483647',
  });
  document.body.append(place);
  return place;
}

/** https://docs.hcaptcha.com/invisible and https://docs.hcaptcha.com/configuration */
interface Hcaptcha {
  render(place: HTMLElement, options: { readonly sitekey: string; readonly size: 'invisible' }): string;
  /** Rejects with a code such as `challenge-closed`, `challenge-expired` or `network-error`. */
  execute(widget: string, options: { readonly async: true }): Promise<{ readonly response: string }>;
  reset(widget: string): void;
}

declare global {
  interface Window {
    hcaptcha?: Hcaptcha;
  }
}

const hcaptcha: Vendor = {
  timeoutMs: 180_000,
  parameters: () => ({ render: 'explicit' }),
  open(siteKey) {
    const vendor = window.hcaptcha;
    if (!vendor) return undefined;
    const widget = vendor.render(addChallengePlace(), { sitekey: siteKey, size: 'invisible' });
    return Promise.resolve({
      execute: async () => (await vendor.execute(widget, { async: true })).response,
      reset: () => vendor.reset(widget),
    });
  },
};

/** https://developers.google.com/recaptcha/docs/v3 */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
  reset?: () => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const recaptcha: Vendor = {
  timeoutMs: 10_000,
  parameters: (siteKey) => ({ render: siteKey }),
  open(siteKey) {
    const vendor = window.grecaptcha;
    return (
      vendor &&
      new Promise((resolve) => {
        vendor.ready(() =>
          resolve({
            // The vendor takes no hyphen.
            execute: (action) => vendor.execute(siteKey, { action: action.replaceAll('-', '_') }),
            reset: () => vendor.reset?.(),
          }),
        );
      })
    );
  },
};

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Turnstile {
  render(place: HTMLElement, options: TurnstileOptions): string | null | undefined;
  execute(widget: string): void;
  remove(widget: string): void;
}

interface TurnstileOptions {
  readonly sitekey: string;
  readonly action: string;
  readonly execution: 'execute';
  readonly appearance: 'interaction-only';
  readonly callback: (token: string) => void;
  /** True says that the error is handled here. */
  readonly 'error-callback': (code: string) => boolean;
  readonly 'expired-callback': () => void;
  readonly 'timeout-callback': () => void;
  readonly 'unsupported-callback': () => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

const turnstile: Vendor = {
  timeoutMs: 180_000,
  parameters: () => ({ render: 'explicit' }),
  open(siteKey) {
    const vendor = window.turnstile;
    if (!vendor) return undefined;
    let remove = (): void => undefined;
    /** The action belongs to the widget, so each token has a widget of its own. */
    const execute = (action: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const failed = (why: string) => reject(new Error(`The challenge ended: ${why}`));
        const place = addChallengePlace();
        const widget = vendor.render(place, {
          ...{ sitekey: siteKey, action, execution: 'execute', appearance: 'interaction-only', callback: resolve },
          'error-callback'(code) {
            failed(code);
            return true;
          },
          'expired-callback': () => failed('expired'),
          'timeout-callback': () => failed('timeout'),
          'unsupported-callback': () => failed('unsupported browser'),
        });
        remove = () => {
          remove = () => undefined;
          if (widget) vendor.remove(widget);
          place.remove();
        };
        if (widget) vendor.execute(widget);
        else failed('no widget');
      });
    return Promise.resolve({ execute: (action) => execute(action).finally(() => remove()), reset: () => remove() });
  },
};

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
