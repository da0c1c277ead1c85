import { makeAutoObservable, when } from 'mobx';
import { type CallbackDomain, urlsInState } from '#src/domain/callback-domains/callback-domain.ts';
import { type Attention, type AttentionFacts, attentionItems } from '#src/domain/dashboard/attention.ts';
import {
  type CallComparison,
  compareCalls,
  type RecentFailure,
  recentFailures,
} from '#src/domain/dashboard/recent-calls.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import type { ListedCallback } from '#src/domain/logs/callback-log.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { NO_CALLBACK_FILTERS, NO_REQUEST_FILTERS } from '#src/domain/logs/log-location.ts';
import { requestEvent } from '#src/domain/logs/log-time.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { isPlaceOffered, type OfferedPages } from '#src/domain/shared/offered-pages.ts';
import type { Page } from '#src/domain/shared/page.ts';
import { type AsyncResult, ok } from '#src/domain/shared/result.ts';
import { type TrafficColumn, trafficColumns } from '#src/domain/shared/traffic.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { isSettled, latest } from '#src/application/async/loadable.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import { offeredBudget } from '#src/application/usage/offered-budget.ts';

export interface OverviewDeps {
  readonly loadCalls: (signal: AbortSignal) => AsyncResult<Page<ListedRequest>>;
  readonly loadFailedCallbacks: (signal: AbortSignal) => AsyncResult<Page<ListedCallback>>;
  readonly loadDomains: (signal: AbortSignal) => AsyncResult<Page<CallbackDomain>>;
  /** Null without a company. */
  readonly loadCompany: (signal: AbortSignal) => AsyncResult<string | null>;
  readonly plan: () => AttentionFacts['plan'];
  readonly quota: () => AttentionFacts['quota'];
  readonly budget: () => AttentionFacts['budget'];
  readonly rotatedKeys: () => readonly string[];
  readonly reportsHealth: () => boolean;
  readonly isTwoFactorRecommended: () => boolean;
  readonly pages: OfferedPages;
  readonly clock: Clock;
  readonly focus: WindowFocus;
  readonly logFailure: LogFailure;
}

export const overviewStore: Part<OverviewStore> = (parts) => {
  const { gateways, platform, settings, logFailure, subscription, usage, rotations, capabilities, profile, get } =
    parts;
  const budget = get(offeredBudget);
  const { pages } = settings;
  const { clock, windowFocus: focus } = platform;
  return new OverviewStore({
    ...loaders(gateways, pages),
    ...{ clock, focus, logFailure, pages },
    plan: () => subscription.current.value ?? null,
    quota() {
      const shown = latest(usage.figures);
      return shown ? { usedPercent: shown.usedPercent, extra: shown.quota.extra } : null;
    },
    budget: () => budget.store?.attention ?? null,
    rotatedKeys: () => rotations.rotations.map(({ oldName }) => oldName),
    reportsHealth: () => capabilities.has('domain-health'),
    isTwoFactorRecommended: () =>
      capabilities.has('two-factor-setup') && (profile.profile.value?.isTwoFactorRecommended ?? false),
  });
};

type Loaders = Pick<OverviewDeps, 'loadCalls' | 'loadFailedCallbacks' | 'loadDomains' | 'loadCompany'>;

const NEWEST_CALLS = 100;
const FAILED: CallbackFilters = { ...NO_CALLBACK_FILTERS, status: 'failed' };

/** A page that is not offered is not asked for what the dashboard shows of it. */
function loaders({ logs, callbackDomains, onboarding }: Gateways, pages: OfferedPages): Loaders {
  const nothing = Promise.resolve(ok({ items: [] }));
  return {
    loadCalls: (signal) => (pages.usage ? logs.recentRequests(NEWEST_CALLS, NO_REQUEST_FILTERS, signal) : nothing),
    loadFailedCallbacks: (signal) => (pages.usage ? logs.callbackLogs(FAILED, null, signal) : nothing),
    loadDomains: (signal) => (pages['verify-domain'] ? callbackDomains.list(undefined, signal) : nothing),
    async loadCompany(signal) {
      const result = await onboarding.answers('company-data', signal);
      return result.ok ? ok(result.value?.companyName ?? null) : result;
    },
  };
}

const COLUMNS = 48;
const SHOWN_FAILURES = 5;
/** How long one slow part may hold back the others. */
const PATIENCE_MS = 2000;

interface NewestCalls extends Page<ListedRequest> {
  readonly readAt: Instant;
}

/** What happened lately and what needs attention. Each part loads by itself; a failure is only logged. */
export class OverviewStore {
  readonly calls: Resource<NewestCalls>;
  readonly failedCallbacks: Resource<Page<ListedCallback>>;
  readonly domains: Resource<Page<CallbackDomain>>;
  readonly company: Resource<string | null>;
  /** There were no calls when the dashboard opened, so it starts with the first one; null until it is known. */
  private hadNoCalls: boolean | null = null;
  /** All that decides which parts the dashboard has is known, so that they show at once and none moves the others. */
  isArranged = false;
  readonly #deps: OverviewDeps;

  constructor(deps: OverviewDeps) {
    this.#deps = deps;
    this.calls = new Resource((signal) => this.#readCalls(signal));
    this.failedCallbacks = new Resource(deps.loadFailedCallbacks);
    this.domains = new Resource(deps.loadDomains);
    this.company = new Resource(deps.loadCompany);
    makeAutoObservable(
      this,
      { calls: false, failedCallbacks: false, domains: false, company: false },
      { autoBind: true, deep: false },
    );
  }

  /** `areOthersSettled`: whether the other parts of the dashboard have their values, or failed. */
  start(areOthersSettled: () => boolean): Disposer {
    this.hadNoCalls = null;
    this.refresh();
    if (this.company.value === undefined) void this.load(this.company, 'company');
    const disposers = [
      this.#deps.focus.onReturn(this.refresh),
      when(() => this.isSettled && areOthersSettled(), this.arrange),
      this.#deps.clock.after(PATIENCE_MS, this.arrange),
    ];
    return () => {
      for (const dispose of disposers) dispose();
      for (const part of [this.calls, this.failedCallbacks, this.domains, this.company]) part.stop();
    };
  }

  refresh(): void {
    void this.loadCalls();
    void this.loadFailedCallbacks();
    void this.load(this.domains, 'domains');
  }

  async loadCalls(): Promise<void> {
    await this.load(this.calls, 'calls');
    this.noteCalls();
  }

  /** Stays as it was when the dashboard opened, so that nothing moves after the first call. */
  get startsWithCall(): boolean {
    return this.hadNoCalls ?? this.calls.value?.items.length === 0;
  }

  loadFailedCallbacks(): Promise<void> {
    return this.load(this.failedCallbacks, 'failed callbacks');
  }

  get companyName(): string | null {
    return this.company.value ?? null;
  }

  get columns(): readonly TrafficColumn[] {
    return trafficColumns((this.newest ?? []).map(requestEvent), COLUMNS);
  }

  /** Undefined until they are known. */
  get newest(): readonly ListedRequest[] | undefined {
    return this.calls.value?.items;
  }

  get comparison(): CallComparison {
    const { items = [], next, readAt = 0 } = this.calls.value ?? {};
    return compareCalls(items, next === undefined, readAt);
  }

  callWithId(requestId: string | null): ListedRequest | null {
    return this.newest?.find(({ id, referenceId }) => requestId === id || requestId === referenceId) ?? null;
  }

  get failures(): readonly RecentFailure[] {
    return recentFailures(this.newest ?? [], this.undelivered ?? [], SHOWN_FAILURES);
  }

  get now(): Instant {
    return this.#deps.clock.now();
  }

  get attention(): readonly Attention[] {
    const { plan, quota, budget, rotatedKeys, reportsHealth, isTwoFactorRecommended, pages, clock } = this.#deps;
    const domains = this.domains.value?.items ?? null;
    const reported = (reportsHealth() && domains) || [];
    const facts: AttentionFacts = {
      plan: plan(),
      quota: quota(),
      budget: budget(),
      failedCallbacks: this.undelivered,
      hasMoreFailedCallbacks: this.failedCallbacks.value?.next !== undefined,
      rotatedKeys: rotatedKeys(),
      isTwoFactorRecommended: isTwoFactorRecommended(),
      unverifiedDomains: domains?.flatMap(({ url, verified }) => (verified ? [] : [url])) ?? null,
      failingDomains: urlsInState(reported, 'failing'),
      pausedDomains: urlsInState(reported, 'paused'),
    };
    return attentionItems(facts, clock.now()).filter(({ kind }) => isPlaceOffered(kind, pages));
  }

  /** A provider without filters sends the delivered ones too. */
  private get undelivered(): readonly ListedCallback[] | null {
    return this.failedCallbacks.value?.items.filter(({ success }) => success !== true) ?? null;
  }

  /** Where credits were used there are calls, whose card has its height without them: the longest response can wait. */
  private get isSettled(): boolean {
    const hasUsed = (this.#deps.quota()?.usedPercent ?? 0) > 0;
    const parts = [this.failedCallbacks, this.domains, this.company, ...(hasUsed ? [] : [this.calls])];
    return parts.every(({ state }) => isSettled(state));
  }

  private arrange(): void {
    // A retry that finds no calls must not swap the parts.
    this.hadNoCalls ??= this.newest?.length === 0;
    this.isArranged = true;
  }

  private noteCalls(): void {
    this.hadNoCalls ??= this.newest === undefined ? null : this.newest.length === 0;
  }

  async #readCalls(signal: AbortSignal): AsyncResult<NewestCalls> {
    const result = await this.#deps.loadCalls(signal);
    return result.ok ? ok({ ...result.value, readAt: this.#deps.clock.now() }) : result;
  }

  private async load(part: Resource<unknown>, name: string): Promise<void> {
    await part.load();
    if (part.state.kind === 'failed')
      this.#deps.logFailure(`The ${name} of the overview did not load`, part.state.failure);
  }
}
