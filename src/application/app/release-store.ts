import { makeAutoObservable, runInAction } from 'mobx';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { PageRelease } from '#src/application/platform/page-release.ts';

/** The release that was reloaded away from, so that a reload happens once. */
export const RELOADED_RELEASE_KEY = 'gatehouse.left-release';

/** Recovers from a page that fails to load, usually after a new release. */
export class ReleaseStore {
  isReplaced = false;
  readonly #page: PageRelease;
  readonly #tabStorage: KeyValueStorage;

  constructor(page: PageRelease, tabStorage: KeyValueStorage) {
    this.#page = page;
    this.#tabStorage = tabStorage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reloads into the newer release once, and never over unsaved input. */
  async check(): Promise<void> {
    if ((await this.fetchState()) !== 'replaced') return;
    if (this.#tabStorage.get(RELOADED_RELEASE_KEY) === this.#page.name || this.#page.hasInput()) return;
    this.#tabStorage.set(RELOADED_RELEASE_KEY, this.#page.name);
    this.#page.reload();
  }

  /** Browsers cache a failed module import until the page reloads. */
  async reloadIfReachable(): Promise<void> {
    if ((await this.fetchState()) !== 'unreachable' && !this.#page.hasInput()) this.#page.reload();
  }

  /** From code that did not load, at first or with a retry. */
  recover(isRetry: boolean): Promise<void> {
    return isRetry ? this.reloadIfReachable() : this.check();
  }

  reload(): void {
    this.#page.reload();
  }

  private async fetchState() {
    const state = await this.#page.state();
    if (state !== 'unreachable') runInAction(() => (this.isReplaced = state === 'replaced'));
    return state;
  }
}
