import { addChallengePlace, type Vendor } from './challenge.ts';

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

export const turnstile: Vendor = {
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
