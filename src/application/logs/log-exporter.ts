import { makeAutoObservable } from 'mobx';
import { csvFile, type ExportFormat, type ExportScope, jsonFile, type LogExport } from '#src/domain/logs/log-export.ts';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';

/** An export loads on up to so many rows. */
export const EXPORT_ROWS = 1000;

/** While another page is on its way. */
const PAUSE_MS = 100;

interface ExportedLog<Row> {
  readonly rows: readonly Row[];
  readonly isFiltered: boolean;
  readonly kind: { readonly export: LogExport<Row> };
  readonly list: {
    readonly rows: readonly Row[];
    readonly hasMore: boolean;
    readonly isLoadingMore: boolean;
    readonly startsAfter: string | null;
    loadMore(): Promise<void>;
  };
}

export interface ExportProgress {
  readonly loaded: number;
  readonly goal: number;
}

export interface ExportDeps {
  readonly clock: Clock;
  readonly files: FileSaver;
  readonly language: ShownLanguage;
}

export class LogExporter<Row> {
  private isRunning = false;
  /** One per run, so that a stopped one saves nothing. */
  #run = 0;
  readonly #log: ExportedLog<Row>;
  readonly #deps: ExportDeps;

  constructor(log: ExportedLog<Row>, deps: ExportDeps) {
    this.#log = log;
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get scope(): ExportScope {
    const { rows, isFiltered, list } = this.#log;
    return { rows: rows.length, isFiltered, hasMore: list.hasMore, startsMidLog: list.startsAfter !== null };
  }

  get canLoadOn(): boolean {
    const { list } = this.#log;
    return list.hasMore && list.rows.length > 0 && list.rows.length < EXPORT_ROWS;
  }

  /** Null unless rows are being loaded. */
  get progress(): ExportProgress | null {
    return this.isRunning ? { loaded: this.#log.list.rows.length, goal: EXPORT_ROWS } : null;
  }

  save(format: ExportFormat): void {
    const { clock, files, language } = this.#deps;
    const label = { ...this.scope, now: clock.now(), language: language.shown };
    const toFile = format === 'csv' ? csvFile : jsonFile;
    files.save(toFile(this.#log.kind.export, this.#log.rows, label));
  }

  /** Saves nothing if it is stopped, or if a page brings no further rows. */
  async loadAndSave(format: ExportFormat): Promise<void> {
    const run = this.begin();
    const { list } = this.#log;
    while (this.#run === run && this.canLoadOn) {
      const before = list.rows.length;
      if (list.isLoadingMore) await this.pause();
      else await list.loadMore();
      if (!list.isLoadingMore && list.rows.length === before) this.stop();
    }
    if (this.#run !== run) return;
    this.stop();
    this.save(format);
  }

  stop(): void {
    this.#run += 1;
    this.isRunning = false;
  }

  private begin(): number {
    this.#run += 1;
    this.isRunning = true;
    return this.#run;
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => void this.#deps.clock.after(PAUSE_MS, resolve));
  }
}
