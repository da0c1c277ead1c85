import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { SessionUser } from '#src/domain/account/profile.ts';
import type { PasskeyCredential, PasskeyOptions } from '#src/domain/passkeys/passkey.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { BotProof } from '#src/application/platform/bot-check.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly proof: BotProof;
}

export interface SignIn {
  readonly token: string;
  readonly state: AccountState;
  readonly user: SessionUser | null;
}

/** The state on the server; null if the response names none. */
export type StateChange = AccountState | null;

export interface SecondFactor<Email extends string | null = string | null> {
  /** Whose it is; null if the person must enter it. */
  readonly email: Email;
  /** A recovery code is accepted in place of the code. */
  readonly takesRecoveryCode: boolean;
  /** So is a passkey. */
  readonly takesPasskey: boolean;
}

export type LogInOutcome =
  | { readonly kind: 'signed-in'; readonly signIn: SignIn }
  /** The server requires the second factor, so nothing may be stored yet. */
  | ({ readonly kind: 'second-factor' } & SecondFactor<string>);

/** Like a log-in, but the email may be missing; then the person enters it. */
export type SocialOutcome =
  | { readonly kind: 'signed-in'; readonly signIn: SignIn }
  | ({ readonly kind: 'second-factor' } & SecondFactor);

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
  readonly invitationToken: string | null;
  readonly proof: BotProof;
}

export const SOCIAL_PROVIDERS = ['google', 'github', 'linkedin'] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Who may send people back with a code: a social provider, or the one of the single sign-on. */
export type SignInService = SocialProvider | 'oidc';

/** What the provider's backend exchanges with the single sign-on (OpenID Connect with PKCE). */
export interface OidcCode {
  readonly code: string;
  readonly codeVerifier: string;
  /** The token of the single sign-on must name it. */
  readonly nonce: string;
  readonly redirectUri: string;
}

/** Product names are not translated. */
export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  linkedin: 'LinkedIn',
};

/** Except for the two calls about the email code, none carries a session's token or can end a session. */
export interface AuthGateway {
  logIn(credentials: Credentials): AsyncResult<LogInOutcome>;
  /** `code` may be a recovery code where the log-in says so. A response without a state means `dashboard`. */
  verifySecondFactor(entry: { readonly code: string; readonly email: string }): AsyncResult<SignIn>;
  /** A response without a state means `email-verification`. */
  register(registration: Registration): AsyncResult<SignIn>;
  /** Exchanges a redirect's code, which works once. The second factor may follow. An invitation joins its team. */
  logInWith(provider: SocialProvider, code: string, invitationToken?: string): AsyncResult<SocialOutcome>;
  /** The same for the single sign-on. Optional. */
  logInWithOidc(code: OidcCode, invitationToken?: string): AsyncResult<SocialOutcome>;
  /** Uses the running session; returns the state to apply. */
  verifyEmail(code: string): AsyncResult<StateChange>;
  /** Uses the running session; sends a new code. */
  resendEmailCode(): AsyncResult<StateChange>;
  forgotPassword(request: { readonly email: string; readonly proof: BotProof }): AsyncResult<void>;
  /** Authorized by the token of the mailed url alone. */
  resetPassword(request: { readonly token: string; readonly password: string }): AsyncResult<void>;
}

/** Optional, and without a session like the calls above. */
export interface PasskeyLogInGateway {
  /** `email` names the passkeys of somebody whose log-in waits for the second factor; null takes any passkey. */
  beginLogIn(email: string | null): AsyncResult<PasskeyOptions>;
  /** The passkey is both factors in one, unless it is the second. */
  logIn(credential: PasskeyCredential): AsyncResult<SocialOutcome>;
}
