import type { AccountSession, AccountSessionId } from '#src/domain/account/account-session.ts';
import type { Capability } from '#src/domain/account/capabilities.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

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
