import { addChallengePlace, type Vendor } from './challenge.ts';

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

export const hcaptcha: Vendor = {
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
