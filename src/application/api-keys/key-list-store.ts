import { makeAutoObservable, reaction, when } from 'mobx';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import {
  withoutSecrets,
  isSameView,
  KEY_STATUSES,
  type KeyColumn,
  type KeySorting,
  type KeyStatus,
  type KeyView,
  matchingKeys,
  needsAllKeys,
  nextSorting,
  sortedKeys,
  WHOLE_LIST,
} from '#src/domain/api-keys/key-view.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { formatsIn } from '#src/domain/shared/formats.ts';
import { hasRows, Held } from '#src/application/async/held.ts';
import type { PagedList } from '#src/application/async/paged-list.ts';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { ExpiryTimer } from './expiry-timer.ts';
import type { LastUsedStore } from './last-used-store.ts';

/** A provider that always has more is left alone after as many. */
export const MAX_SEARCHED_KEYS = 5000;
/** Rows that are drawn at once; the rest shows with "Load more". */
const SHOWN_STEP = 50;

export interface KeyListDeps {
  readonly keys: PagedList<ApiKey>;
  readonly lastUsed: LastUsedStore;
  readonly language: ShownLanguage;
  readonly expiry: Pick<ExpiryTimer, 'now'>;
}

/** Search, filters and order hold for all keys, so the remaining pages load as long as they are wanted. */
export class KeyListStore {
  view: KeyView = WHOLE_LIST;
  /** The key of an open panel, or one that a dialog waits for. */
  soughtId: ApiKeyId | null = null;
  private shownCount = SHOWN_STEP;
  /** A page brought no new key, so asking for the next one would not end. */
  private isStuck = false;
  #isStarted = false;
  #isLoadingPages = false;
  readonly #keys: PagedList<ApiKey>;
  readonly #shownKeys: Held<readonly ApiKey[]>;
  readonly #lastUsed: LastUsedStore;
  readonly #language: ShownLanguage;
  readonly #expiry: KeyListDeps['expiry'];

  constructor({ keys, lastUsed, language, expiry }: KeyListDeps) {
    this.#keys = keys;
    this.#shownKeys = new Held(() => keys.items, hasRows);
    this.#lastUsed = lastUsed;
    this.#language = language;
    this.#expiry = expiry;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): Disposer {
    this.isStuck = false;
    this.#isStarted = true;
    const stopPages = reaction(
      () => this.wantsMore,
      (isWanted) => void (isWanted && this.loadPages()),
      {
        fireImmediately: true,
      },
    );
    const stopUses = reaction(() => this.sortsByUse && this.isSettled, this.loadUses, { fireImmediately: true });
    return () => {
      this.#isStarted = false;
      stopPages();
      stopUses();
      this.#lastUsed.stopLoadingAll();
    };
  }

  get isNarrowed(): boolean {
    return isPresent(this.view.query) || this.view.status !== 'all' || this.view.label !== '';
  }

  /** Where no key has an end, none can be found by it. */
  get statuses(): readonly KeyStatus[] {
    const { status } = this.view;
    const hasEnds = status === 'expired' || this.#keys.items.some(({ expiresAt }) => typeof expiresAt === 'number');
    return KEY_STATUSES.filter((name) => name !== 'expired' || hasEnds);
  }

  /** All keys that match, in their order; the old order stays until the last uses are known. */
  get matches(): readonly ApiKey[] {
    const found = matchingKeys(this.#shownKeys.value, this.view, this.#expiry.now);
    const sorting = this.isLoadingUses ? null : this.view.sorting;
    return sortedKeys(found, sorting, this.#lastUsed.lastUse, formatsIn(this.#language.shown).compare);
  }

  get items(): readonly ApiKey[] {
    return this.matches.slice(0, this.shownCount);
  }

  get loadedCount(): number {
    return this.#keys.items.length;
  }

  get isLoadingAll(): boolean {
    return this.needsAll && this.#keys.hasMore && !this.isCutOff && this.moreFailure === null;
  }

  get isCutOff(): boolean {
    return this.needsAll && this.#keys.hasMore && (this.loadedCount >= MAX_SEARCHED_KEYS || this.isStuck);
  }

  get isLoadingUses(): boolean {
    return this.sortsByUse && this.isSettled && this.#lastUsed.isLoadingAll;
  }

  get unknownUseCount(): number {
    if (!this.sortsByUse || this.isLoadingUses) return 0;
    return this.matches.filter(({ id }) => this.#lastUsed.lastUse(id) === undefined).length;
  }

  get hasMore(): boolean {
    if (this.matches.length > this.shownCount) return true;
    return this.#keys.hasMore && (!this.needsAll || this.moreFailure !== null);
  }

  get isLoadingMore(): boolean {
    return this.#keys.isLoadingMore && !this.needsAll;
  }

  get moreFailure(): RequestFailure | null {
    return this.#keys.moreFailure;
  }

  /** Shows more of what is loaded, loads the next page, or tries again. */
  async loadMore(): Promise<void> {
    if (this.moreFailure === null && this.matches.length > this.shownCount) return this.showMore();
    await this.#keys.loadMore();
    if (!this.needsAll) this.showAtLeast(this.#keys.items.length);
  }

  setView(view: KeyView): void {
    if (isSameView(view, this.view)) return;
    this.view = view;
    this.shownCount = SHOWN_STEP;
  }

  /** Loads pages until this key is among them; null for none. */
  seek(id: ApiKeyId | null): void {
    this.soughtId = id;
  }

  /** Runs once the key is loaded, on whichever page it is. */
  whenFound(id: ApiKeyId, onFound: (key: ApiKey) => void): Disposer {
    this.seek(id);
    const stopWaiting = when(
      () => !this.isSeeking,
      () => {
        const key = this.#keys.items.find((item) => item.id === id);
        this.seek(null);
        if (key) onFound(key);
      },
    );
    return () => {
      stopWaiting();
      if (this.soughtId === id) this.seek(null);
    };
  }

  /** What comes shows only after the disposer, so that no row moves behind a dialog. */
  hold(): Disposer {
    return this.#shownKeys.hold();
  }

  search(query: string): void {
    this.setView({
      ...this.view,
      query: withoutSecrets(
        query,
        this.#keys.items.map(({ masked }) => masked),
      ),
    });
  }

  filter(status: KeyStatus): void {
    this.setView({ ...this.view, status });
  }

  filterLabel(label: string): void {
    this.setView({ ...this.view, label });
  }

  sort(column: KeyColumn): void {
    this.setSorting(nextSorting(this.view.sorting, column));
  }

  setSorting(sorting: KeySorting | null): void {
    this.setView({ ...this.view, sorting });
  }

  directionOf(column: KeyColumn): KeySorting['direction'] | 'none' {
    return this.view.sorting?.column === column ? this.view.sorting.direction : 'none';
  }

  clear(): void {
    this.setView({ ...WHOLE_LIST, sorting: this.view.sorting });
  }

  private get needsAll(): boolean {
    return needsAllKeys(this.view) || this.isSeeking;
  }

  private get isSeeking(): boolean {
    return this.soughtId !== null && !this.#keys.items.some(({ id }) => id === this.soughtId);
  }

  private get sortsByUse(): boolean {
    return this.view.sorting?.column === 'used';
  }

  private get isSettled(): boolean {
    return this.#keys.state.kind === 'ready' && !this.isLoadingAll;
  }

  private get wantsMore(): boolean {
    return this.isLoadingAll && this.#keys.state.kind === 'ready' && !this.#keys.isLoadingMore;
  }

  /** One run at a time; it ends when no more pages are wanted, and starts again when they are. */
  private async loadPages(): Promise<void> {
    if (this.#isLoadingPages) return;
    this.#isLoadingPages = true;
    while (this.canLoadPage()) {
      const { loadedCount } = this;
      await this.#keys.loadMore();
      if (this.canLoadPage() && this.loadedCount <= loadedCount) this.giveUp();
    }
    this.#isLoadingPages = false;
  }

  private canLoadPage(): boolean {
    return this.#isStarted && this.wantsMore;
  }

  private loadUses(isWanted: boolean): void {
    if (isWanted) void this.#lastUsed.loadAll(this.#keys.items.map(({ id }) => id));
    else this.#lastUsed.stopLoadingAll();
  }

  private showMore(): void {
    this.shownCount += SHOWN_STEP;
  }

  private showAtLeast(count: number): void {
    this.shownCount = Math.max(this.shownCount, count);
  }

  private giveUp(): void {
    this.isStuck = true;
  }
}
