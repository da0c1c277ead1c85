import { makeAutoObservable, runInAction } from 'mobx';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { PageRelease } from '#src/application/platform/page-release.ts';

/** The release that was left for a newer one by itself: a page that comes back as it was is not reloaded for ever. */
export const LEFT_RELEASE_KEY = 'gatehouse.left-release';

/** What becomes of a page whose next part does not come: most often a newer release has taken its files away. */
export class ReleaseStore {
  /** The deployment serves another release than the one that runs here. */
  isReplaced = false;

  constructor(
    private readonly page: PageRelease,
    private readonly visit: KeyValueStorage,
  ) {
    makeAutoObservable<this, 'page' | 'visit'>(this, { page: false, visit: false }, { autoBind: true });
  }

  /** A page did not come. Loads the newer release by itself, once, and never over what was typed. */
  async look(): Promise<void> {
    if ((await this.asked()) !== 'replaced') return;
    if (this.visit.get(LEFT_RELEASE_KEY) === this.page.name || this.page.hasInput()) return;
    this.visit.set(LEFT_RELEASE_KEY, this.page.name);
    this.page.reload();
  }

  /** It was asked for again, in vain: a browser keeps the failure of a module for as long as the page lives. */
  async renew(): Promise<void> {
    if ((await this.asked()) !== 'unreachable' && !this.page.hasInput()) this.page.reload();
  }

  reload(): void {
    this.page.reload();
  }

  private async asked() {
    const state = await this.page.state();
    if (state !== 'unreachable') runInAction(() => (this.isReplaced = state === 'replaced'));
    return state;
  }
}
