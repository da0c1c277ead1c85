import { makeAutoObservable, observable } from 'mobx';
import {
  availableSteps,
  type GettingStartedStep,
  hasOpenSteps,
  nextFirst,
  type ReportableStep,
  stepState,
  type StepState,
} from '#src/domain/dashboard/step-state.ts';
import type { OfferedPages } from '#src/domain/shared/offered-pages.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Part, Parts } from '#src/application/app/app-stores.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { GettingStartedGateway, KnownKeys } from './dashboard-gateways.ts';

export interface GettingStartedDeps {
  readonly gateway: GettingStartedGateway;
  readonly keys: KnownKeys;
  readonly focus: WindowFocus;
  readonly report: ReportFailure;
  readonly logFailure: LogFailure;
  readonly availableSteps: readonly GettingStartedStep[];
}

export const gettingStartedStore: Part<GettingStartedStore> = (parts) => {
  const { gateways, platform, settings, apiKeys, capabilities, report, logFailure } = parts;
  const { links, pages, gatewayBaseUrl: firstApiCall } = settings;
  return new GettingStartedStore({
    ...{ gateway: gateways.gettingStarted, focus: platform.windowFocus, report, logFailure },
    keys: knownKeys(apiKeys, pages, () => capabilities.has('api-key-deletion')),
    availableSteps: availableSteps({ ...links, firstApiCall }, pages),
  });
};

/** The list of the API keys page; its first page is enough here. */
function knownKeys(apiKeys: Parts['apiKeys'], pages: OfferedPages, canDelete: () => boolean): KnownKeys {
  const { keys } = apiKeys;
  return {
    get hasAny() {
      const isKnown = keys.state.kind === 'ready' || keys.items.length > 0;
      return isKnown ? keys.items.length > 0 : null;
    },
    refresh() {
      if (!pages['api-keys']) return;
      // The last keys may be deleted in another tab; of more than a page of them, one is always left.
      if (keys.items.length > 0 && (keys.hasMore || !canDelete())) return;
      void apiKeys.current();
    },
  };
}

export class GettingStartedStore {
  readonly steps: Resource<readonly GettingStartedStep[]>;
  /** Done on this page, confirmed or not; an older response cannot revert them. */
  readonly #completedLocally = observable.set<GettingStartedStep>();
  readonly #deps: GettingStartedDeps;

  constructor(deps: GettingStartedDeps) {
    this.#deps = deps;
    this.steps = new Resource((signal) => deps.gateway.load(signal));
    makeAutoObservable(this, { steps: false }, { autoBind: true });
  }

  start(): Disposer {
    void this.load();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.refresh());
    return () => {
      unsubscribe();
      this.steps.stop();
    };
  }

  get availableSteps(): readonly GettingStartedStep[] {
    return this.#deps.availableSteps;
  }

  get orderedSteps(): readonly GettingStartedStep[] {
    return nextFirst(this.availableSteps, this.stateOf);
  }

  isDone(step: GettingStartedStep): boolean {
    return this.done.has(step);
  }

  stateOf(step: GettingStartedStep): StepState {
    // A created key counts while the list is unknown.
    return stepState(step, this.isDone(step), this.#deps.keys.hasAny ?? this.isDone('apiKey'));
  }

  get doneCount(): number {
    return this.availableSteps.filter(this.isDone).length;
  }

  get allDone(): boolean {
    return this.steps.value !== undefined && !hasOpenSteps(this.availableSteps, this.done);
  }

  async load(): Promise<void> {
    this.#deps.keys.refresh();
    await this.steps.load();
    const { state } = this.steps;
    if (state.kind === 'failed') this.#deps.logFailure('The steps did not load', state.failure);
  }

  /** A silent refetch; a failure changes nothing. */
  async refresh(): Promise<void> {
    if (this.steps.state.kind !== 'ready') return this.load();
    this.#deps.keys.refresh();
    const result = await this.#deps.gateway.load();
    if (result.ok) this.steps.replace(result.value);
  }

  /** Marks the step at once and reverts it with a message if the call is rejected. */
  complete(step: ReportableStep): Promise<void> {
    return this.mark(step, (failure) => this.#deps.report(failure, 'mutation'));
  }

  /** After an action on another page, so a failure is only logged. */
  completeQuietly(step: ReportableStep): Promise<void> {
    return this.mark(step, (failure) => {
      if (failure.kind !== 'canceled') this.#deps.logFailure(`The step ${step} was not saved`, failure);
    });
  }

  private get done(): ReadonlySet<GettingStartedStep> {
    return new Set([...(this.steps.value ?? []), ...this.#completedLocally]);
  }

  private async mark(step: ReportableStep, onFailure: (failure: Failure) => void): Promise<void> {
    if (this.isDone(step)) return;
    this.#completedLocally.add(step);
    const result = await this.#deps.gateway.set([step]);
    if (result.ok) return;
    this.unmark(step);
    onFailure(result.failure);
    // It may have been saved.
    if (result.failure.kind === 'unreachable' && this.steps.value) void this.refresh();
  }

  private unmark(step: GettingStartedStep): void {
    this.#completedLocally.delete(step);
  }
}
