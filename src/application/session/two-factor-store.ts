import { makeAutoObservable } from 'mobx';
import { codeDigits, isCompleteCode } from '../../domain/validation/text-rules';
import { failureTexts } from '../feedback/failure-text';
import type { ReportFailure } from '../feedback/report-failure';
import { FormStore } from '../forms/form-store';
import type { Translate } from '../i18n/translate';
import type { AuthGateway } from './auth-gateway';
import type { EmailValues } from './email-values';
import { loadEmailValidator } from './load-email-validator';
import type { SessionStore } from './session-store';

export interface TwoFactorPorts {
  readonly auth: AuthGateway;
  readonly session: SessionStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** The second factor: six digits, after the question whose they are where the reply did not say (§4, D56). */
export class TwoFactorStore {
  readonly whose = new FormStore<EmailValues>({ email: '' }, loadEmailValidator);
  code = '';
  isChecking = false;
  problems: readonly string[] = [];
  private isOpen = false;

  constructor(
    private readonly ports: TwoFactorPorts,
    /** Null until the person has said it. */
    public email: string | null,
  ) {
    makeAutoObservable<this, 'ports' | 'isOpen'>(
      this,
      { ports: false, isOpen: false, whose: false },
      { autoBind: true, deep: false },
    );
  }

  /** An answer that comes after the person has turned back signs nobody in. */
  start(): () => void {
    this.isOpen = true;
    return () => {
      this.isOpen = false;
    };
  }

  sayWhose(): Promise<void> {
    return this.whose.submit(({ email }) => {
      this.setEmail(email.trim());
      return Promise.resolve();
    });
  }

  /** Typing, pasting and autofill alike; the sixth digit sends the code once (D24). */
  setCode(raw: string): void {
    const code = codeDigits(raw);
    if (this.isChecking || code === this.code) return;
    this.code = code;
    if (isCompleteCode(code)) void this.verify();
  }

  private async verify(): Promise<void> {
    const { email } = this;
    if (email === null) return;
    this.setProblems([]);
    this.setChecking(true);
    const { session, auth, report, translate } = this.ports;
    const before = session.sessionId;
    const reply = await auth.verifySecondFactor({ code: this.code, email });
    this.setChecking(false);
    if (!this.isOpen) return;
    if (reply.ok) {
      const outcome = session.begin(reply.value, before);
      if (outcome === 'unusable-token') this.setProblems([translate('log-in.token-unusable')]);
    } else if (reply.failure.kind !== 'cancelled') {
      report(reply.failure, 'sign-in');
      this.setProblems(failureTexts(reply.failure, 'sign-in', translate));
    }
  }

  private setEmail(email: string): void {
    this.email = email;
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }

  private setProblems(problems: readonly string[]): void {
    this.problems = problems;
  }
}
