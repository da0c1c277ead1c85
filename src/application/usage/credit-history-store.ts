import { makeAutoObservable } from 'mobx';
import { type CreditChart, creditChart } from '#src/domain/usage/credit-chart.ts';
import {
  HISTORY_GROUPINGS,
  HISTORY_RANGES,
  type HistoryGrouping,
  type HistoryQuery,
  type HistoryRange,
} from '#src/domain/usage/credits-over-time.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { PageTabs } from '#src/application/app/page-tabs.ts';
import { type Loadable, mapLoadable } from '#src/application/async/loadable.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { UsageGateway } from './usage-gateway.ts';

export interface CreditHistoryDeps {
  readonly gateway: UsageGateway;
  readonly focus: WindowFocus;
  readonly logFailure: LogFailure;
  readonly pageTabs: Pick<PageTabs, 'lastTab' | 'save'>;
}

interface Loaded {
  readonly query: HistoryQuery;
  readonly chart: CreditChart;
}

const RANGE = 'credit-history-range';
const GROUPING = 'credit-history-grouping';

/** The chart of credits over time, the same on the usage page and the dashboard. */
export class CreditHistoryStore {
  query: HistoryQuery;
  readonly #loaded: Resource<Loaded>;
  readonly #deps: CreditHistoryDeps;

  constructor(deps: CreditHistoryDeps) {
    this.#deps = deps;
    const { pageTabs } = deps;
    this.query = {
      range: HISTORY_RANGES.find((range) => range === pageTabs.lastTab(RANGE)) ?? '30d',
      grouping: HISTORY_GROUPINGS.find((grouping) => grouping === pageTabs.lastTab(GROUPING)) ?? 'product',
    };
    this.#loaded = new Resource((signal) => this.#read(signal));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.load());
    return () => {
      unsubscribe();
      this.#loaded.stop();
    };
  }

  /** While another range loads, the earlier chart stays. One that failed to load is never shown as the earlier one. */
  get chart(): Loadable<CreditChart> {
    const { state } = this.#loaded;
    if (state.kind === 'failed' && state.previous && state.previous.query !== this.query)
      return { kind: 'failed', failure: state.failure };
    return mapLoadable(state, ({ chart }) => chart);
  }

  chooseRange(range: HistoryRange): void {
    this.#deps.pageTabs.save(RANGE, range);
    this.#choose({ ...this.query, range });
  }

  chooseGrouping(grouping: HistoryGrouping): void {
    this.#deps.pageTabs.save(GROUPING, grouping);
    this.#choose({ ...this.query, grouping });
  }

  async load(): Promise<void> {
    await this.#loaded.load();
    const { state } = this.#loaded;
    if (state.kind === 'failed') this.#deps.logFailure('The credits over time did not load', state.failure);
  }

  #choose(query: HistoryQuery): void {
    const { range, grouping } = this.query;
    if (query.range === range && query.grouping === grouping) return;
    this.query = query;
    void this.load();
  }

  async #read(signal: AbortSignal): AsyncResult<Loaded> {
    const { query } = this;
    const result = await this.#deps.gateway.history(query, signal);
    return result.ok ? ok({ query, chart: creditChart(result.value) }) : result;
  }
}
