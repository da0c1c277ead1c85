import { makeAutoObservable, observable } from 'mobx';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { AutoHide } from '#src/application/platform/auto-hide.ts';
import type { ApiKeyGateway } from './api-key-gateway.ts';

/** The secrets that were fetched: once each and in memory only. They are shown for a while, then hidden. */
export class KeySecrets {
  private readonly fetched = observable.map<ApiKeyId, string>();
  /** What is shown, and how it is kept from being hidden in time. */
  private readonly shown = observable.map<ApiKeyId, Disposer>({}, { deep: false });
  private readonly failed = observable.set<ApiKeyId>();
  private readonly fetching = observable.map<ApiKeyId, Promise<string | null>>({}, { deep: false });
  /** The key to show selected, because it could not be copied (D38, D46). */
  manualCopyId: ApiKeyId | null = null;

  constructor(
    private readonly gateway: ApiKeyGateway,
    private readonly copyText: CopyText,
    private readonly logger: Logger,
    private readonly autoHide: AutoHide,
  ) {
    makeAutoObservable<
      this,
      'gateway' | 'copyText' | 'logger' | 'autoHide' | 'fetched' | 'shown' | 'failed' | 'fetching'
    >(
      this,
      {
        ...{ gateway: false, copyText: false, logger: false, autoHide: false },
        ...{ fetched: false, shown: false, failed: false, fetching: false },
      },
      { autoBind: true },
    );
  }

  /** The secret where it is to be seen, else null. */
  shownSecret(id: ApiKeyId): string | null {
    return this.shown.has(id) ? (this.fetched.get(id) ?? null) : null;
  }

  /** It was asked for and did not come. */
  isFailed(id: ApiKeyId): boolean {
    return this.failed.has(id);
  }

  isBusy(id: ApiKeyId): boolean {
    return this.fetching.has(id);
  }

  async toggle(id: ApiKeyId): Promise<void> {
    if (this.shown.has(id)) return this.hide(id);
    if ((await this.secret(id)) !== null) this.show(id);
  }

  /** Answers whether the secret is in the clipboard now. */
  async copy(id: ApiKeyId): Promise<boolean> {
    this.setManualCopyId(null);
    const secret = await this.secret(id);
    if (secret === null) return false;
    if ((await this.copyText(secret)) === 'copied') return true;
    this.show(id);
    this.setManualCopyId(id);
    return false;
  }

  /** Whoever comes back to the page finds nothing revealed. */
  hideAll(): void {
    for (const id of this.shown.keys()) this.hide(id);
    this.failed.clear();
  }

  /** One call for a key, however often it is asked for; where it fails, the control says so. */
  secret(id: ApiKeyId): Promise<string | null> {
    const known = this.fetched.get(id);
    if (known !== undefined) return Promise.resolve(known);
    const running = this.fetching.get(id) ?? this.fetchSecret(id);
    this.fetching.set(id, running);
    this.failed.delete(id);
    return running;
  }

  private async fetchSecret(id: ApiKeyId): Promise<string | null> {
    const result = await this.gateway.reveal(id);
    this.settle(id, result.ok ? result.value : null);
    if (result.ok) return result.value;
    if (result.failure.kind !== 'cancelled') this.fail(id, result.failure.code);
    return null;
  }

  private settle(id: ApiKeyId, secret: string | null): void {
    this.fetching.delete(id);
    if (secret !== null) this.fetched.set(id, secret);
  }

  private fail(id: ApiKeyId, code: string): void {
    this.failed.add(id);
    this.logger.debug('A key was not revealed', code);
  }

  private show(id: ApiKeyId): void {
    this.shown.get(id)?.();
    this.shown.set(
      id,
      this.autoHide(() => this.hide(id)),
    );
  }

  private hide(id: ApiKeyId): void {
    this.shown.get(id)?.();
    this.shown.delete(id);
    if (this.manualCopyId === id) this.manualCopyId = null;
  }

  private setManualCopyId(id: ApiKeyId | null): void {
    this.manualCopyId = id;
  }
}
