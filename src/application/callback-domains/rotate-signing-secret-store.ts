import { makeAutoObservable } from 'mobx';
import {
  DEFAULT_OVERLAP,
  type OverlapHours,
  type SigningStatus,
} from '#src/domain/callback-domains/callback-signing.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import { trackShown } from '#src/application/forms/shown-in-place.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { CallbackSigningGateway } from './callback-signing-gateway.ts';
import type { CallbackSigningStore } from './callback-signing-store.ts';

export interface RotateSigningSecretDeps {
  readonly gateway: CallbackSigningGateway;
  readonly signing: CallbackSigningStore;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** Another secret to sign with. Lives with its dialog. */
export class RotateSigningSecretStore {
  overlap: OverlapHours = DEFAULT_OVERLAP;
  isSending = false;
  isDone = false;
  private failure: (() => readonly string[]) | null = null;
  readonly #deps: RotateSigningSecretDeps;
  readonly #shownBy: () => 'in-place' | 'toast';

  constructor(deps: RotateSigningSecretDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    this.#shownBy = trackShown(this, 'errors');
  }

  get errors(): readonly string[] {
    return this.failure?.() ?? [];
  }

  setOverlap(overlap: OverlapHours): void {
    if (!this.isSending) this.overlap = overlap;
  }

  async rotate(): Promise<void> {
    if (this.isSending || this.isDone) return;
    this.startSending();
    const result = await this.#deps.gateway.rotate(this.overlap);
    this.finishSending();
    if (result.ok) this.succeed(result.value);
    else this.fail(result.failure);
  }

  private succeed(status: SigningStatus): void {
    const { signing, toasts, translate } = this.#deps;
    this.isDone = true;
    signing.setStatus(status);
    toasts.show('success', translate('signing.rotated'));
  }

  /** Without a response the secret may be another one already, so what is known of it is not shown again. */
  private fail(failure: Failure): void {
    if (failure.kind === 'canceled') return;
    const { report, signing, translate } = this.#deps;
    report(failure, 'mutation', this.#shownBy());
    this.failure = () => failureMessages(failure, 'mutation', translate);
    if (failure.kind === 'unreachable') void signing.reload();
  }

  private startSending(): void {
    this.isSending = true;
    this.failure = null;
  }

  private finishSending(): void {
    this.isSending = false;
  }
}
