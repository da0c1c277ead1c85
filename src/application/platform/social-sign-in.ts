import type { OidcCode, SignInService, SocialProvider } from '#src/application/auth/auth-gateway.ts';

export const SOCIAL_STATES_KEY = 'gatehouse.social-states';

export interface SingleSignOn {
  /** Empty where the deployment names it not. */
  readonly label: string;
  /** Leaves for it; false if it cannot be reached. */
  start(invitationToken?: string): Promise<boolean>;
  /** Leaves for the page where the issuer's own session ends, if the deployment names one. */
  logOut(): void;
}

export interface SocialSignIn {
  readonly providers: readonly SocialProvider[];
  /** Null where the deployment has none. */
  readonly oidc: SingleSignOn | null;
  /** The provider joins the person to the team of an invitation. */
  readonly acceptsInvitations: boolean;
  /** Leaves for the provider with a random `state` that works once, for ten minutes. */
  start(provider: SocialProvider, invitationToken?: string): void;
  /** The URL is a return that is not consumed yet. */
  hasReturn(): boolean;
  /** Removes the return from the URL; null without one. A missing, old or used state and a provider error fail. */
  consumeReturn(): SocialReturn | null;
}

interface Invited {
  /** Of the invitation from whose page the person left. */
  readonly invitationToken?: string | undefined;
}

export type SocialReturn =
  | ({ readonly kind: 'code'; readonly provider: SocialProvider; readonly code: string } & Invited)
  | ({ readonly kind: 'oidc-code'; readonly code: OidcCode } & Invited)
  | { readonly kind: 'failed'; readonly reason: 'canceled' | 'unknown-state' }
  | { readonly kind: 'failed'; readonly reason: 'provider-error'; readonly provider: SignInService };
