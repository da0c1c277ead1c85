import { makeAutoObservable, observable, reaction } from 'mobx';
import {
  isRunning,
  type RedeliveryCount,
  type RedeliveryFilter,
  type RedeliveryJob,
  type RedeliveryJobId,
  shownJobs,
} from '#src/domain/logs/bulk-redelivery.ts';
import { hasWords, type RequestFailure } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { loadAndReport, Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import { change } from '#src/application/forms/change.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { BulkRedeliveryGateway } from './bulk-redelivery-gateway.ts';
import { callbackLogsStore } from './callback-logs-store.ts';

interface BulkRedeliveryDeps {
  readonly gateway: Pick<BulkRedeliveryGateway, 'jobs'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
  /** The log has what a job that ended has sent. */
  readonly loadNewer: () => Promise<unknown>;
}

const POLL_MS = 3000;
const CONFLICT = 409;

export const bulkRedeliveryStore: Part<BulkRedeliveryStore> = ({ gateways, platform, report, get }) => {
  const { clock, windowFocus: focus } = platform;
  const { view } = get(callbackLogsStore);
  const loadNewer = () => view.newRows.watch(view.list);
  return new BulkRedeliveryStore({ gateway: gateways.bulkRedelivery, clock, focus, report, loadNewer });
};

/** The jobs of the account. They run on the server, and every member sees them. */
export class BulkRedeliveryStore {
  readonly jobs: Resource<readonly RedeliveryJob[]>;
  readonly #dismissed = observable.set<RedeliveryJobId>();
  /** Their end is news. */
  readonly #seenRunning = observable.set<RedeliveryJobId>();
  readonly #deps: BulkRedeliveryDeps;

  constructor(deps: BulkRedeliveryDeps) {
    this.#deps = deps;
    this.jobs = new Resource((signal) => deps.gateway.jobs(signal));
    makeAutoObservable(this, { jobs: false }, { autoBind: true, deep: false });
  }

  /** For as long as the log shows. */
  watch(): Disposer {
    void this.load();
    let stopWaiting: Disposer = () => undefined;
    const stopReaction = reaction(
      () => (this.running.length > 0 ? this.jobs.state : null),
      (state) => {
        stopWaiting();
        if (state && state.kind !== 'loading') stopWaiting = this.#deps.clock.after(POLL_MS, this.poll);
      },
      { fireImmediately: true },
    );
    const unsubscribe = this.#deps.focus.onReturn(() => void this.load());
    return () => {
      unsubscribe();
      stopReaction();
      stopWaiting();
      this.jobs.stop();
    };
  }

  async load(): Promise<void> {
    const before = this.running;
    await loadAndReport(this.jobs, this.#deps.report);
    this.note(before);
  }

  get shown(): readonly RedeliveryJob[] {
    return shownJobs(this.jobs.value ?? [], this.#dismissed);
  }

  get running(): readonly RedeliveryJob[] {
    return this.jobs.value?.filter(isRunning) ?? [];
  }

  /** The newest job that ran while somebody watched: its start and its end are announced, and no step between. */
  get news(): RedeliveryJob | null {
    return this.jobs.value?.find(({ id }) => this.#seenRunning.has(id)) ?? null;
  }

  /** What a change responded with. */
  accept(job: RedeliveryJob): void {
    const before = this.running;
    const others = (this.jobs.value ?? []).filter(({ id }) => id !== job.id);
    this.jobs.replace([job, ...others]);
    this.note(before);
  }

  dismiss(id: RedeliveryJobId): void {
    this.#dismissed.add(id);
  }

  /** A hidden page waits for the return to it. */
  private poll(): void {
    if (this.#deps.focus.isVisible()) void this.load();
  }

  private note(before: readonly RedeliveryJob[]): void {
    const { running } = this;
    for (const { id } of running) this.#seenRunning.add(id);
    if (before.some(({ id }) => !running.some((job) => job.id === id))) void this.#deps.loadNewer();
  }
}

/** Lives with its dialog. */
export interface FailedCallbacks {
  readonly filter: RedeliveryFilter;
  readonly counted: Resource<RedeliveryCount>;
  load(): Promise<void>;
}

export const failedCallbacks: Part<(filter: RedeliveryFilter) => FailedCallbacks> =
  ({ gateways, report }) =>
  (filter) => {
    const counted = new Resource((signal) => gateways.bulkRedelivery.count(filter, signal));
    return { filter, counted, load: () => loadAndReport(counted, report) };
  };

/** What was counted is confirmed, and sent along: where it has changed, nothing starts, and the new count shows. */
export const redeliverFailed = change('redeliver-failed', (parts: Parts, { filter, counted }: FailedCallbacks) => {
  const { gateways, get, translate } = parts;
  const store = get(bulkRedeliveryStore);
  const known = new Set(store.jobs.value?.map(({ id }) => id));
  const inWords = (failure: RequestFailure, count: number) => {
    if (hasWords(failure)) return failure;
    const hasChanged = counted.value?.count !== count;
    return { ...failure, details: [translate(hasChanged ? 'redelivery.changed' : 'redelivery.is-running')] };
  };
  return {
    initial: {},
    toNext: () => counted.value ?? { count: 0, limit: null, before: null, domains: [] },
    async send({ count, before }: RedeliveryCount) {
      const upTo = before === null ? filter : { ...filter, before };
      const result = await gateways.bulkRedelivery.start(upTo, count);
      if (result.ok || result.failure.kind !== 'rejected' || result.failure.status !== CONFLICT) return result;
      await Promise.all([counted.load(), store.load()]);
      return fail(inWords(result.failure, count));
    },
    done: (job: RedeliveryJob) => store.accept(job),
    confirms: ({ total }, { count }) => total === count,
    async recheck({ kind }) {
      if (kind !== 'unreachable') return false;
      await store.load();
      return store.running.some(({ id }) => !known.has(id));
    },
  };
});

/** What was sent stays sent, and the rest can be sent later: nobody is asked first. */
export const stopRedelivery = change('stop-redelivery', ({ gateways, get }: Parts, id: RedeliveryJobId) => {
  const store = get(bulkRedeliveryStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => gateways.bulkRedelivery.stop(id),
    done: (job: RedeliveryJob) => store.accept(job),
    confirms: (job) => !isRunning(job),
    async recheck({ kind, status }) {
      if (kind !== 'unreachable' && status !== CONFLICT) return false;
      await store.load();
      return store.jobs.state.kind === 'ready' && !store.running.some((job) => job.id === id);
    },
  };
});
