import { makeAutoObservable } from 'mobx';
import { type Failure, unexpected } from '#src/domain/shared/failure.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { DraftSlot } from '#src/application/forms/draft-store.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { AccountDialogs } from './opened-dialog.ts';
import type { AccountGateway } from './account-gateways.ts';
import type { LogInValues } from '#src/application/auth/log-in.suite.ts';
import type { ProfileStore } from './profile-store.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Part } from '#src/application/app/app-stores.ts';

export interface ChangeEmailDeps {
  readonly gateway: AccountGateway;
  readonly session: SessionStore;
  readonly profile: ProfileStore;
  readonly dialogs: AccountDialogs;
  readonly navigation: Navigation;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly draft: DraftSlot;
}

/** With the token of a mailed link, or null for the session. */
export const changeEmail: Part<(token: string | null) => ChangeEmailStore> = (parts) => {
  const { gateways, platform, session, profile, dialogs, report, translate, drafts } = parts;
  const deps = { gateway: gateways.account, navigation: platform.navigation, session, profile, dialogs };
  const draft = drafts.slot('change-email');
  return (token) => new ChangeEmailStore({ ...deps, report, translate, draft }, token);
};

export class ChangeEmailStore {
  readonly form: FormStore<LogInValues>;
  /** A mailed link says nothing of the person that it was sent to. */
  readonly needsPassword: boolean;
  #isShown = false;
  readonly #deps: ChangeEmailDeps;
  /** Sent with this call only and never stored; null uses the session. */
  readonly #token: string | null;

  constructor(deps: ChangeEmailDeps, token: string | null) {
    this.#deps = deps;
    this.#token = token;
    this.needsPassword = token !== null || deps.profile.hasPassword;
    const { needsPassword } = this;
    this.form = new FormStore<LogInValues>(
      { email: '', password: '' },
      async () => {
        if (needsPassword) return (await import('#src/application/auth/log-in.suite.ts')).validateLogIn;
        return (await import('#src/application/auth/email.suite.ts')).validateEmail;
      },
      // The dialog of a link opens by the link alone.
      token === null ? { slot: deps.draft, fields: ['email'] } : null,
    );
    makeAutoObservable(this, { form: false, needsPassword: false }, { autoBind: true, deep: false });
  }

  show(): Disposer {
    this.#isShown = true;
    const stop = this.form.show();
    return () => {
      stop();
      this.#isShown = false;
    };
  }

  async change(): Promise<void> {
    const { gateway, session } = this.#deps;
    await this.form.submit(async ({ email, password }) => {
      const { sessionId } = session;
      const before = session.user?.email.toLowerCase();
      const result = await gateway.changeEmail({
        ...{ token: this.#token, email },
        password: this.needsPassword ? password : null,
      });
      // A late result after a log-out or another log-in changes nothing.
      if (session.sessionId !== sessionId) return;
      if (!result.ok) return this.fail(result.failure);
      // The response says that the email is still the previous one.
      const isUnchanged = result.value.toLowerCase() === before && before !== email.toLowerCase();
      if (isUnchanged) this.fail(unexpected(200));
      else this.succeed(result.value);
    });
  }

  private succeed(newEmail: string): void {
    const { profile, dialogs, navigation } = this.#deps;
    this.form.finish();
    // The link may belong to another account, so only the server knows the new email.
    if (this.#token === null) profile.applyEmail(newEmail);
    void profile.load();
    dialogs.announceNewEmail(newEmail);
    if (this.#isShown) navigation.go('/', { replace: true });
  }

  private fail(failure: Failure): void {
    const isUnauthorized = failure.kind === 'unauthorized';
    // The log-in screen reports the end of the session.
    if (failure.kind === 'canceled' || (isUnauthorized && this.#token === null)) return;
    // An unauthorized link does not end the session; it is reported like a failed log-in.
    const call = isUnauthorized ? 'sign-in' : 'mutation';
    this.form.fail(failure, call, this.#deps);
    // Without a response the change may have happened, so the dialog reloads the email.
    if (failure.kind === 'unreachable') void this.#deps.profile.load();
  }
}
