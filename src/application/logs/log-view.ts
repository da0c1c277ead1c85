import { makeAutoObservable } from 'mobx';
import { dateOf, type Instant } from '#src/domain/shared/dates.ts';
import {
  type TrafficColumn,
  trafficColumns,
  type TrafficEvent,
  type TrafficFigures,
  trafficFigures,
} from '#src/domain/shared/traffic.ts';
import { dateRangeProblem, hasEnded, readDateRange } from '#src/domain/logs/log-time.ts';
import type { RowMatcher } from '#src/domain/logs/loaded-filters.ts';
import { isSameFilters, type LogLocation, type LogQuery, type OpenEntry } from '#src/domain/logs/log-location.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import type { LogExport } from '#src/domain/logs/log-export.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { latest, type Loadable, mapLoadable } from '#src/application/async/loadable.ts';
import type { CopyShownBy, CopyText, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import { LiveLog } from './live-log.ts';
import { LogDates, type TimestampFormatStore, timestampFormatStore } from './log-dates.ts';
import { type ExportDeps, LogExporter } from './log-exporter.ts';
import { LogList } from './log-list.ts';
import { type FetchLogs, type LogRow, NewRows } from './new-rows.ts';
import { type SavedViewsStore, savedViewsStore } from './saved-views-store.ts';

const DEBOUNCE_MS = 500;

export class LogSearch {
  typed = '';
  #cancelPending: Disposer | null = null;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(text: string, settle: (phrase: string) => void): void {
    this.stop();
    this.typed = text;
    this.#cancelPending = this.#clock.after(DEBOUNCE_MS, () => {
      this.#cancelPending = null;
      settle(this.typed);
    });
  }

  /** Applies the URL's phrase, unless the person is typing. Opening an entry ends that: a later search would close it. */
  syncLocation({ filters, open }: LogLocation<{ readonly searchPhrase: string }>): void {
    if (open) this.stop();
    if (!this.#cancelPending) this.typed = filters.searchPhrase;
  }

  clear(): void {
    this.stop();
    this.typed = '';
  }

  /** Another filter applies the phrase as it is. */
  stop(): void {
    this.#cancelPending?.();
    this.#cancelPending = null;
  }
}

/** Whether the provider filters by dates; neither has nor lacks them until it has answered. */
interface OfferedDates {
  has(): boolean;
  lacks(): boolean;
  isOffered(): AsyncResult<boolean>;
}

export interface LogDeps extends ExportDeps {
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
  readonly copyText: CopyText;
  readonly timestampFormat: TimestampFormatStore;
  readonly savedViews: SavedViewsStore;
  readonly offeredDates: OfferedDates;
}

export const logDeps: Part<LogDeps> = ({ platform, get, report, copyText, language, capabilities }) => {
  const { clock, windowFocus: focus, fileSaver: files } = platform;
  const own = { timestampFormat: get(timestampFormatStore), savedViews: get(savedViewsStore) };
  const offeredDates = {
    has: () => capabilities.has('log-date-range'),
    lacks: () => capabilities.lacks('log-date-range'),
    isOffered: () => capabilities.isOffered('log-date-range'),
  };
  return { ...own, offeredDates, clock, focus, files, report, copyText, language };
};

const TRAFFIC_COLUMNS = 60;

export interface LogKind<Row extends LogRow, F> {
  readonly query: LogQuery<F>;
  readonly export: LogExport<Row>;
  readonly fetchPage: FetchLogs<Row, F>;
  /** Without the filters that apply to the loaded rows. */
  toFetched(filters: F): F;
  /** Without values that the provider does not know, as far as its choices have loaded. */
  toSupported(filters: F): F;
  /** Null if no filter applies to the loaded rows. */
  matcher(filters: F, now: Instant): RowMatcher<Row> | null;
  toEvent(row: Row): TrafficEvent;
}

export interface Neighbors<Row> {
  /** Of the open entry among the rows, from 1; 0 if it is not one of them. */
  readonly position: number;
  readonly newer: Row | null;
  readonly older: Row | null;
}

export function neighborsOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  entryId: string | null,
): Neighbors<Row> {
  const at = rows.findIndex(({ id }) => id === entryId);
  if (at < 0) return { position: 0, newer: null, older: null };
  return { position: at + 1, newer: rows[at - 1] ?? null, older: rows[at + 1] ?? null };
}

/** A url may have dates before it is known whether the provider filters by them, and nobody should see other rows below. */
function withOfferedDates<Row, F extends DatedFilters>(
  fetchPage: FetchLogs<Row, F>,
  { isOffered }: Pick<OfferedDates, 'isOffered'>,
): FetchLogs<Row, F> {
  return async (filters, after, signal) => {
    const offered = filters.dates === '' ? ok(false) : await isOffered();
    if (!offered.ok) return offered;
    return fetchPage(offered.value ? filters : { ...filters, dates: '' }, after, signal);
  };
}

/** One tab of logs: the list under the URL's filters, and its open entry. */
export class LogView<Row extends LogRow, F extends DatedFilters> {
  readonly list: LogList<Row, F>;
  /** All filters of the URL; the list has those that the provider applies. */
  filters: F;
  readonly live: LiveLog;
  readonly dates: LogDates;
  readonly newRows: NewRows;
  readonly exporter: LogExporter<Row>;
  manualCopyText: string | null = null;
  opened: Row | null = null;
  private openId: string | null = null;
  private requestedId: string | null = null;
  readonly #deps: LogDeps;

  constructor(
    deps: LogDeps,
    readonly kind: LogKind<Row, F>,
  ) {
    this.#deps = deps;
    this.list = new LogList(withOfferedDates(kind.fetchPage, deps.offeredDates), kind.query.none);
    this.filters = kind.query.none;
    this.newRows = new NewRows(deps.clock);
    this.dates = new LogDates(deps.clock);
    this.live = new LiveLog(() => this.poll(), deps.clock, deps.focus);
    this.exporter = new LogExporter(this, deps);
    makeAutoObservable(
      this,
      {
        kind: false,
        list: false,
        live: false,
        dates: false,
        newRows: false,
        exporter: false,
        timestampFormat: false,
        copyText: false,
      },
      { autoBind: true, deep: false },
    );
  }

  start(): Disposer {
    const disposers = [this.live.start(), this.timestampFormat.start()];
    return () => {
      for (const dispose of disposers) dispose();
      this.exporter.stop();
      this.dates.stop();
      this.newRows.forget();
      this.list.forget();
      this.show(null);
    };
  }

  get timestampFormat(): TimestampFormatStore {
    return this.#deps.timestampFormat;
  }

  get copyText(): CopyText {
    return this.#deps.copyText;
  }

  get savedViews(): SavedViewsStore {
    return this.#deps.savedViews;
  }

  get query(): string {
    return this.kind.query.write('', { filters: this.filters, open: null });
  }

  get openedId(): string | null {
    return this.opened && this.opened.id;
  }

  /** Newer rows may have moved it; null if it is not among the rows. */
  get openEntry(): OpenEntry | null {
    const { list, openId } = this;
    return openId !== null && list.find(openId) ? { id: openId, after: list.idAbove(openId) } : null;
  }

  /** The loaded rows over time, those outside the chosen stretch of time, too. */
  get trafficColumns(): readonly TrafficColumn[] {
    const matches = this.kind.matcher({ ...this.filters, between: '' }, this.timestampFormat.now);
    const rows = matches ? this.list.rows.filter(matches) : this.list.rows;
    return trafficColumns(rows.map(this.kind.toEvent), TRAFFIC_COLUMNS);
  }

  get trafficFigures(): TrafficFigures {
    return trafficFigures(this.rows.map(this.kind.toEvent));
  }

  get neighbors(): Neighbors<Row> {
    return neighborsOf(this.rows, this.openedId);
  }

  /** The row below the open entry, fetched if it is not loaded yet. */
  async fetchOlder(): Promise<Row | null> {
    const { openedId } = this;
    const isLast = this.neighbors.older === null;
    if (isLast) await this.list.loadMore();
    return this.openedId === openedId ? this.neighbors.older : null;
  }

  get isFiltered(): boolean {
    return !isSameFilters(this.filters, this.kind.query.none);
  }

  get offersDates(): boolean {
    return this.#deps.offeredDates.has();
  }

  /** The day of UTC: none after it can be chosen. */
  get lastDay(): string {
    return dateOf(this.timestampFormat.now);
  }

  /** Nothing new belongs to days that are over. */
  get canBeLive(): boolean {
    return !hasEnded(this.filters.dates, this.timestampFormat.now);
  }

  /** What the url should have instead, because the provider has no such choice; null if nothing is wrong with it. */
  get supportedFilters(): F | null {
    // The choices of an earlier visit may be outdated.
    if (this.list.state.kind === 'idle') return null;
    const supported = this.withSupportedDates(this.kind.toSupported(this.filters));
    return isSameFilters(supported, this.filters) ? null : supported;
  }

  get isNarrowed(): boolean {
    return this.matches !== null;
  }

  get state(): Loadable<readonly Row[]> {
    const { matches } = this;
    const { state } = this.list;
    return matches ? mapLoadable(state, (rows) => rows.filter(matches)) : state;
  }

  get rows(): readonly Row[] {
    return latest(this.state) ?? [];
  }

  /** Shows the URL's location; loads only if it differs from what is shown. */
  async applyLocation({ filters, open }: LogLocation<F>): Promise<void> {
    this.show(open);
    this.filters = filters;
    this.dates.syncLocation(filters.dates, open !== null);
    if (this.live.isActive && !this.canBeLive) this.live.toggle();
    const { list } = this;
    const fetched = this.kind.toFetched(this.withSupportedDates(filters));
    const hasNewFilters = list.state.kind === 'idle' || !isSameFilters(fetched, list.filters);
    const isNotLoaded = open !== null && this.openRow === null && list.missingId !== open.id;
    const isRequested = list.state.kind === 'loading' && this.requestedId === open?.id;
    const needsSearch = isNotLoaded && !isRequested && list.state.kind !== 'failed';
    if (hasNewFilters || needsSearch) await this.load(fetched, open);
  }

  retry(open: OpenEntry | null): Promise<void> {
    return this.load(this.list.filters, open);
  }

  showNewest(): Promise<void> {
    return this.load(this.list.filters, null);
  }

  /** Skips if more rows have loaded since, after a failure, and among few matches, where the end is always near. */
  loadOnScroll(shown: number): void {
    if (!this.isNarrowed && !this.list.moreFailure && shown === this.list.rows.length) void this.list.loadMore();
  }

  toggleLive(): void {
    this.live.toggle();
    if (this.live.isActive && this.list.startsAfter !== null) void this.showNewest();
  }

  async copy(text: string, shownBy: CopyShownBy = 'button'): Promise<boolean> {
    this.setManualCopyText(null);
    if ((await this.#deps.copyText(text, shownBy)) === 'copied') return true;
    this.setManualCopyText(text);
    return false;
  }

  private withSupportedDates(filters: F): F {
    const { offeredDates, clock } = this.#deps;
    const isSupported = !offeredDates.lacks() && !dateRangeProblem(readDateRange(filters.dates), clock.now());
    return isSupported ? filters : { ...filters, dates: '' };
  }

  private async poll(): Promise<RequestFailure | null> {
    const failure = await this.newRows.watch(this.list);
    this.setOpened();
    return failure;
  }

  private get matches(): RowMatcher<Row> | null {
    return this.kind.matcher(this.filters, this.timestampFormat.now);
  }

  private async load(filters: F, open: OpenEntry | null): Promise<void> {
    this.requestedId = open?.id ?? null;
    this.exporter.stop();
    await this.list.load(filters, open);
    const { state } = this.list;
    if (state.kind === 'failed') this.#deps.report(state.failure, 'read', 'in-place');
    this.setOpened();
  }

  private get openRow(): Row | null {
    if (this.openId === null) return null;
    return this.list.find(this.openId) ?? (this.openedId === this.openId ? this.opened : null);
  }

  private show(open: OpenEntry | null): void {
    if (this.openId !== open?.id) this.manualCopyText = null;
    this.openId = open?.id ?? null;
    this.setOpened();
  }

  private setOpened(): void {
    this.opened = this.openRow;
  }

  private setManualCopyText(manualCopyText: string | null): void {
    this.manualCopyText = manualCopyText;
  }
}
