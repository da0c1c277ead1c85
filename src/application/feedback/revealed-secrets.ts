import { makeAutoObservable, observable } from 'mobx';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { AutoHide } from '#src/application/platform/window-focus.ts';
import type { CopyShownBy, CopyText } from './report-failure.ts';

type Reveal<Id> = (id: Id) => AsyncResult<string>;

/** Secrets that show on demand, hide by themselves, and are copied without being shown. */
export class RevealedSecrets<Id extends string> {
  readonly #fetched = observable.map<Id, string>();
  readonly #shown = observable.map<Id, Disposer>({}, { deep: false });
  readonly #failed = observable.set<Id>();
  readonly #fetching = observable.map<Id, Promise<string | null>>({}, { deep: false });
  manualCopyId: Id | null = null;
  readonly #reveal: Reveal<Id>;
  readonly #copyText: CopyText;
  readonly #logger: Logger;
  readonly #autoHide: AutoHide;

  constructor(reveal: Reveal<Id>, copyText: CopyText, logger: Logger, autoHide: AutoHide) {
    this.#reveal = reveal;
    this.#copyText = copyText;
    this.#logger = logger;
    this.#autoHide = autoHide;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  shownSecret(id: Id): string | null {
    return this.#shown.has(id) ? (this.#fetched.get(id) ?? null) : null;
  }

  isFailed(id: Id): boolean {
    return this.#failed.has(id);
  }

  isBusy(id: Id): boolean {
    return this.#fetching.has(id);
  }

  async toggle(id: Id): Promise<void> {
    if (this.#shown.has(id)) return this.hide(id);
    if ((await this.secret(id)) !== null) this.show(id);
  }

  async copy(id: Id, shownBy?: CopyShownBy): Promise<boolean> {
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

  forget(id: Id): void {
    this.hide(id);
    this.#fetched.delete(id);
    this.#failed.delete(id);
  }

  /** One call per secret; the control shows a failure. */
  secret(id: Id): Promise<string | null> {
    const known = this.#fetched.get(id);
    if (known !== undefined) return Promise.resolve(known);
    const running = this.#fetching.get(id) ?? this.fetchSecret(id);
    this.#fetching.set(id, running);
    this.#failed.delete(id);
    return running;
  }

  private async fetchSecret(id: Id): Promise<string | null> {
    const result = await this.#reveal(id);
    this.settle(id, result.ok ? result.value : null);
    if (result.ok) return result.value;
    if (result.failure.kind !== 'canceled') this.fail(id, result.failure.code);
    return null;
  }

  private settle(id: Id, secret: string | null): void {
    this.#fetching.delete(id);
    if (secret !== null) this.#fetched.set(id, secret);
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
