import { makeAutoObservable, runInAction } from 'mobx';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { PageRelease } from '#src/application/platform/page-release.ts';

/** The release that was left for a newer one by itself: a page that comes back as it was is not reloaded for ever. */
export const RELOADED_RELEASE_KEY = 'gatehouse.left-release';

/** What becomes of a page whose next part does not come: most often a newer release has taken its files away. */
export class ReleaseStore {
  /** The deployment serves another release than the one that runs here. */
  isReplaced = false;

  constructor(
    private readonly page: PageRelease,
    private readonly tabStorage: KeyValueStorage,
  ) {
    makeAutoObservable<this, 'page' | 'tabStorage'>(this, { page: false, tabStorage: false }, { autoBind: true });
  }

  /** A page did not come. Loads the newer release by itself, once, and never over what was typed. */
  async check(): Promise<void> {
    if ((await this.fetchState()) !== 'replaced') return;
    if (this.tabStorage.get(RELOADED_RELEASE_KEY) === this.page.name || this.page.hasInput()) return;
    this.tabStorage.set(RELOADED_RELEASE_KEY, this.page.name);
    this.page.reload();
  }

  /** It was asked for again, in vain: a browser keeps the failure of a module for as long as the page lives. */
  async reloadIfReachable(): Promise<void> {
    if ((await this.fetchState()) !== 'unreachable' && !this.page.hasInput()) this.page.reload();
  }

  reload(): void {
    this.page.reload();
  }

  private async fetchState() {
    const state = await this.page.state();
    if (state !== 'unreachable') runInAction(() => (this.isReplaced = state === 'replaced'));
    return state;
  }
}
