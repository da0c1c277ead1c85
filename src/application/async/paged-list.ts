import { makeAutoObservable, runInAction, when } from 'mobx';
import { type RequestFailure, CANCELED } from '#src/domain/shared/failure.ts';
import { continuesRows, type Cursor, mergeNewest, mergeRows, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { fail, ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { keepUnchanged } from './keep-unchanged.ts';
import { Resource } from './resource.ts';
import type { Loadable } from './loadable.ts';

type FetchPage<T> = (after: Cursor | undefined, signal: AbortSignal) => AsyncResult<Page<T>>;

/** A list that changes at every read, or whose pages do not fit each other, is shown as received. */
const MAX_READS = 3;

/**
 * A list that grows by pages. Each further page begins with the last row of the page before; where it does not, the
 * list has changed, and all of it is read again. A reload starts at page one and drops pending pages.
 */
export class PagedList<T extends { readonly id: unknown }> {
  readonly #pages: Resource<Page<T>>;
  private more: AbortController | null = null;
  #loadingMore: Promise<void> = Promise.resolve();
  #refreshing: AbortController | null = null;
  /** The minimum number of rows that the current load must bring. */
  #wanted = 0;
  /** How many rows a person has loaded; a search or the palette may have loaded more. */
  private followedCount = 0;
  /** Counts the changes that were made here. */
  #changeCount = 0;
  /** No reading became steady, so the provider's pages may never fit each other. */
  #areLoose = false;
  moreFailure: RequestFailure | null = null;
  readonly #fetchPage: FetchPage<T>;

  constructor(fetchPage: FetchPage<T>) {
    this.#fetchPage = fetchPage;
    this.#pages = new Resource((signal) => this.readRows(this.#wanted, signal));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Loadable<Page<T>> {
    return this.#pages.state;
  }

  get items(): readonly T[] {
    return this.#pages.value?.items ?? [];
  }

  /** The rows that `poll` reads. */
  get followed(): readonly T[] {
    return this.items.slice(0, Math.max(PAGE_SIZE, this.followedCount));
  }

  get hasMore(): boolean {
    return this.#pages.value?.next !== undefined;
  }

  get isLoadingMore(): boolean {
    return this.more !== null;
  }

  loadAhead(): Disposer {
    return this.#pages.loadAhead();
  }

  load(): Promise<void> {
    this.followedCount = 0;
    return this.loadRows(0);
  }

  /** Brings what a person has loaded. */
  reload(): Promise<void> {
    return this.loadRows(this.followed.length);
  }

  /** Refetches silently; a failure changes nothing. Fails as canceled if another load overtook it. */
  refresh(): AsyncResult<void> {
    return this.refetch(this.items.length);
  }

  /** The same for the rows that a person has loaded; those below them stay. */
  poll(): AsyncResult<void> {
    return this.refetch(this.followed.length);
  }

  /** Joins a page that is being loaded. Does nothing while the list loads, or after the last page. */
  async loadMore(): Promise<void> {
    await this.loadNext();
    this.follow();
  }

  /** Loads page after page until there are `count` rows, one fails, or one brings nothing new. */
  async loadUpTo(count: number): Promise<void> {
    if (this.#pages.state.kind === 'idle' || this.#pages.state.kind === 'failed') await this.load();
    await this.loadUntil(() => this.items.length >= count);
  }

  /** The same, until what is looked for is among the rows. */
  async loadUntil(isFound: () => boolean): Promise<void> {
    for (;;) {
      if (this.#pages.state.kind === 'loading') await when(() => this.#pages.state.kind !== 'loading');
      if (!this.hasMore || isFound()) return;
      const { length } = this.items;
      await this.loadNext();
      if (this.#pages.state.kind !== 'loading' && this.items.length <= length) return;
    }
  }

  /** Replaces the row with the same id. A pending reload restarts, as it may be older. */
  replace(changed: T): void {
    const page = this.#pages.value;
    if (!page) return;
    const wasReloading = this.#pages.state.kind === 'loading';
    const items = page.items.map((item) => (item.id === changed.id ? changed : item));
    this.stopRefresh();
    this.#changeCount += 1;
    this.#pages.replace({ ...page, items });
    if (wasReloading) void this.loadRows(this.#wanted);
  }

  /** Removes a row and reloads, because the cursor no longer matches. */
  remove(id: T['id']): Promise<void> {
    this.drop(id);
    return this.reload();
  }

  /** Removes a row; the caller reloads. */
  drop(id: T['id']): void {
    const page = this.#pages.value;
    this.#changeCount += 1;
    if (page) this.#pages.replace({ ...page, items: page.items.filter((item) => item.id !== id) });
  }

  stop(): void {
    this.stopMore();
    this.stopRefresh();
    this.#pages.stop();
  }

  private loadRows(wanted: number): Promise<void> {
    this.stopMore();
    this.stopRefresh();
    this.#wanted = wanted;
    this.#areLoose = false;
    return this.#pages.load();
  }

  private async refetch(wanted: number): AsyncResult<void> {
    if (!this.#pages.value || this.more || this.#pages.state.kind === 'loading') return fail(CANCELED);
    this.stopRefresh();
    const run = new AbortController();
    this.#refreshing = run;
    const result = await this.readRows(wanted, run.signal);
    if (this.#refreshing !== run) return fail(CANCELED);
    this.#refreshing = null;
    if (!result.ok) return result;
    this.#pages.replace(wanted < this.items.length ? this.withRowsBelow(result.value) : result.value);
    return ok(undefined);
  }

  private loadNext(): Promise<void> {
    if (!this.more && this.#pages.state.kind !== 'loading' && this.hasMore) {
      this.stopRefresh();
      const run = new AbortController();
      this.more = run;
      this.moreFailure = null;
      this.#loadingMore = this.runNext(run);
    }
    return this.more ? this.#loadingMore : Promise.resolve();
  }

  private async runNext(run: AbortController): Promise<void> {
    const result = await this.readNext(run);
    runInAction(() => {
      if (this.more !== run) return;
      this.more = null;
      if (result.ok) this.#pages.replace(result.value);
      else if (result.failure.kind !== 'canceled') this.moreFailure = result.failure;
    });
  }

  /** The list with its next page: read again as a whole if that page does not continue it. */
  private async readNext({ signal }: AbortController): AsyncResult<Page<T>> {
    const result = await this.#fetchPage(this.#pages.value?.next, signal);
    if (!result.ok) return result;
    if (this.#areLoose || continuesRows(this.items, result.value))
      return ok(this.withShownRows(appended(this.items, result.value)));
    let whole: Result<Page<T>>;
    let changeCount: number;
    do {
      changeCount = this.#changeCount;
      whole = await this.readRows(this.items.length + 1, signal);
    } while (whole.ok && !signal.aborted && changeCount !== this.#changeCount);
    return whole;
  }

  /** Reads from the top, and starts again where the list changes between two pages. */
  private async readRows(wanted: number, signal: AbortSignal): AsyncResult<Page<T>> {
    for (let reads = 1; ; reads += 1) {
      this.#areLoose ||= reads === MAX_READS;
      const { result, isSteady } = await this.readPages(wanted, signal);
      if (!result.ok) return result;
      if (isSteady) return ok(this.withShownRows(result.value));
    }
  }

  private async readPages(wanted: number, signal: AbortSignal) {
    let result = await this.#fetchPage(undefined, signal);
    while (result.ok && result.value.next !== undefined && result.value.items.length < wanted) {
      const { items, next } = result.value;
      const page = await this.#fetchPage(next, signal);
      if (page.ok && !this.#areLoose && !continuesRows(items, page.value)) return { result: page, isSteady: false };
      result = page.ok ? ok(appended(items, page.value)) : page;
      if (result.ok && result.value.items.length === items.length) break;
    }
    return { result, isSteady: true };
  }

  /** The rows below those that were read stay, unless nothing shows where they would continue. */
  private withRowsBelow(read: Page<T>): Page<T> {
    const shown = this.#pages.value;
    const items = shown && read.next !== undefined ? mergeNewest(shown.items, read.items) : null;
    return shown && items ? { ...shown, items: keepUnchanged(shown.items, items) } : read;
  }

  private withShownRows(page: Page<T>): Page<T> {
    return { ...page, items: keepUnchanged(this.items, page.items) };
  }

  private follow(): void {
    this.followedCount = this.items.length;
  }

  private stopRefresh(): void {
    this.#refreshing?.abort();
    this.#refreshing = null;
  }

  private stopMore(): void {
    this.more?.abort();
    this.more = null;
    this.moreFailure = null;
  }
}

function appended<T extends { readonly id: unknown }>(shown: readonly T[], page: Page<T>): Page<T> {
  return { ...page, items: mergeRows(shown, page.items) };
}
