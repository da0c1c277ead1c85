import type { PasskeyLogInGateway } from '#src/application/auth/auth-gateway.ts';
import type {
  Passkey,
  PasskeyCredential,
  PasskeyId,
  PasskeyList,
  PasskeyOptions,
} from '#src/domain/passkeys/passkey.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';

/** Of the signed-in person, except for the log-in. All of it is offered with the capability `passkeys`. */
export interface PasskeyGateway extends PasskeyLogInGateway {
  list(signal?: AbortSignal): AsyncResult<PasskeyList>;
  /** `password` is null for somebody without one. */
  begin(password: string | null): AsyncResult<PasskeyOptions>;
  add(name: string, credential: PasskeyCredential): AsyncResult<Passkey>;
  rename(id: PasskeyId, name: string): AsyncResult<Passkey>;
  remove(id: PasskeyId): AsyncResult<void>;
}
