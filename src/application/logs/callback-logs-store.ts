import { makeAutoObservable } from 'mobx';
import type { Failure, RequestFailure } from '#src/domain/shared/failure.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { LogGateway } from './log-gateway.ts';
import { type CallbackLog, nameTails } from '#src/domain/logs/callback-log.ts';
import { callbackMatcher } from '#src/domain/logs/loaded-filters.ts';
import { timeBounds, callbackEvent } from '#src/domain/logs/log-time.ts';
import { callbackQuery, type LogLocation } from '#src/domain/logs/log-location.ts';
import { callbackExport } from '#src/domain/logs/log-export.ts';
import {
  type CallbackFilterOptions,
  type CallbackLogFilters,
  dropUnsupported,
  networksFor,
  withBlockchain,
} from '#src/domain/logs/log-filters.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { logDeps, type LogDeps, LogSearch, LogView } from './log-view.ts';

export type RedeliveryState =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending' }
  /** The id of the new entry; null if the provider did not give it. */
  | { readonly kind: 'requested'; readonly newId: string | null }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };

interface RedeliveryDeps {
  readonly gateway: Pick<LogGateway, 'redeliverCallback'>;
  readonly report: ReportFailure;
  readonly has: () => boolean;
  readonly loadNewer: () => Promise<unknown>;
}

const NONE: RedeliveryState = { kind: 'none' };

/** Sends callbacks of the log again, each by itself, until the log is left. */
export class CallbackRedelivery {
  private states: ReadonlyMap<string, RedeliveryState> = new Map();
  readonly #deps: RedeliveryDeps;

  constructor(deps: RedeliveryDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#deps.has();
  }

  stateOf(id: string): RedeliveryState {
    return this.states.get(id) ?? NONE;
  }

  async redeliver(id: string): Promise<void> {
    if (this.stateOf(id).kind === 'sending') return;
    this.set(id, { kind: 'sending' });
    const result = await this.#deps.gateway.redeliverCallback(id);
    if (!result.ok) return this.fail(id, result.failure);
    this.set(id, { kind: 'requested', newId: result.value });
    void this.#deps.loadNewer();
  }

  /** What is still being sent stays known, so that it is not sent twice. */
  forget(): void {
    this.states = new Map([...this.states].filter(([, { kind }]) => kind === 'sending'));
  }

  private fail(id: string, failure: Failure): void {
    this.set(id, failure.kind === 'canceled' ? NONE : { kind: 'failed', failure });
    this.#deps.report(failure, 'mutation', 'in-place');
    // It may have been sent, and then its entry shows.
    if (failure.kind === 'unreachable' || failure.kind === 'unexpected') void this.#deps.loadNewer();
  }

  private set(id: string, state: RedeliveryState): void {
    this.states = new Map(this.states).set(id, state);
  }
}

export const callbackLogsStore: Part<CallbackLogsStore> = ({ gateways, get, capabilities }) =>
  new CallbackLogsStore(gateways.logs, get(logDeps), () => capabilities.has('callback-redelivery'));

export class CallbackLogsStore {
  readonly view: LogView<CallbackLog, CallbackLogFilters>;
  readonly filterOptions: Resource<CallbackFilterOptions>;
  readonly search: LogSearch;
  readonly redelivery: CallbackRedelivery;

  constructor(gateway: LogGateway, deps: LogDeps, canRedeliver: () => boolean) {
    this.view = new LogView<CallbackLog, CallbackLogFilters>(deps, {
      query: callbackQuery,
      export: callbackExport,
      fetchPage: ({ dates, ...filters }, after, signal) =>
        gateway.callbackLogs({ ...filters, ...timeBounds(dates) }, after, signal),
      toFetched: (filters) => ({ ...filters, between: '' }),
      toSupported: (filters) => this.withKnownChoices(filters),
      matcher: callbackMatcher,
      toEvent: callbackEvent,
    });
    this.filterOptions = new Resource((signal) => gateway.callbackFilterOptions(signal));
    this.search = new LogSearch(deps.clock);
    this.redelivery = new CallbackRedelivery({
      ...{ gateway, report: deps.report, has: canRedeliver },
      loadNewer: () => this.view.newRows.watch(this.view.list),
    });
    makeAutoObservable(
      this,
      { view: false, filterOptions: false, search: false, redelivery: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const stop = this.view.start();
    void this.filterOptions.load();
    return () => {
      stop();
      this.search.stop();
      this.filterOptions.stop();
      this.redelivery.forget();
    };
  }

  async applyLocation(location: LogLocation<CallbackLogFilters>): Promise<void> {
    this.search.syncLocation(location);
    await this.view.applyLocation(location);
  }

  /** Networks that belong to a blockchain are offered once it is chosen. */
  get networks(): readonly string[] {
    const { value } = this.filterOptions;
    return value ? networksFor(value, this.view.filters.blockchain) : [];
  }

  /** The end of each loaded event that a cut leaves visible. */
  get eventTails(): ReadonlyMap<string, string> {
    return nameTails(this.loadedEvents.split('\n'));
  }

  /** One text, so that further rows of the same events change nothing. */
  private get loadedEvents(): string {
    return [...new Set(this.view.list.rows.map(({ event }) => event))].join('\n');
  }

  withFilters({ blockchain, ...change }: Partial<CallbackLogFilters>): CallbackLogFilters {
    this.search.stop();
    const filters = { ...this.view.filters, searchPhrase: this.search.typed, ...change };
    return blockchain === undefined ? filters : withBlockchain(filters, blockchain);
  }

  type(text: string, settle: (filters: CallbackLogFilters) => void): void {
    this.search.type(text, (searchPhrase) => settle({ ...this.view.filters, searchPhrase }));
  }

  clearFilters(): CallbackLogFilters {
    this.search.clear();
    this.view.dates.clear();
    return callbackQuery.none;
  }

  private withKnownChoices(filters: CallbackLogFilters): CallbackLogFilters {
    const { state } = this.filterOptions;
    return state.kind === 'ready' ? dropUnsupported(filters, state.value) : filters;
  }
}
