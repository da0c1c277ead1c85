import { makeAutoObservable } from 'mobx';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { codeDigits, isCompleteCode } from '#src/domain/shared/text-rules.ts';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { AuthGateway } from './auth-gateway.ts';
import type { SessionStore } from './session-store.ts';
import type { VerificationWait } from './verification-wait.ts';

export interface VerificationPorts {
  readonly auth: AuthGateway;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly wait: VerificationWait;
}

/** What follows where the reply names no state (§4). */
const NEXT_STATE: AccountState = 'company-data';

/** The screen that proves the e-mail of the account (§2, §4). */
export class VerificationStore {
  code = '';
  isChecking = false;
  isResending = false;
  /** The server refused this code: said at the code itself. */
  codeProblem: string | null = null;
  /** The code could not be checked, or no new one was sent. */
  problems: readonly string[] = [];

  constructor(private readonly ports: VerificationPorts) {
    makeAutoObservable<this, 'ports'>(this, { ports: false }, { autoBind: true, deep: false });
  }

  start(): Undo {
    return () => this.ports.wait.stop();
  }

  get email(): string | null {
    return this.ports.session.user?.email ?? null;
  }

  /** Seconds until a new code may be asked for; 0: now. */
  get secondsLeft(): number {
    return this.ports.wait.secondsLeft;
  }

  /** The whole code is there, and it could not be checked: it may be sent again as it is. */
  get canCheckAgain(): boolean {
    return isCompleteCode(this.code) && !this.isChecking && this.problems.length > 0;
  }

  /** Typing, pasting and autofill alike; the sixth digit sends the code once (D24). */
  setCode(raw: string): void {
    const code = codeDigits(raw);
    if (this.isChecking || code === this.code) return;
    this.code = code;
    this.codeProblem = null;
    if (isCompleteCode(code)) void this.verify();
  }

  async verify(): Promise<void> {
    if (this.isChecking || !isCompleteCode(this.code)) return;
    this.setChecking(true);
    const session = this.ports.session.sessionId;
    const reply = await this.ports.auth.verifyEmail(this.code);
    this.setChecking(false);
    if (session !== this.ports.session.sessionId) return;
    if (reply.ok) this.ports.session.enter(reply.value ?? NEXT_STATE);
    else this.fail(reply.failure, 'code');
  }

  async resend(): Promise<void> {
    if (this.isResending || this.secondsLeft > 0) return;
    this.setResending(true);
    const { auth, session, toasts, translate, wait } = this.ports;
    const before = session.sessionId;
    const reply = await auth.resendEmailCode();
    this.setResending(false);
    if (before !== session.sessionId) return;
    if (!reply.ok) return this.fail(reply.failure, 'resend');
    toasts.show('success', translate('verification-code-success'));
    wait.start();
    if (reply.value) session.enter(reply.value);
  }

  logOut(): void {
    this.ports.session.logOut();
  }

  private fail(failure: Failure, call: 'code' | 'resend'): void {
    if (failure.kind === 'cancelled') return;
    this.ports.report(failure, 'own-mutation');
    if (failure.retryAfterMs !== undefined && call === 'resend') this.ports.wait.start(failure.retryAfterMs);
    const texts = failureTexts(failure, 'own-mutation', this.ports.translate);
    if (call === 'code' && failure.kind === 'rejected') this.codeProblem = texts.join(' ');
    else this.problems = texts;
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
    if (isChecking) this.solve();
  }

  private setResending(isResending: boolean): void {
    this.isResending = isResending;
    if (isResending) this.solve();
  }

  private solve(): void {
    this.codeProblem = null;
    this.problems = [];
  }
}
