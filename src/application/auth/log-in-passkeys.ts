import { makeAutoObservable, reaction } from 'mobx';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { SocialOutcome } from './auth-gateway.ts';
import type { LogInStore } from './log-in-store.ts';
import type { PasskeyLogIn } from './passkey-log-in.ts';
import type { SessionStore } from './session-store.ts';

export interface LogInPasskeysDeps {
  readonly passkeys: LazyPart<PasskeyLogIn>;
  readonly session: SessionStore;
  readonly store: LogInStore;
}

/** Passkeys on the log-in form: among the suggestions of the email field, and by a button. */
export class LogInPasskeys {
  /** From the press of the button to its end. */
  isBusy = false;
  #isShown = false;
  #passkeys: PasskeyLogIn | null = null;
  readonly #deps: LogInPasskeysDeps;

  constructor(deps: LogInPasskeysDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** For as long as the form shows. What the form sends ends the suggestions, and its failure brings them back. */
  start(): Disposer {
    this.#isShown = true;
    void this.suggest();
    const { form } = this.#deps.store;
    const unfollow = reaction(
      () => form.isSubmitting,
      (isSubmitting) => (isSubmitting ? this.#passkeys?.cancel() : void this.suggest()),
    );
    return () => {
      unfollow();
      this.#isShown = false;
      this.#passkeys?.cancel();
    };
  }

  async logIn(): Promise<void> {
    const { store } = this.#deps;
    if (this.isBusy || store.form.isSubmitting) return;
    this.setBusy(true);
    store.setHandledReturn(false);
    store.form.clearFormErrors();
    await this.use((passkeys) => passkeys.logIn(null));
    this.setBusy(false);
    void this.suggest();
  }

  private async suggest(): Promise<void> {
    const { session, store } = this.#deps;
    if (!session.hasToken && store.secondFactor === null) await this.use((passkeys) => passkeys.logInFromField());
  }

  private async use(run: (passkeys: PasskeyLogIn) => AsyncResult<SocialOutcome>): Promise<void> {
    const { passkeys, session, store } = this.#deps;
    try {
      await passkeys.load();
    } catch {
      return this.isBusy ? store.showError('failure.not-loaded') : undefined;
    }
    this.#passkeys = passkeys.current;
    if (!this.#isShown) return;
    const before = session.sessionId;
    const result = await run(this.#passkeys);
    if (result.ok) session.beginsAtIssuer = false;
    store.applyResult(result, before);
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }
}
