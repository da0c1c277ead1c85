import { makeAutoObservable } from 'mobx';
import { type Failure, notSent, unexpected } from '#src/domain/shared/failure.ts';
import { type AsyncResult, fail, ok, type Result } from '#src/domain/shared/result.ts';
import { cleanText } from '#src/domain/shared/clean-text.ts';
import { enteredCode, isCompleteCode } from '#src/domain/shared/text-rules.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { FormStore, trackShown } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { AuthGateway, SecondFactor, SignIn, SocialOutcome } from './auth-gateway.ts';
import type { EmailValues } from './email.suite.ts';
import { loadEmailValidator } from './load-email-validator.ts';
import type { PasskeyLogIn } from './passkey-log-in.ts';
import type { SessionStore } from './session-store.ts';

export interface TwoFactorDeps {
  readonly auth: AuthGateway;
  readonly passkeys: LazyPart<PasskeyLogIn>;
  readonly session: SessionStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

export class TwoFactorStore {
  readonly emailForm = new FormStore<EmailValues>({ email: '' }, loadEmailValidator, null);
  email: string | null;
  readonly takesRecoveryCode: boolean;
  readonly takesPasskey: boolean;
  code = '';
  /** What is typed in place of the code; null while the code is asked for. */
  recoveryCode: string | null = null;
  isChecking = false;
  isUsingPasskey = false;
  /** Both are made when they are read, so that they follow the language. */
  private problem: (() => string) | null = null;
  private errors: (() => readonly string[]) | null = null;
  #isOpen = false;
  #passkeys: PasskeyLogIn | null = null;
  readonly #deps: TwoFactorDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(deps: TwoFactorDeps, { email, takesRecoveryCode, takesPasskey }: SecondFactor) {
    this.#deps = deps;
    this.email = email;
    this.takesRecoveryCode = takesRecoveryCode;
    this.takesPasskey = takesPasskey;
    const fixed = { emailForm: false, takesRecoveryCode: false, takesPasskey: false } as const;
    makeAutoObservable(this, fixed, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  /** A result after the person has gone back signs nobody in. */
  start(): () => void {
    this.#isOpen = true;
    return () => {
      this.#isOpen = false;
      this.#passkeys?.cancel();
    };
  }

  submitEmail(): Promise<void> {
    return this.emailForm.submit(({ email }) => {
      this.setEmail(email);
      return Promise.resolve();
    });
  }

  get codeProblem(): string | null {
    return this.problem?.() ?? null;
  }

  get formErrors(): readonly string[] {
    return this.errors?.() ?? [];
  }

  /** The code is complete but could not be checked, so it can be sent again. */
  get canCheckAgain(): boolean {
    return isCompleteCode(this.code) && !this.isChecking && this.formErrors.length > 0;
  }

  /** The sixth digit sends the code once, whether typed, pasted or autofilled. */
  setCode(raw: string): void {
    const code = this.isChecking ? null : enteredCode(raw, this.code, this.problem !== null);
    if (code === null) return;
    this.code = code;
    this.problem = null;
    if (isCompleteCode(code)) void this.verify();
  }

  setRecoveryCode(recoveryCode: string): void {
    if (this.isChecking) return;
    this.recoveryCode = recoveryCode;
    this.problem = null;
  }

  /** Between the code of the app and a recovery code. */
  toggleRecovery(): void {
    if (this.isChecking) return;
    this.#passkeys?.cancel();
    this.recoveryCode = this.recoveryCode === null ? '' : null;
    this.code = '';
    this.problem = null;
    this.errors = null;
  }

  get canVerify(): boolean {
    return this.recoveryCode === null ? isCompleteCode(this.code) : this.enteredCode !== '';
  }

  private get enteredCode(): string {
    return this.recoveryCode === null ? this.code : cleanText('recovery-code', this.recoveryCode);
  }

  async verify(): Promise<void> {
    const { email } = this;
    if (email === null || this.isChecking || !this.canVerify) return;
    this.setChecking(true);
    this.#passkeys?.cancel();
    const before = this.#deps.session.sessionId;
    const result = await this.#deps.auth.verifySecondFactor({ code: this.enteredCode, email });
    this.setChecking(false);
    this.settle(result, before, true);
  }

  /** In place of the code. */
  async usePasskey(): Promise<void> {
    const { email } = this;
    if (email === null || this.isChecking || this.isUsingPasskey) return;
    this.setUsingPasskey(true);
    const before = this.#deps.session.sessionId;
    const result = await this.askForPasskey(email);
    this.setUsingPasskey(false);
    this.settle(result, before, false);
  }

  private async askForPasskey(email: string): AsyncResult<SignIn> {
    const { passkeys } = this.#deps;
    try {
      await passkeys.load();
    } catch {
      return fail(notSent());
    }
    this.#passkeys = passkeys.current;
    return toSignIn(await this.#passkeys.logIn(email));
  }

  private settle(result: Result<SignIn>, before: string | null, isOfCode: boolean): void {
    if (!this.#isOpen) return;
    if (!result.ok) return this.fail(result.failure, isOfCode);
    const { session, translate } = this.#deps;
    const outcome = session.startSession(result.value, before);
    if (outcome === 'unusable-token') this.setFormErrors(() => [translate('log-in.token-unusable')]);
    if (outcome === 'access-denied') this.setFormErrors(() => [translate('log-in.access-denied')]);
  }

  /** A rejected code stays until another is entered; an unchecked one can be sent again. */
  private fail(failure: Failure, isOfCode: boolean): void {
    if (failure.kind === 'canceled') return;
    const { report, translate } = this.#deps;
    report(failure, 'sign-in', this.#shownBy());
    const messages = () => failureMessages(failure, 'sign-in', translate);
    const isRejected = failure.kind === 'rejected' || failure.kind === 'unauthorized';
    if (isRejected && isOfCode) this.problem = () => messages().join(' ');
    else this.errors = messages;
  }

  private setEmail(email: string): void {
    this.email = email;
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
    if (!isChecking) return;
    this.problem = null;
    this.errors = null;
  }

  private setUsingPasskey(isUsingPasskey: boolean): void {
    this.isUsingPasskey = isUsingPasskey;
    if (!isUsingPasskey) return;
    this.problem = null;
    this.errors = null;
  }

  private setFormErrors(messages: () => readonly string[]): void {
    this.errors = messages;
  }
}

/** A passkey that is the second factor itself needs no other. */
function toSignIn(result: Result<SocialOutcome>): Result<SignIn> {
  if (!result.ok) return result;
  return result.value.kind === 'signed-in' ? ok(result.value.signIn) : fail(unexpected(200));
}
