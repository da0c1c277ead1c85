import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import { type RequestFailure, CANCELED } from '#src/domain/shared/failure.ts';
import { appendPage, type Cursor, type Page } from '#src/domain/shared/page.ts';
import { fail, ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { Resource } from './resource.ts';
import type { Loadable } from './loadable.ts';

type FetchPage<T> = (after: Cursor | undefined, signal: AbortSignal) => AsyncResult<Page<T>>;

/** A list that grows by pages. A reload starts at page one and drops pending pages. */
export class PagedList<T extends { readonly id: unknown }> {
  readonly #pages: Resource<Page<T>>;
  private more: AbortController | null = null;
  #refreshing: AbortController | null = null;
  /** The minimum number of rows that the current load must bring. */
  #wanted = 0;
  moreFailure: RequestFailure | null = null;
  readonly #fetchPage: FetchPage<T>;

  constructor(fetchPage: FetchPage<T>) {
    this.#fetchPage = fetchPage;
    this.#pages = new Resource((signal) => this.fetchRows(this.#wanted, signal));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): Loadable<Page<T>> {
    return this.#pages.state;
  }

  get items(): readonly T[] {
    return this.#pages.value?.items ?? [];
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
    return this.loadRows(0);
  }

  reload(): Promise<void> {
    return this.loadRows(this.items.length);
  }

  /** Refetches silently; a failure changes nothing. Fails as canceled if another load overtook it. */
  async refresh(): AsyncResult<void> {
    const shown = this.#pages.value;
    if (!shown || this.more || this.#pages.state.kind === 'loading') return fail(CANCELED);
    this.stopRefresh();
    const run = new AbortController();
    this.#refreshing = run;
    const result = await this.fetchRows(shown.items.length, run.signal);
    if (this.#refreshing !== run) return fail(CANCELED);
    this.#refreshing = null;
    if (!result.ok) return result;
    this.#pages.replace(result.value);
    return ok(undefined);
  }

  /** Does nothing while a page loads, or after the last page. */
  async loadMore(): Promise<void> {
    const shown = this.#pages.value;
    if (this.more || this.#pages.state.kind === 'loading' || !shown?.next) return;
    this.stopRefresh();
    const run = new AbortController();
    this.more = run;
    this.moreFailure = null;
    const result = await this.#fetchPage(shown.next, run.signal);
    runInAction(() => {
      if (this.more !== run) return;
      this.more = null;
      if (result.ok) this.append(result.value);
      else if (result.failure.kind !== 'canceled') this.moreFailure = result.failure;
    });
  }

  /** Loads page after page until there are `count` rows, one fails, or one brings nothing new. */
  async loadUpTo(count: number): Promise<void> {
    if (this.#pages.state.kind === 'idle' || this.#pages.state.kind === 'failed') await this.load();
    await this.loadUntil(() => this.items.length >= count);
  }

  /** The same, until what is looked for is among the rows. */
  async loadUntil(isFound: () => boolean): Promise<void> {
    while (this.hasMore && !this.isLoadingMore && !isFound()) {
      const { length } = this.items;
      await this.loadMore();
      if (this.items.length <= length) return;
    }
  }

  /** Replaces the row with the same id. A pending reload restarts, as it may be older. */
  replace(changed: T): void {
    const page = this.#pages.value;
    if (!page) return;
    const wasReloading = this.#pages.state.kind === 'loading';
    const items = page.items.map((item) => (item.id === changed.id ? changed : item));
    this.stopRefresh();
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

  private async fetchRows(wanted: number, signal: AbortSignal): AsyncResult<Page<T>> {
    let result = await this.#fetchPage(undefined, signal);
    while (result.ok && result.value.next !== undefined && result.value.items.length < wanted) {
      const { items, next } = result.value;
      const nextPage = await this.#fetchPage(next, signal);
      result = nextPage.ok ? ok({ ...nextPage.value, items: appendPage(items, nextPage.value) }) : nextPage;
    }
    return result.ok ? ok({ ...result.value, items: this.withShownRows(result.value.items) }) : result;
  }

  /** Rows that have not changed stay the same objects, so that only the others are rendered again. */
  private withShownRows(items: readonly T[]): readonly T[] {
    const shown = new Map(this.items.map((item) => [item.id, item]));
    return items.map((item) => {
      const before = shown.get(item.id);
      return before !== undefined && compareStructural(before, item) ? before : item;
    });
  }

  private append(page: Page<T>): void {
    const items = appendPage(this.items, page);
    this.#pages.replace(page.next === undefined ? { items } : { items, next: page.next });
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
