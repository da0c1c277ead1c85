import { makeAutoObservable } from 'mobx';
import type { Instant } from '#src/domain/shared/dates.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { type UsageFigures, usageFigures } from '#src/domain/usage/usage-figures.ts';
import { totalUsed, type UsageReading } from '#src/domain/usage/usage-summary.ts';
import { isRecent, type Loadable, mapLoadable } from '#src/application/async/loadable.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { UsageGateway, UsageHistory } from './usage-gateway.ts';

export interface UsageDeps {
  readonly gateway: UsageGateway;
  readonly focus: WindowFocus;
  readonly logFailure: LogFailure;
  readonly now: () => Instant;
  /** Null if the plan is unknown or sells no extra credits. */
  readonly creditsPerDollar: () => number | null;
  readonly history: UsageHistory;
}

/** The credits of the period, shared by the sidebar, dashboard and usage page. */
export class UsageStore {
  readonly #reading: Resource<UsageReading>;
  #loadedAt: Instant | null = null;
  readonly #deps: UsageDeps;

  constructor(deps: UsageDeps) {
    this.#deps = deps;
    this.#reading = new Resource((signal) => this.#read(signal));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    void this.load();
    const unsubscribe = this.#deps.focus.onReturn(this.refreshStale);
    return () => {
      unsubscribe();
      this.#reading.stop();
    };
  }

  get figures(): Loadable<UsageFigures> {
    const creditsPerDollar = this.#deps.creditsPerDollar();
    return mapLoadable(this.#reading.state, (reading) =>
      usageFigures(reading, creditsPerDollar, this.#deps.history.read()),
    );
  }

  /** When the figures were read; null before. */
  get readAt(): Instant | null {
    return this.#reading.value?.readAt ?? null;
  }

  /** Every page shows the credits in its sidebar, so a failure is only logged here. */
  async load(): Promise<void> {
    this.#loadedAt = this.#deps.now();
    await this.#reading.load();
    const { state } = this.#reading;
    if (state.kind === 'failed') this.#deps.logFailure('The usage did not load', state.failure);
  }

  /** At a return to the window, and for a page about the figures. */
  refreshStale(): void {
    if (this.#reading.state.kind === 'failed' || !isRecent(this.#loadedAt, this.#deps.now())) void this.load();
  }

  /** After a call that spent credits; a pending load is reused. */
  refresh(): void {
    if (this.#reading.state.kind !== 'loading') void this.load();
  }

  async #read(signal: AbortSignal): AsyncResult<UsageReading> {
    const result = await this.#deps.gateway.summary(signal);
    if (!result.ok) return result;
    const readAt = this.#deps.now();
    this.#deps.history.add({ at: readAt, credits: totalUsed(result.value.planQuota) });
    return ok({ summary: result.value, readAt });
  }
}
