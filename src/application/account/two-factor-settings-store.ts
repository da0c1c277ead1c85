import { makeAutoObservable } from 'mobx';
import { type AuthenticatorSecret, recoveryCodesText, type TwoFactorStatus } from '#src/domain/account/two-factor.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import { enteredCode, isCompleteCode, isPresent } from '#src/domain/shared/text-rules.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import { trackShown } from '#src/application/forms/shown-in-place.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import type { ProfileStore } from './profile-store.ts';
import type { TwoFactorGateway } from './two-factor-gateway.ts';

export interface TwoFactorSettingsDeps {
  readonly gateway: TwoFactorGateway;
  readonly profile: ProfileStore;
  readonly toasts: ToastStore;
  readonly files: FileSaver;
  readonly copyText: CopyText;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly brand: string;
}

export type TwoFactorChange = 'renew' | 'turn-off';
export type TwoFactorStep = 'loading' | 'failed' | 'set-up' | 'on' | TwoFactorChange | 'codes';
export type Copied = 'secret' | 'codes';

/** The second factor of the signed-in person. Lives with its dialog, and what is secret goes with it. */
export class TwoFactorSettingsStore {
  readonly status: Resource<TwoFactorStatus>;
  secret: AuthenticatorSecret | null = null;
  /** Just made, and shown until the dialog closes. */
  recoveryCodes: readonly string[] | null = null;
  /** What the code is asked for while it is on. */
  change: TwoFactorChange | null = null;
  code = '';
  /** What is typed in place of the code; null while the code is asked for. */
  recoveryCode: string | null = null;
  isSending = false;
  /** What could not be copied, so that it is selected for the person. */
  notCopied: Copied | null = null;
  private problem: (() => string) | null = null;
  private errors: (() => readonly string[]) | null = null;
  #isBeginning = false;
  readonly #deps: TwoFactorSettingsDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(deps: TwoFactorSettingsDeps) {
    this.#deps = deps;
    this.status = new Resource((signal) => deps.gateway.status(signal));
    makeAutoObservable(this, { status: false }, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  start(): Disposer {
    void this.load();
    return () => this.status.stop();
  }

  load(): Promise<void> {
    return loadAndReport(this.status, this.#deps.report);
  }

  get step(): TwoFactorStep {
    const { value, state } = this.status;
    if (this.recoveryCodes) return 'codes';
    if (!value) return state.kind === 'failed' ? 'failed' : 'loading';
    return value.isOn ? (this.change ?? 'on') : 'set-up';
  }

  get codeProblem(): string | null {
    return this.problem?.() ?? null;
  }

  get formErrors(): readonly string[] {
    return this.errors?.() ?? [];
  }

  get canSubmit(): boolean {
    if (this.recoveryCode !== null) return isPresent(this.recoveryCode);
    return isCompleteCode(this.code) && (this.change !== null || this.secret !== null);
  }

  /** Asks for a secret once, also where it is called again before the answer. */
  async begin(): Promise<void> {
    if (this.#isBeginning || this.secret) return;
    this.#isBeginning = true;
    this.clearProblems();
    const result = await this.#deps.gateway.begin();
    this.#isBeginning = false;
    if (result.ok) this.setSecret(result.value);
    else this.fail(result.failure);
  }

  setCode(raw: string): void {
    const code = this.isSending ? null : enteredCode(raw, this.code, this.problem !== null);
    if (code === null) return;
    this.code = code;
    this.problem = null;
  }

  setRecoveryCode(recoveryCode: string): void {
    if (this.isSending) return;
    this.recoveryCode = recoveryCode;
    this.problem = null;
  }

  toggleRecovery(): void {
    if (this.isSending) return;
    this.clearEntry();
    this.recoveryCode = this.recoveryCode === null ? '' : null;
  }

  startChange(change: TwoFactorChange): void {
    this.clearEntry();
    this.recoveryCode = null;
    this.change = change;
  }

  cancelChange(): void {
    this.change = null;
  }

  async enable(): Promise<void> {
    const codes = await this.send((code) => this.#deps.gateway.enable(code));
    if (codes) this.showCodes(codes);
  }

  async renew(): Promise<void> {
    const codes = await this.send((code) => this.#deps.gateway.renewRecoveryCodes(code));
    if (codes) this.showCodes(codes);
  }

  /** Returns whether it is off now. */
  async turnOff(): Promise<boolean> {
    const { gateway, profile, toasts, translate } = this.#deps;
    const isDone = await this.send(async (code) => {
      const result = await gateway.disable(code);
      return result.ok ? { ok: true, value: true } : result;
    });
    if (!isDone) return false;
    toasts.show('success', translate('two-factor-settings.turned-off'));
    void profile.load();
    return true;
  }

  async copy(what: Copied): Promise<boolean> {
    const text = what === 'secret' ? this.secret?.secret : this.recoveryCodes?.join('\n');
    if (text === undefined) return false;
    this.setNotCopied(null);
    const outcome = await this.#deps.copyText(text, 'button');
    if (outcome !== 'copied') this.setNotCopied(what);
    return outcome === 'copied';
  }

  /** Above the codes, in the file and on paper. */
  get codesTitle(): string {
    const { brand, profile, translate } = this.#deps;
    const { email = '' } = profile.person ?? {};
    return translate('two-factor-settings.codes.of', { brand, email });
  }

  download(): void {
    const text = recoveryCodesText(this.codesTitle, this.recoveryCodes ?? []);
    this.#deps.files.save({ name: 'recovery-codes.txt', mediaType: 'text/plain', text }, 'secret');
  }

  /** The value of a success. Sends once at a time. */
  private async send<T>(call: (code: string) => AsyncResult<T>): Promise<T | null> {
    if (this.isSending || !this.canSubmit) return null;
    this.startSending();
    const result = await call(this.recoveryCode?.trim() ?? this.code);
    this.finishSending();
    if (result.ok) return result.value;
    this.fail(result.failure);
    return null;
  }

  /** A rejected code stays until another is entered. Without a response it may have happened, and after a conflict it has. */
  private fail(failure: Failure): void {
    if (failure.kind === 'canceled' || failure.kind === 'unauthorized') return;
    const { report, translate } = this.#deps;
    report(failure, 'mutation', this.#shownBy());
    const messages = () => failureMessages(failure, 'mutation', translate);
    const isConflict = failure.kind === 'rejected' && failure.status === 409;
    if (failure.kind === 'rejected' && !isConflict && this.canSubmit) this.problem = () => messages().join(' ');
    else this.errors = messages;
    if (isConflict || failure.kind === 'unreachable') void this.load();
  }

  private showCodes(codes: readonly string[]): void {
    this.recoveryCodes = codes;
    this.secret = null;
    this.change = null;
    void this.#deps.profile.load();
  }

  private setSecret(secret: AuthenticatorSecret): void {
    this.secret = secret;
  }

  private setNotCopied(notCopied: Copied | null): void {
    this.notCopied = notCopied;
  }

  private startSending(): void {
    this.isSending = true;
    this.clearProblems();
  }

  private finishSending(): void {
    this.isSending = false;
  }

  private clearEntry(): void {
    this.code = '';
    this.clearProblems();
  }

  private clearProblems(): void {
    this.problem = null;
    this.errors = null;
  }
}
