import { makeAutoObservable } from 'mobx';
import { codeDigits, isCompleteCode } from '../../domain/validation/text-rules';
import type { Failure } from '../../domain/shared/failure';
import { failureTexts } from '../feedback/failure-text';
import type { ReportFailure } from '../feedback/report-failure';
import { FormStore } from '../forms/form-store';
import type { MessageKey } from '../i18n/message-key';
import type { Translate } from '../i18n/translate';
import type { BotCheck } from '../platform/bot-check';
import type { AuthGateway, SignIn } from './auth-gateway';
import type { LogInValues } from './log-in.suite';
import type { SessionStore } from './session-store';

export interface LogInPorts {
  readonly auth: AuthGateway;
  readonly botCheck: BotCheck;
  readonly session: SessionStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** The log-in screen: the form, and the two-factor entry that may follow it (§2, §4). */
export class LogInStore {
  readonly form = new FormStore<LogInValues>({ email: '', password: '' }, async () => {
    const { validateLogIn } = await import('./log-in.suite');
    return validateLogIn;
  });
  /** Whom the second factor is asked for; null while the form is shown. */
  secondFactorFor: string | null = null;
  code = '';
  isChecking = false;
  /** What went wrong at the last try; stays beside the form after its toast has gone. */
  problems: readonly string[] = [];

  constructor(private readonly ports: LogInPorts) {
    makeAutoObservable<this, 'ports'>(this, { ports: false, form: false }, { autoBind: true, deep: false });
  }

  async logIn(): Promise<void> {
    await this.form.submit(async ({ email, password }) => {
      this.solve();
      const before = this.ports.session.sessionId;
      const proof = await this.ports.botCheck.prove('log-in');
      if (!proof) return this.tell('log-in.bot-check-failed');
      const reply = await this.ports.auth.logIn({ email: email.trim(), password, proof });
      if (!reply.ok) return this.fail(reply.failure);
      if (reply.value.kind === 'second-factor') return this.askSecondFactor(reply.value.email);
      this.begin(reply.value.signIn, before);
    });
    if (this.form.isUnready) this.tell('error-screen.chunk');
  }

  /** Typing, pasting and autofill alike; the sixth digit sends the code once (D24). */
  setCode(raw: string): void {
    const code = codeDigits(raw);
    if (this.isChecking || code === this.code) return;
    this.code = code;
    if (isCompleteCode(code)) void this.verify();
  }

  backToForm(): void {
    this.secondFactorFor = null;
    this.code = '';
    this.solve();
  }

  private async verify(): Promise<void> {
    const email = this.secondFactorFor;
    if (email === null) return;
    this.solve();
    this.setChecking(true);
    const before = this.ports.session.sessionId;
    const reply = await this.ports.auth.verifySecondFactor({ code: this.code, email });
    this.setChecking(false);
    if (this.secondFactorFor !== email) return;
    if (reply.ok) this.begin(reply.value, before);
    else this.fail(reply.failure);
  }

  private begin(signIn: SignIn, before: string | null): void {
    if (this.ports.session.begin(signIn, before) === 'unusable-token') this.tell('log-in.token-unusable');
  }

  private askSecondFactor(email: string): void {
    this.secondFactorFor = email;
    this.code = '';
  }

  private fail(failure: Failure): void {
    if (failure.kind === 'cancelled') return;
    this.ports.report(failure, 'sign-in');
    this.problems = failureTexts(failure, 'sign-in', this.ports.translate);
  }

  private tell(key: MessageKey): void {
    this.problems = [this.ports.translate(key)];
  }

  private solve(): void {
    this.problems = [];
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }
}
