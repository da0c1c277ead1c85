import { makeAutoObservable } from 'mobx';
import type { Failure } from '#src/domain/shared/failure.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { AccountDialogs } from './account-dialogs.ts';
import type { AccountGateway } from './account-gateway.ts';
import type { LogInValues } from '#src/application/auth/log-in.suite.ts';
import type { ProfileStore } from './profile-store.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';

export interface ChangeEmailDeps {
  readonly gateway: AccountGateway;
  readonly session: SessionStore;
  readonly profile: ProfileStore;
  readonly dialogs: AccountDialogs;
  readonly navigation: Navigation;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** The change-e-mail dialog (§2): the rules of the log-in (§5), by the token of an address or by the session (D14). */
export class ChangeEmailStore {
  readonly form = new FormStore<LogInValues>({ email: '', password: '' }, async () => {
    const { validateLogIn } = await import('#src/application/auth/log-in.suite.ts');
    return validateLogIn;
  });
  problems: readonly string[] = [];
  private isShown = false;

  constructor(
    private readonly deps: ChangeEmailDeps,
    /** Goes out with this one call and is kept nowhere (D2); null: the session's bearer. */
    private readonly token: string | null,
  ) {
    makeAutoObservable<this, 'deps' | 'token' | 'isShown'>(
      this,
      { deps: false, token: false, isShown: false, form: false },
      { autoBind: true, deep: false },
    );
  }

  /** Its dialog is on the screen, until the undo. */
  show(): Disposer {
    this.isShown = true;
    void this.form.prepare();
    return () => {
      this.isShown = false;
    };
  }

  async change(): Promise<void> {
    const { gateway, session } = this.deps;
    await this.form.submit(async ({ email, password }) => {
      this.setProblems([]);
      const { sessionId } = session;
      const result = await gateway.changeEmail({ token: this.token, email: email.trim(), password });
      // Signed out, or somebody else by now: what comes late changes nothing (D1).
      if (session.sessionId !== sessionId) return;
      if (result.ok) this.succeed(result.value);
      else this.fail(result.failure);
    });
  }

  /** The address bar is reset (§2), unless the person has gone somewhere else meanwhile. */
  private succeed(newEmail: string): void {
    const { profile, dialogs, navigation } = this.deps;
    // A link may be about another account than the one that is signed in: then only the server knows.
    if (this.token === null) profile.applyEmail(newEmail);
    void profile.load();
    dialogs.announceNewEmail(newEmail);
    if (this.isShown) navigation.go('/', { replace: true });
  }

  private fail(failure: Failure): void {
    const isUnauthorized = failure.kind === 'unauthorized';
    // The end of the session is told by the log-in screen.
    if (failure.kind === 'cancelled' || (isUnauthorized && this.token === null)) return;
    const { profile, report, translate } = this.deps;
    // A refused link is no session's end: it is told like a refused sign-in (D2).
    const call = isUnauthorized ? 'sign-in' : 'mutation';
    report(failure, call);
    this.setProblems(failureMessages(failure, call, translate));
    // It may have happened all the same (D39): the dialog shows which e-mail holds.
    if (failure.kind === 'unreachable') void profile.load();
  }

  private setProblems(problems: readonly string[]): void {
    this.problems = problems;
  }
}
