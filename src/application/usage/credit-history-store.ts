import { makeAutoObservable } from 'mobx';
import { type CreditChart, creditChart } from '#src/domain/usage/credit-chart.ts';
import {
  HISTORY_GROUPINGS,
  HISTORY_RANGES,
  type HistoryGrouping,
  type HistoryQuery,
  type HistoryRange,
} from '#src/domain/usage/credits-over-time.ts';
import type { PageTabs } from '#src/application/app/page-tabs.ts';
import type { Loadable } from '#src/application/async/loadable.ts';
import { QueryResource } from '#src/application/async/query-resource.ts';
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

const RANGE = 'credit-history-range';
const GROUPING = 'credit-history-grouping';

/** The chart of credits over time, the same on the usage page and the dashboard. */
export class CreditHistoryStore {
  readonly #credits: QueryResource<HistoryQuery, CreditChart>;
  readonly #deps: CreditHistoryDeps;

  constructor(deps: CreditHistoryDeps) {
    this.#deps = deps;
    const { pageTabs, gateway } = deps;
    const query: HistoryQuery = {
      range: HISTORY_RANGES.find((range) => range === pageTabs.lastTab(RANGE)) ?? '30d',
      grouping: HISTORY_GROUPINGS.find((grouping) => grouping === pageTabs.lastTab(GROUPING)) ?? 'product',
    };
    this.#credits = new QueryResource(query, {
      fetch: (sent, signal) => gateway.history(sent, signal),
      read: creditChart,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(): Disposer {
    void this.load();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.load());
    return () => {
      unsubscribe();
      this.#credits.stop();
    };
  }

  get query(): HistoryQuery {
    return this.#credits.query;
  }

  get chart(): Loadable<CreditChart> {
    return this.#credits.state;
  }

  chooseRange(range: HistoryRange): void {
    this.#deps.pageTabs.save(RANGE, range);
    this.#choose({ range });
  }

  chooseGrouping(grouping: HistoryGrouping): void {
    this.#deps.pageTabs.save(GROUPING, grouping);
    this.#choose({ grouping });
  }

  async load(): Promise<void> {
    await this.#credits.load();
    const { state } = this.#credits;
    if (state.kind === 'failed') this.#deps.logFailure('The credits over time did not load', state.failure);
  }

  #choose(change: Partial<HistoryQuery>): void {
    if (this.#credits.choose(change)) void this.load();
  }
}
