import { makeAutoObservable, observable } from 'mobx';
import type { AsyncResult, Result } from '#src/domain/shared/result.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { AutoHide } from '#src/application/platform/window-focus.ts';
import type { CopyShownBy, CopyText } from './report-failure.ts';

export interface SecretSource<Id> {
  reveal(id: Id): AsyncResult<string>;
  /** Another one, as listed by the provider, means another secret under the same id. */
  versionOf(id: Id): string | null;
}

interface FetchedSecret {
  readonly secret: string;
  readonly version: string | null;
}

/** Secrets that show on demand, hide by themselves, and are copied without being shown. */
export class RevealedSecrets<Id extends string> {
  readonly #fetched = observable.map<Id, FetchedSecret>({}, { deep: false });
  readonly #shown = observable.map<Id, Disposer>({}, { deep: false });
  readonly #failed = observable.set<Id>();
  readonly #fetching = observable.map<Id, Promise<string | null>>({}, { deep: false });
  manualCopyId: Id | null = null;
  readonly #source: SecretSource<Id>;
  readonly #copyText: CopyText;
  readonly #logger: Logger;
  readonly #autoHide: AutoHide;

  constructor(source: SecretSource<Id>, copyText: CopyText, logger: Logger, autoHide: AutoHide) {
    this.#source = source;
    this.#copyText = copyText;
    this.#logger = logger;
    this.#autoHide = autoHide;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  shownSecret(id: Id): string | null {
    return this.#shown.has(id) ? this.fetched(id) : null;
  }

  isFailed(id: Id): boolean {
    return this.#failed.has(id);
  }

  isBusy(id: Id): boolean {
    return this.#fetching.has(id);
  }

  async toggle(id: Id): Promise<void> {
    if (this.shownSecret(id) !== null) return this.hide(id);
    if ((await this.secret(id)) !== null) this.show(id);
  }

  async copy(id: Id, shownBy?: CopyShownBy): Promise<boolean> {
    this.setManualCopyId(null);
    const outcome = await this.#copyText(this.fetched(id) ?? this.secret(id), shownBy);
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

  /** Also what is still on its way. */
  forget(id: Id): void {
    this.hide(id);
    this.#fetched.delete(id);
    this.#fetching.delete(id);
    this.#failed.delete(id);
  }

  /** One call per secret; the control shows a failure. */
  secret(id: Id): Promise<string | null> {
    const known = this.fetched(id);
    if (known !== null) return Promise.resolve(known);
    return this.#fetching.get(id) ?? this.fetch(id);
  }

  private fetched(id: Id): string | null {
    const known = this.#fetched.get(id);
    return known?.version === this.#source.versionOf(id) ? known.secret : null;
  }

  private fetch(id: Id): Promise<string | null> {
    const version = this.#source.versionOf(id);
    const fetching: Promise<string | null> = this.#source.reveal(id).then((result) => {
      // Forgotten in the meantime, so it may be the secret before.
      if (this.#fetching.get(id) !== fetching) return null;
      this.settle(id, result, version);
      return result.ok ? this.secret(id) : null;
    });
    this.#fetching.set(id, fetching);
    this.hide(id);
    this.#failed.delete(id);
    return fetching;
  }

  private settle(id: Id, result: Result<string>, version: string | null): void {
    this.#fetching.delete(id);
    if (result.ok) this.#fetched.set(id, { secret: result.value, version });
    else if (result.failure.kind !== 'canceled') this.fail(id, result.failure.code);
  }

  private fail(id: Id, code: string): void {
    this.#failed.add(id);
    this.#logger.debug('A secret was not revealed', code);
  }

  private show(id: Id): void {
    this.#shown.get(id)?.();
    const stopHiding = this.#autoHide(() => this.hide(id));
    if (stopHiding) this.#shown.set(id, stopHiding);
    else this.#shown.delete(id);
  }

  private hide(id: Id): void {
    this.#shown.get(id)?.();
    this.#shown.delete(id);
    if (this.manualCopyId === id) this.manualCopyId = null;
  }

  private setManualCopyId(id: Id | null): void {
    this.manualCopyId = id !== null && this.#shown.has(id) ? id : null;
  }
}
