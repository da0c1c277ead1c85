import { makeAutoObservable, observable } from 'mobx';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { CopyShownBy, CopyText } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { AutoHide } from '#src/application/platform/window-focus.ts';
import type { ApiKeyGateway } from './api-key-gateway.ts';

export class KeySecrets {
  readonly #fetched = observable.map<ApiKeyId, string>();
  readonly #shown = observable.map<ApiKeyId, Disposer>({}, { deep: false });
  readonly #failed = observable.set<ApiKeyId>();
  readonly #fetching = observable.map<ApiKeyId, Promise<string | null>>({}, { deep: false });
  manualCopyId: ApiKeyId | null = null;
  readonly #gateway: ApiKeyGateway;
  readonly #copyText: CopyText;
  readonly #logger: Logger;
  readonly #autoHide: AutoHide;

  constructor(gateway: ApiKeyGateway, copyText: CopyText, logger: Logger, autoHide: AutoHide) {
    this.#gateway = gateway;
    this.#copyText = copyText;
    this.#logger = logger;
    this.#autoHide = autoHide;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  shownSecret(id: ApiKeyId): string | null {
    return this.#shown.has(id) ? (this.#fetched.get(id) ?? null) : null;
  }

  isFailed(id: ApiKeyId): boolean {
    return this.#failed.has(id);
  }

  isBusy(id: ApiKeyId): boolean {
    return this.#fetching.has(id);
  }

  async toggle(id: ApiKeyId): Promise<void> {
    if (this.#shown.has(id)) return this.hide(id);
    if ((await this.secret(id)) !== null) this.show(id);
  }

  async copy(id: ApiKeyId, shownBy?: CopyShownBy): Promise<boolean> {
    this.setManualCopyId(null);
    const outcome = await this.#copyText(this.#fetched.get(id) ?? this.secret(id), shownBy);
    if (outcome === 'copied') return true;
    if (outcome !== 'no-text') {
      this.show(id);
      this.setManualCopyId(id);
    }
    return false;
  }

  /** Returning to the page reveals nothing, but shows what could not be copied from elsewhere. */
  hideRevealed(): void {
    for (const id of this.#shown.keys()) if (id !== this.manualCopyId) this.hide(id);
  }

  hideAll(): void {
    for (const id of this.#shown.keys()) this.hide(id);
    this.#failed.clear();
  }

  forget(id: ApiKeyId): void {
    this.hide(id);
    this.#fetched.delete(id);
    this.#failed.delete(id);
  }

  /** One call per key; the control shows a failure. */
  secret(id: ApiKeyId): Promise<string | null> {
    const known = this.#fetched.get(id);
    if (known !== undefined) return Promise.resolve(known);
    const running = this.#fetching.get(id) ?? this.fetchSecret(id);
    this.#fetching.set(id, running);
    this.#failed.delete(id);
    return running;
  }

  private async fetchSecret(id: ApiKeyId): Promise<string | null> {
    const result = await this.#gateway.reveal(id);
    this.settle(id, result.ok ? result.value : null);
    if (result.ok) return result.value;
    if (result.failure.kind !== 'cancelled') this.fail(id, result.failure.code);
    return null;
  }

  private settle(id: ApiKeyId, secret: string | null): void {
    this.#fetching.delete(id);
    if (secret !== null) this.#fetched.set(id, secret);
  }

  private fail(id: ApiKeyId, code: string): void {
    this.#failed.add(id);
    this.#logger.debug('A key was not revealed', code);
  }

  private show(id: ApiKeyId): void {
    this.#shown.get(id)?.();
    const stopHiding = this.#autoHide(() => this.hide(id));
    if (stopHiding) this.#shown.set(id, stopHiding);
    else this.#shown.delete(id);
  }

  private hide(id: ApiKeyId): void {
    this.#shown.get(id)?.();
    this.#shown.delete(id);
    if (this.manualCopyId === id) this.manualCopyId = null;
  }

  private setManualCopyId(id: ApiKeyId | null): void {
    this.manualCopyId = id !== null && this.#shown.has(id) ? id : null;
  }
}
