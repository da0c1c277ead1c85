import type { Profile } from '#src/domain/account/profile.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface EmailChange {
  /** The token of a mailed url, then the only authorization; null uses the session. */
  readonly token: string | null;
  readonly email: string;
  readonly password: string;
}

export interface AccountGateway {
  profile(signal?: AbortSignal): AsyncResult<Profile>;
  /** Returns the new email. With a mailed token, a failure cannot end a session. */
  changeEmail(change: EmailChange): AsyncResult<string>;
}
