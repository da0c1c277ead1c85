export type BotAction = 'log-in' | 'register' | 'forgot-password';

export type BotProof =
  | { readonly kind: 'token'; readonly token: string }
  /** Test mode: skips the challenge and sends a disable option. Never in production builds. */
  | { readonly kind: 'bypass' }
  | { readonly kind: 'not-configured' };

export interface BotCheck {
  /** Null if the challenge gave no token; the caller abandons the submit. */
  prove(action: BotAction): Promise<BotProof | null>;
}
