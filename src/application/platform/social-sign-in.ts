import type { SocialProvider } from '#src/application/auth/auth-gateway.ts';

export const SOCIAL_STATES_KEY = 'gatehouse.social-states';

export interface SocialSignIn {
  readonly providers: readonly SocialProvider[];
  /** Leaves for the provider with a random `state` that works once, for ten minutes. */
  start(provider: SocialProvider): void;
  /** The URL is a return that is not consumed yet. */
  hasReturn(): boolean;
  /** Removes the return from the URL; null without one. A missing, old or used state and a provider error fail. */
  consumeReturn(): SocialReturn | null;
}

export type SocialReturn =
  | { readonly kind: 'code'; readonly provider: SocialProvider; readonly code: string }
  | { readonly kind: 'failed'; readonly reason: 'cancelled' | 'unknown-state' }
  | { readonly kind: 'failed'; readonly reason: 'provider-error'; readonly provider: SocialProvider };
