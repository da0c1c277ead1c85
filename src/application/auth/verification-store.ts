import { makeAutoObservable } from 'mobx';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import { type Failure, unexpected } from '#src/domain/shared/failure.ts';
import { enteredCode, isCompleteCode } from '#src/domain/shared/text-rules.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { trackShown } from '#src/application/forms/form-store.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { AuthGateway } from './auth-gateway.ts';
import type { SessionStore } from './session-store.ts';
import type { ResendCooldown } from '#src/application/async/resend-cooldown.ts';

export interface VerificationDeps {
  readonly auth: AuthGateway;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly cooldown: ResendCooldown;
  readonly navigation: Navigation;
}

/** If the response names no state. */
const NEXT_STATE: AccountState = 'company-data';

export class VerificationStore {
  code = '';
  isChecking = false;
  isResending = false;
  /** Both are made when they are read, so that they follow the language. */
  private problem: (() => string) | null = null;
  private errors: (() => readonly string[]) | null = null;
  readonly #deps: VerificationDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(deps: VerificationDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  start(): Disposer {
    return () => this.#deps.cooldown.stop();
  }

  get codeProblem(): string | null {
    return this.problem?.() ?? null;
  }

  get formErrors(): readonly string[] {
    return this.errors?.() ?? [];
  }

  get email(): string | null {
    return this.#deps.session.user?.email ?? null;
  }

  /** Seconds until a new code can be requested; 0 means now. */
  get secondsLeft(): number {
    return this.#deps.cooldown.secondsLeft;
  }

  get canCheckAgain(): boolean {
    return isCompleteCode(this.code) && !this.isChecking && this.formErrors.length > 0;
  }

  setCode(raw: string): void {
    const code = this.isChecking ? null : enteredCode(raw, this.code, this.problem !== null);
    if (code === null) return;
    this.code = code;
    this.problem = null;
    if (isCompleteCode(code)) void this.verify();
  }

  async verify(): Promise<void> {
    if (this.isChecking || !isCompleteCode(this.code)) return;
    this.setChecking(true);
    const session = this.#deps.session.sessionId;
    const result = await this.#deps.auth.verifyEmail(this.code);
    this.setChecking(false);
    if (session !== this.#deps.session.sessionId) return;
    if (!result.ok) this.fail(result.failure, 'code');
    // The response says that nothing was verified.
    else if (result.value === 'email-verification') this.fail(unexpected(200), 'code');
    else this.#deps.session.setAccountState(result.value ?? NEXT_STATE);
  }

  async resend(): Promise<void> {
    if (this.isResending || this.secondsLeft > 0) return;
    this.setResending(true);
    const { auth, session, toasts, translate, cooldown } = this.#deps;
    const before = session.sessionId;
    const result = await auth.resendEmailCode();
    this.setResending(false);
    if (before !== session.sessionId) return;
    if (!result.ok) return this.fail(result.failure, 'resend');
    toasts.show('success', translate('verification-code-success'));
    cooldown.start();
    if (result.value) session.setAccountState(result.value);
  }

  logOut(): void {
    this.#deps.session.logOut();
  }

  /** No call changes the email of an account without a verified one. */
  useAnotherEmail(): void {
    const { session, navigation } = this.#deps;
    session.logOut();
    navigation.go('/auth/register');
  }

  private fail(failure: Failure, call: 'code' | 'resend'): void {
    if (failure.kind === 'canceled') return;
    this.#deps.report(failure, 'own-mutation', this.#shownBy());
    if (failure.retryAfterMs !== undefined && call === 'resend') this.#deps.cooldown.start(failure.retryAfterMs);
    const messages = () => failureMessages(failure, 'own-mutation', this.#deps.translate);
    if (call === 'code' && failure.kind === 'rejected') this.problem = () => messages().join(' ');
    else this.errors = messages;
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
    if (isChecking) this.clearErrors();
  }

  private setResending(isResending: boolean): void {
    this.isResending = isResending;
    if (isResending) this.clearErrors();
  }

  private clearErrors(): void {
    this.problem = null;
    this.errors = null;
  }
}
