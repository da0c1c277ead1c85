import { CANCELED, type Failure, rejected } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail } from '#src/domain/shared/result.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { PasskeyAuthenticator, PasskeyProblem } from '#src/application/platform/passkey-authenticator.ts';
import type { PasskeyLogInGateway, SocialOutcome } from './auth-gateway.ts';

/** As of a call, so that forms show it in their place for failures. */
export function passkeyFailure(problem: PasskeyProblem, translate: Translate): Failure {
  if (problem === 'aborted') return CANCELED;
  return rejected(0, `passkey-${problem}`, translate(`passkeys.problem.${problem}`));
}

/** One attempt at a time: each cancels the one before, whatever that waits for. */
export class PasskeyLogIn {
  #attempt = 0;

  constructor(
    private readonly gateway: PasskeyLogInGateway,
    private readonly authenticator: PasskeyAuthenticator,
    private readonly translate: Translate,
  ) {}

  cancel(): void {
    this.#attempt += 1;
    this.authenticator.abort();
  }

  /** By a dialog of the browser; `email` is that of a log-in that waits for the second factor. */
  logIn(email: string | null): AsyncResult<SocialOutcome> {
    return this.run('get', email);
  }

  /** Nobody asked for it, so it fails in silence until a passkey was chosen. */
  logInFromField(): AsyncResult<SocialOutcome> {
    return this.run('getFromField', null);
  }

  private async run(how: 'get' | 'getFromField', email: string | null): AsyncResult<SocialOutcome> {
    this.cancel();
    const attempt = this.#attempt;
    const reported = (failure: Failure) => fail(how === 'getFromField' ? CANCELED : failure);
    const options = await this.gateway.beginLogIn(email);
    if (attempt !== this.#attempt) return fail(CANCELED);
    if (!options.ok) return reported(options.failure);
    const chosen = await this.authenticator[how](options.value);
    if (attempt !== this.#attempt) return fail(CANCELED);
    if (!chosen.ok) return reported(passkeyFailure(chosen.problem, this.translate));
    return this.gateway.logIn(chosen.credential);
  }
}
