import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { ownerDigest } from '#src/application/platform/owner-digest.ts';
import { makeAutoObservable } from 'mobx';
import { type AuthenticatorSecret, recoveryCodesText, type TwoFactorStatus } from '#src/domain/account/two-factor.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import { cleanText } from '#src/domain/shared/clean-text.ts';
import { enteredCode, isCompleteCode } from '#src/domain/shared/text-rules.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import { trackShown } from '#src/application/forms/form-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { ProfileStore } from './profile-store.ts';
import type { TwoFactorGateway } from './account-gateways.ts';

const PREFIX = 'gatehouse.unsaved-codes.';

/** Whether this device showed recovery codes that nobody confirmed as saved. It outlives a session, without an email. */
class UnsavedCodes {
  readonly #storage: KeyValueStorage;
  readonly #owner: () => string;

  constructor(storage: KeyValueStorage, owner: () => string) {
    this.#storage = storage;
    this.#owner = owner;
  }

  get exist(): boolean {
    return this.#storage.get(this.key) !== null;
  }

  add(): void {
    if (this.#owner() !== '') this.#storage.set(this.key, 'true');
  }

  clear(): void {
    this.#storage.remove(this.key);
  }

  private get key(): string {
    return PREFIX + ownerDigest(this.#owner());
  }
}

interface TwoFactorSettingsDeps {
  readonly gateway: TwoFactorGateway;
  readonly profile: ProfileStore;
  readonly toasts: ToastStore;
  readonly files: FileSaver;
  readonly copyText: CopyText;
  readonly report: ReportFailure;
  readonly translate: Translate;
  readonly brand: string;
  readonly unsavedCodes: UnsavedCodes;
  /** It outlives the dialog: another secret would make the code of an app useless that was set up before. */
  readonly pending: { secret: AuthenticatorSecret | null };
}

type TwoFactorChange = 'renew' | 'turn-off';
export type TwoFactorStep = 'loading' | 'failed' | 'set-up' | 'on' | TwoFactorChange | 'codes';
type Copied = 'secret' | 'codes';

export const twoFactorSettings: Part<() => TwoFactorSettingsStore> = (parts) => {
  const { gateways, platform, profile, settings, toasts, copySecret: copyText, report, translate } = parts;
  const unsavedCodes = new UnsavedCodes(platform.storage, () => profile.person?.email ?? '');
  const own = { gateway: gateways.twoFactor, files: platform.fileSaver, unsavedCodes, pending: { secret: null } };
  const deps = { ...own, profile, toasts, copyText, report, translate, brand: settings.brand.name };
  return () => new TwoFactorSettingsStore(deps);
};

/** The second factor of the signed-in person. Lives with its dialog, and the recovery codes go with it. */
export class TwoFactorSettingsStore {
  readonly status: Resource<TwoFactorStatus>;
  /** What the app is set up with, until the second factor is on. */
  readonly setUp: Resource<AuthenticatorSecret>;
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
  readonly #deps: TwoFactorSettingsDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(deps: TwoFactorSettingsDeps) {
    this.#deps = deps;
    this.status = new Resource((signal) => deps.gateway.status(signal));
    this.setUp = new Resource(() => this.fetchSecret());
    makeAutoObservable(this, { status: false, setUp: false }, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'formErrors');
  }

  start(): Disposer {
    void this.load();
    return () => {
      this.status.stop();
      this.setUp.stop();
    };
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
    if (this.recoveryCode !== null) return this.enteredCode !== '';
    return isCompleteCode(this.code) && (this.change !== null || this.secret !== null);
  }

  get secret(): AuthenticatorSecret | null {
    return this.recoveryCodes ? null : (this.setUp.value ?? null);
  }

  get setUpErrors(): readonly string[] {
    const { state } = this.setUp;
    return state.kind === 'failed' ? failureMessages(state.failure, 'mutation', this.#deps.translate) : [];
  }

  /** Asks for a secret once, also where it is called again before the answer, and again after a failure. */
  async begin(): Promise<void> {
    if (this.setUp.state.kind === 'loading' || this.secret) return;
    await this.loadSecret();
  }

  /** The provider may have let the secret lapse, or know another one from elsewhere. */
  get canStartOver(): boolean {
    return this.step === 'set-up' && this.secret !== null && (this.problem !== null || this.errors !== null);
  }

  async startOver(): Promise<void> {
    this.#deps.pending.secret = null;
    this.clearEntry();
    await this.loadSecret();
  }

  /** Whether codes were shown that nobody confirmed as saved. */
  hasUnsavedCodes(): boolean {
    return this.#deps.unsavedCodes.exist;
  }

  confirmSaved(): void {
    this.#deps.unsavedCodes.clear();
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
    this.confirmSaved();
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
    const result = await call(this.enteredCode);
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

  private get enteredCode(): string {
    return this.recoveryCode === null ? this.code : cleanText('recovery-code', this.recoveryCode);
  }

  private async loadSecret(): Promise<void> {
    await this.setUp.load();
    const { state } = this.setUp;
    if (state.kind !== 'failed') return;
    this.#deps.report(state.failure, 'mutation', 'in-place');
    // It may be on by now.
    if (state.failure.status === 409) void this.load();
  }

  /** One that no code confirmed yet is what an app was set up with before. */
  private async fetchSecret(): AsyncResult<AuthenticatorSecret> {
    const { pending, gateway } = this.#deps;
    if (pending.secret) return ok(pending.secret);
    const result = await gateway.begin();
    if (result.ok) pending.secret = result.value;
    return result;
  }

  private showCodes(codes: readonly string[]): void {
    const { pending, unsavedCodes } = this.#deps;
    pending.secret = null;
    unsavedCodes.add();
    this.recoveryCodes = codes;
    this.change = null;
    void this.#deps.profile.load();
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
