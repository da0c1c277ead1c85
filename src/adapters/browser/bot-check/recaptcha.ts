import type { Vendor } from './challenge.ts';

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

export const recaptcha: Vendor = {
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
