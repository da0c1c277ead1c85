import type { Profile } from '#src/domain/account/profile.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

export interface EmailChange {
  /** Of the mailed address, and then the only authorisation (D2); null: the session's (D14). */
  readonly token: string | null;
  readonly email: string;
  readonly password: string;
}

/** The signed-in person. */
export interface AccountGateway {
  profile(signal?: AbortSignal): AsyncResult<Profile>;
  /** Answers the e-mail that holds from now on. With the token of an address it can end no session. */
  changeEmail(change: EmailChange): AsyncResult<string>;
}
