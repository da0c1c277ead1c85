import type { AccountState } from '../../domain/account/account-state';
import type { SessionUser } from '../../domain/account/profile';
import type { Reply } from '../../domain/shared/result';
import type { BotProof } from '../platform/bot-check';

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

export type LogInOutcome =
  | { readonly kind: 'signed-in'; readonly signIn: SignIn }
  /** The server wants the second factor; nothing may be stored yet (D5). */
  | { readonly kind: 'second-factor'; readonly email: string };

/** Signing in. None of these calls carries a session's token, so none of them can end a session (D2). */
export interface AuthGateway {
  logIn(credentials: Credentials): Reply<LogInOutcome>;
  /** A reply without a state means `dashboard` (D5). */
  verifySecondFactor(entry: { readonly code: string; readonly email: string }): Reply<SignIn>;
}
