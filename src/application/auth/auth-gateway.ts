import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { SessionUser } from '#src/domain/account/profile.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { BotProof } from '#src/application/platform/bot-check.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly proof: BotProof;
}

/** What a completed sign-in leaves: the session's first token and the state to enter (D1, D5). */
export interface SignIn {
  readonly token: string;
  readonly state: AccountState;
  readonly user: SessionUser | null;
}

/** The state that the server settled on; null where the reply names none. */
export type StateChange = AccountState | null;

export type LogInOutcome =
  | { readonly kind: 'signed-in'; readonly signIn: SignIn }
  /** The server wants the second factor; nothing may be stored yet (D5). */
  | { readonly kind: 'second-factor'; readonly email: string };

/** As of a log-in, but the reply may leave out whose second factor it is: then the person is asked (D56). */
export type SocialOutcome =
  | { readonly kind: 'signed-in'; readonly signIn: SignIn }
  | { readonly kind: 'second-factor'; readonly email: string | null };

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** E.164. */
  readonly phoneNumber: string;
  readonly invitationToken: string | null;
  readonly proof: BotProof;
}

export const SOCIAL_PROVIDERS = ['google', 'github', 'linkedin'] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Getting in. But for the two calls about the e-mail code, none of these carries a session's token or can end one (D2). */
export interface AuthGateway {
  logIn(credentials: Credentials): AsyncResult<LogInOutcome>;
  /** A reply without a state means `dashboard` (D5). */
  verifySecondFactor(entry: { readonly code: string; readonly email: string }): AsyncResult<SignIn>;
  /** A reply without a state means `email-verification` (§4). */
  register(registration: Registration): AsyncResult<SignIn>;
  /** Exchanges the code of a provider's redirect; each code counts once. The second factor may follow (D5). */
  logInWith(provider: SocialProvider, code: string): AsyncResult<SocialOutcome>;
  /** Of the running session: answers the state to enter. */
  verifyEmail(code: string): AsyncResult<StateChange>;
  /** Of the running session: sends a new code. */
  resendEmailCode(): AsyncResult<StateChange>;
  forgotPassword(request: { readonly email: string; readonly proof: BotProof }): AsyncResult<void>;
  /** With the token of the mailed address, and with no other authorisation (D8). */
  resetPassword(request: { readonly token: string; readonly password: string }): AsyncResult<void>;
}
