import { compareStructural, makeAutoObservable, runInAction, when } from 'mobx';
import { type RequestFailure, CANCELED } from '#src/domain/shared/failure.ts';
import { continuesRows, type Cursor, mergeNewest, mergeRows, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import { fail, ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { Resource } from './resource.ts';
import type { Loadable } from './loadable.ts';

/** Rows that have not changed stay the same objects, so that only the others are rendered again. */
export function keepUnchanged<T extends { readonly id: unknown }>(
  shown: readonly T[],
  rows: readonly T[],
): readonly T[] {
  const shownById = new Map(shown.map((row) => [row.id, row]));
  const merged = rows.map((row) => {
    const before = shownById.get(row.id);
    return before !== undefined && compareStructural(before, row) ? before : row;
  });
  return merged.length === shown.length && merged.every((row, index) => row === shown[index]) ? shown : merged;
}

type FetchPage<T> = (after: Cursor | undefined, signal: AbortSignal) => AsyncResult<Page<T>>;

/** So often a list that changes between two pages is read; what comes last is shown as received. */
const MAX_READS = 3;

/** What was read, and whether its pages fit each other: a list that was never steady is shown as received. */
interface Rows<T> extends Page<T> {
  readonly isLoose: boolean;
}

/**
 * A list that grows by pages. Each further page begins with the last row of the page before; where it does not, the
 * list has changed, and all of it is read again. A reload starts at page one and drops pending pages.
 */
export class PagedList<T extends { readonly id: unknown }> {
  readonly #pages: Resource<Rows<T>>;
  private more: AbortController | null = null;
  #loadingMore: Promise<void> = Promise.resolve();
  #refreshing: AbortController | null = null;
  /** The minimum number of rows that the current load must bring. */
  #wanted = 0;
  /** How many rows a person has loaded; a search or the palette may have loaded more. */
  private followedCount = 0;
  /** Counts the changes that were made here. */
  #changeCount = 0;
  moreFailure: RequestFailure | null = null;
  readonly #fetchPage: FetchPage<T>;

  constructor(fetchPage: FetchPage<T>) {
    this.#fetchPage = fetchPage;
    this.#pages = new Resource((signal) => this.readRows((rows) => rows.length >= this.#wanted, signal));
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

  get isAhead(): boolean {
    return this.#pages.isAhead;
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
    return this.#pages.load();
  }

  private async refetch(wanted: number): AsyncResult<void> {
    if (!this.#pages.value || this.more || this.#pages.state.kind === 'loading') return fail(CANCELED);
    this.stopRefresh();
    const run = new AbortController();
    this.#refreshing = run;
    const { length } = this.items;
    const isEnough = (read: readonly T[]) =>
      read.length >= wanted && (read.length >= length || mergeNewest(this.items, read) !== null);
    const result = await this.readRows(isEnough, run.signal);
    if (this.#refreshing !== run) return fail(CANCELED);
    this.#refreshing = null;
    if (!result.ok) return result;
    this.#pages.replace(this.withRowsBelow(result.value));
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
  private async readNext({ signal }: AbortController): AsyncResult<Rows<T>> {
    const result = await this.#fetchPage(this.#pages.value?.next, signal);
    if (!result.ok) return result;
    if (this.isLoose || continuesRows(this.items, result.value))
      return ok(this.withShownRows({ ...appended(this.items, result.value), isLoose: this.isLoose }));
    const wanted = this.items.length + 1;
    let whole: Result<Rows<T>>;
    let changeCount: number;
    do {
      changeCount = this.#changeCount;
      whole = await this.readRows((read) => read.length >= wanted, signal);
    } while (whole.ok && !signal.aborted && changeCount !== this.#changeCount);
    return whole;
  }

  /** Reads from the top, and starts again where the list changes between two pages, unless it did so every time. */
  private async readRows(isEnough: (read: readonly T[]) => boolean, signal: AbortSignal): AsyncResult<Rows<T>> {
    for (let reads = this.isLoose ? MAX_READS : 1; ; reads += 1) {
      const isLast = reads === MAX_READS;
      const result = await this.readPages(isEnough, isLast, signal);
      if (!result.ok) return result;
      if (isLast || !result.value.isLoose) return ok(this.withShownRows(result.value));
    }
  }

  /** Ends at the first page that does not fit, unless it `goesOn`. */
  private async readPages(
    isEnough: (read: readonly T[]) => boolean,
    goesOn: boolean,
    signal: AbortSignal,
  ): AsyncResult<Rows<T>> {
    const first = await this.#fetchPage(undefined, signal);
    if (!first.ok) return first;
    let read: Rows<T> = { ...first.value, isLoose: false };
    while (read.next !== undefined && !isEnough(read.items) && (goesOn || !read.isLoose)) {
      const { items, next, isLoose } = read;
      const page = await this.#fetchPage(next, signal);
      if (!page.ok) return page;
      read = { ...appended(items, page.value), isLoose: isLoose || !continuesRows(items, page.value) };
      if (read.items.length === items.length) break;
    }
    return ok(read);
  }

  /** The rows below those that were read stay, unless nothing shows where they would continue. */
  private withRowsBelow(read: Rows<T>): Rows<T> {
    const shown = this.#pages.value;
    const isPart = shown && read.next !== undefined && read.items.length < shown.items.length;
    const items = isPart ? mergeNewest(shown.items, read.items) : null;
    if (!shown || !items) return read;
    return { ...shown, items: keepUnchanged(shown.items, items), isLoose: shown.isLoose || read.isLoose };
  }

  private withShownRows(read: Rows<T>): Rows<T> {
    return { ...read, items: keepUnchanged(this.items, read.items) };
  }

  private get isLoose(): boolean {
    return this.#pages.value?.isLoose ?? false;
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
