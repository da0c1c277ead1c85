export type BotAction = 'log-in' | 'register' | 'forgot-password';

export const BOT_CHECK_PROVIDERS = ['recaptcha', 'hcaptcha', 'turnstile'] as const;

export type BotCheckProvider = (typeof BOT_CHECK_PROVIDERS)[number];

export const BOT_CHECK_SCRIPTS: Readonly<Record<BotCheckProvider, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
};

export type BotProof =
  | { readonly kind: 'token'; readonly token: string }
  /** Test mode: skips the challenge and sends a disable option. Never in production builds. */
  | { readonly kind: 'bypass' }
  | { readonly kind: 'not-configured' };

export interface BotCheck {
  /** Null if the challenge gave no token; the caller abandons the submit. */
  prove(action: BotAction): Promise<BotProof | null>;
}
