import { makeAutoObservable } from 'mobx';
import { isSameFilters, type LogLocation, type LogQuery, type OpenEntry } from '#src/domain/logs/log-location.ts';
import { csvFile, type ExportFormat, type ExportScope, jsonFile, type LogExport } from '#src/domain/logs/log-export.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import { LiveLog } from './live-log.ts';
import { LogList } from './log-list.ts';
import type { FetchLogs, LogRow } from './log-row.ts';
import type { TimestampFormatStore } from './timestamp-format-store.ts';

export interface LogDeps {
  readonly clock: Clock;
  readonly focus: WindowFocus;
  readonly files: FileSaver;
  readonly report: ReportFailure;
  readonly copyText: CopyText;
  readonly timestampFormat: TimestampFormatStore;
}

export interface LogKind<Row extends LogRow, F> {
  readonly query: LogQuery<F>;
  readonly export: LogExport<Row>;
  readonly fetchPage: FetchLogs<Row, F>;
}

/** One tab of logs: the list under the URL's filters, and its open entry. */
export class LogView<Row extends LogRow, F extends object> {
  readonly list: LogList<Row, F>;
  readonly live: LiveLog;
  /** The text to copy manually after copying failed. */
  manualCopyText: string | null = null;
  /** The open entry. Stays open if the list restarts without it. */
  opened: Row | null = null;
  private openId: string | null = null;
  /** The entry that the list was started to contain. */
  private requestedId: string | null = null;
  readonly #deps: LogDeps;

  constructor(
    deps: LogDeps,
    readonly kind: LogKind<Row, F>,
  ) {
    this.#deps = deps;
    this.list = new LogList(kind.fetchPage, kind.query.none);
    this.live = new LiveLog(() => this.list.loadNewer(), deps.clock, deps.focus);
    makeAutoObservable(
      this,
      { kind: false, list: false, live: false, timestampFormat: false, copyText: false },
      { autoBind: true, deep: false },
    );
  }

  start(): Disposer {
    const disposers = [this.live.start(), this.timestampFormat.start()];
    return () => {
      for (const dispose of disposers) dispose();
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

  get openedId(): string | null {
    return this.opened && this.opened.id;
  }

  /** Newer rows may have moved it; null if it is not among the rows. */
  get openEntry(): OpenEntry | null {
    const { list, openId } = this;
    return openId !== null && list.find(openId) ? { id: openId, after: list.idAbove(openId) } : null;
  }

  get isFiltered(): boolean {
    return !isSameFilters(this.list.filters, this.kind.query.none);
  }

  get scope(): ExportScope {
    const { rows, hasMore, startsAfter } = this.list;
    return { rows: rows.length, isFiltered: this.isFiltered, hasMore, startsMidLog: startsAfter !== null };
  }

  /** Shows the URL's location; loads only if it differs from what is shown. */
  async applyLocation({ filters, open }: LogLocation<F>): Promise<void> {
    this.show(open);
    const { list } = this;
    const hasNewFilters = list.state.kind === 'idle' || !isSameFilters(filters, list.filters);
    const isNotLoaded = open !== null && this.openRow === null && list.missingId !== open.id;
    const isRequested = list.state.kind === 'loading' && this.requestedId === open?.id;
    const needsSearch = isNotLoaded && !isRequested && list.state.kind !== 'failed';
    if (hasNewFilters || needsSearch) await this.load(filters, open);
  }

  retry(open: OpenEntry | null): Promise<void> {
    return this.load(this.list.filters, open);
  }

  /** Leaves the linked position. */
  showNewest(): Promise<void> {
    return this.load(this.list.filters, null);
  }

  /**
   * Called near the end of `shown` rows. Skips if more rows have loaded since, and after a failure,
   * which only the person retries.
   */
  loadOnScroll(shown: number): void {
    if (!this.list.moreFailure && shown === this.list.rows.length) void this.list.loadMore();
  }

  toggleLive(): void {
    this.live.toggle();
    if (this.live.isActive && this.list.startsAfter !== null) void this.showNewest();
  }

  exportAs(format: ExportFormat): void {
    const { clock, files } = this.#deps;
    const { rows } = this.list;
    const label = { ...this.scope, now: clock.now() };
    const toFile = format === 'csv' ? csvFile : jsonFile;
    files.save(toFile(this.kind.export, rows, label));
  }

  async copy(text: string): Promise<void> {
    this.setManualCopyText(null);
    if ((await this.#deps.copyText(text)) !== 'copied') this.setManualCopyText(text);
  }

  private async load(filters: F, open: OpenEntry | null): Promise<void> {
    this.requestedId = open?.id ?? null;
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
