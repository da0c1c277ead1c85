import type { AccountSession, AccountSessionId } from '#src/domain/account/device-session.ts';
import type { Capability } from '#src/domain/account/capabilities.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { AccountClosure, ClosureReason } from '#src/domain/account/account-closure.ts';
import type { AuthenticatorSecret, TwoFactorStatus } from '#src/domain/account/two-factor.ts';

export interface EmailChange {
  /** The token of a mailed url, then the only authorization; null uses the session. */
  readonly token: string | null;
  readonly email: string;
  /** Null for a person without one. */
  readonly password: string | null;
}

export interface AccountGateway {
  profile(signal?: AbortSignal): AsyncResult<Profile>;
  /** What the provider offers beyond the operations of all providers; nothing if it does not know the question. */
  capabilities(signal?: AbortSignal): AsyncResult<ReadonlySet<Capability>>;
  /** Offered with the capability `sessions`, as is ending one. */
  listSessions(signal?: AbortSignal): AsyncResult<readonly AccountSession[]>;
  endSession(id: AccountSessionId): AsyncResult<void>;
  /** Returns the new email. With a mailed token, a failure cannot end a session. */
  changeEmail(change: EmailChange): AsyncResult<string>;
}

/** What confirms it, as the terms ask for, and why; both of the latter may be left out. */
export interface ClosureRequest {
  readonly confirmation: { readonly password: string } | { readonly email: string };
  readonly reason: ClosureReason | null;
  readonly comment: string;
}

/** A copy of one's data, and the end of the account. All of it is offered with the capability `account-closure`. */
export interface AccountClosureGateway {
  status(signal?: AbortSignal): AsyncResult<AccountClosure>;
  requestExport(): AsyncResult<AccountClosure>;
  close(request: ClosureRequest): AsyncResult<AccountClosure>;
  /** Withdraws the closing. */
  keep(): AsyncResult<AccountClosure>;
}

/** The second factor of the signed-in person. All of it is offered with the capability `two-factor-setup`. */
export interface TwoFactorGateway {
  status(signal?: AbortSignal): AsyncResult<TwoFactorStatus>;
  /** A new secret, which counts from `enable` on. */
  begin(): AsyncResult<AuthenticatorSecret>;
  /** Returns the recovery codes, which are shown once. */
  enable(code: string): AsyncResult<readonly string[]>;
  /** Those before stop working. The code is one of the authenticator, or a recovery code. */
  renewRecoveryCodes(code: string): AsyncResult<readonly string[]>;
  disable(code: string): AsyncResult<void>;
}
