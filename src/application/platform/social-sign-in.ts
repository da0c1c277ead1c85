import type { SocialProvider } from '#src/application/auth/auth-gateway.ts';

/** What was sent out and is waited for is kept on this device under this key. */
export const SOCIAL_STATES_KEY = 'gatehouse.social-states';

/** The way out to a provider's consent page, and what came back from it. */
export interface SocialSignIn {
  /** The providers that this deployment has a client id for. */
  readonly providers: readonly SocialProvider[];
  /** Leaves the console for the provider, with a random `state` that counts once and for ten minutes (D9). */
  start(provider: SocialProvider): void;
  /** The address is that of a return; it is not taken up yet. */
  hasReturn(): boolean;
  /**
   * What the address says of a return, once: it is taken out of the address bar at once. Null where this is no return;
   * `refused` where the state is missing, old, used, or another provider's, or where the provider reports an error.
   */
  consumeReturn(): SocialReturn | null;
}

export type SocialReturn =
  | { readonly kind: 'code'; readonly provider: SocialProvider; readonly code: string }
  | { readonly kind: 'failed'; readonly reason: 'cancelled' | 'provider-error' | 'unknown-state' };
