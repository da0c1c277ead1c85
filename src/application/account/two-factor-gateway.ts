import type { AuthenticatorSecret, TwoFactorStatus } from '#src/domain/account/two-factor.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

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
