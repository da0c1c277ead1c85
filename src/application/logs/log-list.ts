import { makeAutoObservable, runInAction } from 'mobx';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { mergeNewest, mergeRows, type Page } from '#src/domain/shared/page.ts';
import { type AsyncResult, fail, ok, type Result } from '#src/domain/shared/result.ts';
import type { OpenEntry } from '#src/domain/logs/log-location.ts';
import { keepUnchanged } from '#src/application/async/paged-list.ts';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import type { FetchLogs } from './new-rows.ts';

interface InitialRows<Row> {
  readonly page: Page<Row>;
  /** The entry directly above the first row; null if the list starts with the newest. */
  readonly startsAfter: string | null;
  /** The requested entry, if it is not among the rows. */
  readonly missingId: string | null;
}

/** How many pages are searched for a linked entry that was the newest once. */
const MAX_SEARCHED_PAGES = 20;

type Fetch<Row> = (after: string | null) => AsyncResult<Page<Row>>;

/** The newest page, or the page that starts with the linked entry, else the first pages down to it. */
async function loadInitialRows<Row extends { readonly id: string }>(
  fetch: Fetch<Row>,
  start: OpenEntry | null,
): AsyncResult<InitialRows<Row>> {
  if (start && start.after !== null) {
    const result = await fetch(start.after);
    if (result.ok && containsRow(result.value, start.id)) return toInitialRows(result, start.after, start);
    // Rejected: the entry above may be gone.
    if (!result.ok && result.failure.kind !== 'rejected') return fail(result.failure);
  }
  return toInitialRows(await loadDownTo(fetch, start), null, start);
}

async function loadDownTo<Row extends { readonly id: string }>(fetch: Fetch<Row>, start: OpenEntry | null) {
  let result = await fetch(null);
  for (let pages = 1; start && pages < MAX_SEARCHED_PAGES; pages += 1) {
    if (!result.ok || result.value.next === undefined || containsRow(result.value, start.id)) break;
    const { items, next } = result.value;
    const nextPage = await fetch(next);
    result = nextPage.ok ? ok({ ...nextPage.value, items: mergeRows(items, nextPage.value.items) }) : nextPage;
  }
  return result;
}

function toInitialRows<Row extends { readonly id: string }>(
  result: Result<Page<Row>>,
  startsAfter: string | null,
  start: OpenEntry | null,
): Result<InitialRows<Row>> {
  if (!result.ok) return result;
  const page = result.value;
  return ok({ page, startsAfter, missingId: start && !containsRow(page, start.id) ? start.id : null });
}

function containsRow({ items }: Page<{ readonly id: string }>, id: string): boolean {
  return items.some((row) => row.id === id);
}

/** A provider that filters while reading may return pages without rows. */
const MAX_EMPTY_PAGES = 10;

/** Rows hold whole entries, so their number limits the memory of the page. */
export const MAX_ROWS = 10_000;

/** Up to this many pages are read for what is newer; if they do not reach the shown rows, the list restarts. */
const MAX_NEWER_PAGES = 10;

/** A call may be listed after newer ones, so what came with as many polls is read again. */
const UNSETTLED_POLLS = 3;

/** Grows by older pages below and newer entries above; responses for earlier filters or starts are dropped. */
export class LogList<Row extends { readonly id: string }, F> {
  filters: F;
  state: Loadable<readonly Row[]> = { kind: 'idle' };
  isLoadingMore = false;
  moreFailure: RequestFailure | null = null;
  startsAfter: string | null = null;
  missingId: string | null = null;
  /** The cursor of the next page; null after the last one. */
  private next: string | null = null;
  #view: AbortController | null = null;
  #isLoadingNewer = false;
  /** The ids that came with each of the last polls, the newest first. */
  #unsettled: readonly ReadonlySet<string>[] = [];
  readonly #fetchPage: FetchLogs<Row, F>;

  constructor(fetchPage: FetchLogs<Row, F>, none: F) {
    this.#fetchPage = skipEmptyPages(fetchPage);
    this.filters = none;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasMore(): boolean {
    return this.next !== null;
  }

  get isFull(): boolean {
    return this.hasMore && this.rows.length >= MAX_ROWS;
  }

  get isComplete(): boolean {
    return this.next === null && this.startsAfter === null;
  }

  get rows(): readonly Row[] {
    return latest(this.state) ?? [];
  }

  find(id: string): Row | undefined {
    return this.rows.find((row) => row.id === id);
  }

  idAbove(id: string): string | null {
    return this.rows[this.rows.findIndex((row) => row.id === id) - 1]?.id ?? this.startsAfter;
  }

  /** Restarts with the newest entry, or so that the entry `start` is among the rows. */
  async load(filters: F, start: OpenEntry | null = null): Promise<void> {
    const view = this.reset();
    this.filters = filters;
    this.state = { kind: 'loading' };
    const result = await loadInitialRows((after) => this.#fetchPage(filters, after, view.signal), start);
    if (this.#view === view) this.settle(result);
  }

  /** Does nothing while a page loads, after the last page, or when the list is full. */
  async loadMore(): Promise<void> {
    const view = this.#view;
    const { next } = this;
    if (!view || next === null || this.isFull || this.state.kind !== 'ready' || this.isLoadingMore) return;
    this.isLoadingMore = true;
    this.moreFailure = null;
    const result = await this.#fetchPage(this.filters, next, view.signal);
    runInAction(() => {
      if (this.#view !== view) return;
      this.isLoadingMore = false;
      if (result.ok) this.append(result.value);
      else if (result.failure.kind !== 'canceled') this.moreFailure = result.failure;
    });
  }

  /** Reads the newest entries, down to settled ones. Returns why it failed; null also if nothing was fetched. */
  async loadNewer(): Promise<RequestFailure | null> {
    const view = this.#view;
    if (!view || this.startsAfter !== null || this.state.kind !== 'ready' || this.#isLoadingNewer) return null;
    this.#isLoadingNewer = true;
    const failure = await this.fetchNewer(view);
    if (this.#view === view) this.#isLoadingNewer = false;
    return failure;
  }

  forget(): void {
    this.#view?.abort();
    this.#view = null;
    this.state = { kind: 'idle' };
  }

  private async fetchNewer(view: AbortController): Promise<RequestFailure | null> {
    let newest: readonly Row[] = [];
    let merged: readonly Row[] | null = null;
    let next: string | null = null;
    const known = new Set(this.rows.map(({ id }) => id));
    // An entry that was listed late below the last one comes by no further page.
    const isWhole = this.next === null;
    const shownPart = () => (isWhole ? newest : upToLast(newest, known));
    for (let page = 0; page < MAX_NEWER_PAGES && (page === 0 || next !== null); page += 1) {
      const result = await this.#fetchPage(this.filters, next, view.signal);
      if (this.#view !== view) return null;
      if (!result.ok) return result.failure.kind === 'canceled' ? null : result.failure;
      newest = mergeRows(newest, result.value.items);
      next = result.value.next ?? null;
      merged = mergeNewest(this.rows, shownPart());
      if (known.size === 0 || (merged && this.reachesSettled(result.value, known))) break;
    }
    // Pages without rows can continue on and on, so matches may be further down.
    if (newest.length === 0 && next !== null) return null;
    if (next === null) merged = newest;
    // Too many new entries, so the list restarts.
    if (merged === null) this.reset();
    const wasPassed = isWhole && newest.length > upToLast(newest, known).length;
    this.show(merged ?? newest, merged && next !== null && !wasPassed ? this.next : next);
    const came = merged ? shownPart().filter(({ id }) => !known.has(id)) : [];
    this.#unsettled = [new Set(came.map(({ id }) => id)), ...this.#unsettled].slice(0, UNSETTLED_POLLS);
    return null;
  }

  private reachesSettled(page: Page<Row>, known: ReadonlySet<string>): boolean {
    const lowest = page.items.at(-1);
    const isSettled = lowest && known.has(lowest.id) && !this.#unsettled.some((ids) => ids.has(lowest.id));
    const last = this.rows.at(-1);
    return isSettled === true || (last !== undefined && containsRow(page, last.id));
  }

  private reset(): AbortController {
    this.#view?.abort();
    this.#view = new AbortController();
    this.next = null;
    this.isLoadingMore = false;
    this.#isLoadingNewer = false;
    this.#unsettled = [];
    this.moreFailure = null;
    this.startsAfter = null;
    this.missingId = null;
    return this.#view;
  }

  private settle(result: Result<InitialRows<Row>>): void {
    if (result.ok) {
      const { page, startsAfter, missingId } = result.value;
      this.show(page.items, page.next ?? null);
      this.startsAfter = startsAfter;
      this.missingId = missingId;
    } else if (result.failure.kind === 'canceled') this.state = { kind: 'idle' };
    else this.state = { kind: 'failed', failure: result.failure };
  }

  private append(page: Page<Row>): void {
    this.show(mergeRows(this.rows, page.items), page.next ?? null);
  }

  /** Drops the oldest rows that do not fit; the log then continues after the last one that does. */
  private show(rows: readonly Row[], next: string | null): void {
    const fitting = rows.length > MAX_ROWS ? rows.slice(0, MAX_ROWS) : rows;
    this.next = fitting === rows ? next : (fitting.at(-1)?.id ?? null);
    const shown = keepUnchanged(this.rows, fitting);
    if (this.state.kind !== 'ready' || this.state.value !== shown) this.state = { kind: 'ready', value: shown };
  }
}

/** Without what is older than all known rows. */
function upToLast<Row extends { readonly id: string }>(rows: readonly Row[], known: ReadonlySet<string>) {
  return rows.slice(0, rows.findLastIndex(({ id }) => known.has(id)) + 1);
}

function skipEmptyPages<Item, F>(fetch: FetchLogs<Item, F>): FetchLogs<Item, F> {
  return async (filters, after, signal) => {
    let from = after;
    for (let pages = 1; ; pages += 1) {
      const result = await fetch(filters, from, signal);
      if (!result.ok) return result;
      const { items, next } = result.value;
      if (next === undefined || next === from) return ok({ items });
      if (items.length > 0 || pages > MAX_EMPTY_PAGES) return result;
      from = next;
    }
  };
}
