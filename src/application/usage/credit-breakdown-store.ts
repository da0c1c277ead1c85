import { makeAutoObservable } from 'mobx';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { labelsInUse } from '#src/domain/api-keys/labels-in-use.ts';
import type { RequestKey } from '#src/domain/logs/api-request.ts';
import { type CallbackFilterOptions, callbackFilterFor, requestFilterFor } from '#src/domain/logs/log-filters.ts';
import { callbackQuery, requestQuery } from '#src/domain/logs/log-location.ts';
import { csvText } from '#src/domain/shared/csv.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import {
  type BreakdownDimension,
  type BreakdownQuery,
  type BreakdownRow,
  breakdownCells,
  type CreditBreakdown,
  creditBreakdown,
} from '#src/domain/usage/credit-breakdown.ts';
import { BREAKDOWN_DIMENSIONS, HISTORY_RANGES, type HistoryRange } from '#src/domain/usage/credits-over-time.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { PageTabs } from '#src/application/app/page-tabs.ts';
import type { Loadable } from '#src/application/async/loadable.ts';
import { QueryResource } from '#src/application/async/query-resource.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import type { ShownLanguage } from '#src/application/i18n/language-store.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { UsageGateway } from './usage-gateway.ts';

/** What the logs can be filtered by. */
interface FilterOptions {
  requestKeys(signal?: AbortSignal): AsyncResult<readonly RequestKey[]>;
  callbackFilterOptions(signal?: AbortSignal): AsyncResult<CallbackFilterOptions>;
}

export interface CreditBreakdownDeps {
  readonly gateway: Pick<UsageGateway, 'breakdown'>;
  readonly filters: FilterOptions;
  readonly clock: Clock;
  readonly files: FileSaver;
  readonly language: ShownLanguage;
  readonly focus: WindowFocus;
  readonly logFailure: LogFailure;
  readonly pageTabs: Pick<PageTabs, 'lastTab' | 'save'>;
  readonly offersLabels: () => boolean;
}

export const creditBreakdownStore: Part<CreditBreakdownStore> = (parts) => {
  const { gateways, platform, logFailure, pageTabs, language } = parts;
  const { clock, fileSaver: files, windowFocus: focus } = platform;
  const own = { gateway: gateways.usage, filters: gateways.logs, clock, files, focus };
  const offersLabels = () => parts.capabilities.has('api-key-labels');
  return new CreditBreakdownStore({ ...own, logFailure, pageTabs, language, offersLabels });
};

const RANGE = 'credit-breakdown-range';
const DIMENSION = 'credit-breakdown-by';

/** What credits were used for, and where the logs have more of it. */
export class CreditBreakdownStore {
  readonly #credits: QueryResource<BreakdownQuery, CreditBreakdown>;
  readonly #keys: Resource<readonly RequestKey[]>;
  readonly #callbacks: Resource<CallbackFilterOptions>;
  readonly #deps: CreditBreakdownDeps;

  constructor(deps: CreditBreakdownDeps) {
    this.#deps = deps;
    const { pageTabs, filters, gateway } = deps;
    const query: BreakdownQuery = {
      range: HISTORY_RANGES.find((range) => range === pageTabs.lastTab(RANGE)) ?? '30d',
      by: BREAKDOWN_DIMENSIONS.find((by) => by === pageTabs.lastTab(DIMENSION)) ?? 'key',
      label: '',
    };
    this.#credits = new QueryResource(query, {
      fetch: (sent, signal) => gateway.breakdown(sent, signal),
      read: (items, { by }) => creditBreakdown(items, by),
    });
    this.#keys = new Resource((signal) => filters.requestKeys(signal));
    this.#callbacks = new Resource((signal) => filters.callbackFilterOptions(signal));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.load());
    return () => {
      unsubscribe();
      for (const resource of [this.#credits, this.#keys, this.#callbacks]) resource.stop();
    };
  }

  get query(): BreakdownQuery {
    return this.#credits.query;
  }

  get breakdown(): Loadable<CreditBreakdown> {
    return this.#credits.state;
  }

  /** What the shown one is divided by, also while another one loads. */
  get shownBy(): BreakdownDimension {
    return this.#credits.shown?.query.by ?? this.query.by;
  }

  chooseRange(range: HistoryRange): void {
    this.#deps.pageTabs.save(RANGE, range);
    this.#choose({ range });
  }

  chooseDimension(by: BreakdownDimension): void {
    this.#deps.pageTabs.save(DIMENSION, by);
    this.#choose({ by });
  }

  chooseLabel(label: string): void {
    this.#choose({ label });
  }

  /** To choose from; none where the provider does not filter by them. */
  get labels(): readonly string[] {
    return this.#deps.offersLabels() ? labelsInUse(this.#keys.value ?? []) : [];
  }

  /** The filters of the logs come beside it, and once: without them nothing but the links is missing. */
  async load(): Promise<void> {
    const options: Resource<unknown> = this.query.by === 'key' ? this.#keys : this.#callbacks;
    const wanted = new Set([options, ...(this.#deps.offersLabels() ? [this.#keys] : [])]);
    for (const one of wanted) if (one.value === undefined) void one.load();
    await this.#credits.load();
    const { state } = this.#credits;
    if (state.kind === 'failed') this.#deps.logFailure('The credit breakdown did not load', state.failure);
  }

  /** The log that shows it; null if no filter of the logs has it. */
  logPath({ id, isOther }: BreakdownRow): string | null {
    if (isOther) return null;
    return this.shownBy === 'key' ? this.#callsPath(id) : this.#callbacksPath(this.shownBy, id);
  }

  /** All rows, also those that are not drawn. */
  exportCsv(): void {
    const { shown } = this.#credits;
    if (!shown) return;
    const { by, range } = shown.query;
    const day = new Date(this.#deps.clock.now()).toISOString().slice(0, 10);
    const text = csvText(breakdownCells(shown.value), this.#deps.language.shown);
    this.#deps.files.save({ name: `credits-by-${by}-${range}-${day}.csv`, mediaType: 'text/csv;charset=utf-8', text });
  }

  #callsPath(id: string): string | null {
    const rows = this.#credits.shown?.value.rows ?? [];
    const keys = rows.map((row) => ({ ...row, id: row.id as ApiKeyId }));
    const apiKey = requestFilterFor(id as ApiKeyId, keys, this.#keys.value ?? []);
    if (apiKey === null) return null;
    return `/usage?${requestQuery.write('', { filters: { ...requestQuery.none, apiKey }, open: null })}#api-request`;
  }

  /** Callbacks have no key, and so no label. */
  #callbacksPath(by: Exclude<BreakdownDimension, 'key'>, id: string): string | null {
    if (this.#credits.shown?.query.label) return null;
    const options = this.#callbacks.value;
    const filters = options && callbackFilterFor(by, id, options);
    if (!filters) return null;
    return `/usage?${callbackQuery.write('', { filters: { ...callbackQuery.none, ...filters }, open: null })}#webhooks`;
  }

  #choose(change: Partial<BreakdownQuery>): void {
    if (this.#credits.choose(change)) void this.load();
  }
}
