import { makeAutoObservable, runInAction } from 'mobx';
import type { AnsweredFailure } from '../../domain/shared/failure';
import { appendPage, type Cursor, type Page } from '../../domain/shared/page';
import type { Reply } from '../../domain/shared/result';
import { Resource } from './resource';
import type { Loadable } from './loadable';

type FetchPage<T> = (after: Cursor | undefined, signal: AbortSignal) => Reply<Page<T>>;

/** A list that grows by pages. A reload starts at the first page and drops whatever was under way. */
export class PagedList<T extends { readonly id: unknown }> {
  private readonly pages: Resource<Page<T>>;
  private more: AbortController | null = null;
  moreFailure: AnsweredFailure | null = null;

  constructor(private readonly fetchPage: FetchPage<T>) {
    this.pages = new Resource((signal) => fetchPage(undefined, signal));
    makeAutoObservable<this, 'fetchPage' | 'pages'>(
      this,
      { fetchPage: false, pages: false },
      { autoBind: true, deep: false },
    );
  }

  get state(): Loadable<Page<T>> {
    return this.pages.state;
  }

  get items(): readonly T[] {
    return this.pages.value?.items ?? [];
  }

  get hasMore(): boolean {
    return this.pages.value?.next !== undefined;
  }

  get isLoadingMore(): boolean {
    return this.more !== null;
  }

  load(): Promise<void> {
    this.stopMore();
    return this.pages.load();
  }

  /** Does nothing while a page is under way, or where there is none left. */
  async loadMore(): Promise<void> {
    const shown = this.pages.value;
    if (this.more || this.pages.state.kind === 'loading' || !shown?.next) return;
    const run = new AbortController();
    this.more = run;
    this.moreFailure = null;
    const reply = await this.fetchPage(shown.next, run.signal);
    runInAction(() => {
      if (this.more !== run) return;
      this.more = null;
      if (reply.ok) this.append(reply.value);
      else if (reply.failure.kind !== 'cancelled') this.moreFailure = reply.failure;
    });
  }

  /** Puts a changed row in the place of the one with its id. A reload that was under way starts anew: it may be older. */
  replace(changed: T): void {
    const page = this.pages.value;
    if (!page) return;
    const wasReloading = this.pages.state.kind === 'loading';
    const items = page.items.map((item) => (item.id === changed.id ? changed : item));
    this.pages.replace({ ...page, items });
    if (wasReloading) void this.load();
  }

  stop(): void {
    this.stopMore();
    this.pages.stop();
  }

  private append(page: Page<T>): void {
    const items = appendPage(this.items, page);
    this.pages.replace(page.next === undefined ? { items } : { items, next: page.next });
  }

  private stopMore(): void {
    this.more?.abort();
    this.more = null;
    this.moreFailure = null;
  }
}
