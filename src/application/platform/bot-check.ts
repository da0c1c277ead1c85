export type BotAction = 'log-in' | 'register' | 'forgot-password';

export type BotProof =
  | { readonly kind: 'token'; readonly token: string }
  /** Test mode: the challenge is skipped and a disable option is sent (§7). Never made in a production build. */
  | { readonly kind: 'bypass' }
  /** This deployment has no bot check. */
  | { readonly kind: 'not-configured' };

export interface BotCheck {
  /** Null when the challenge gave no token; it has been reset, and the caller abandons the submit (§7). */
  prove(action: BotAction): Promise<BotProof | null>;
}
