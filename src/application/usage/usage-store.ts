import { makeAutoObservable } from 'mobx';
import type { Instant } from '#src/domain/shared/dates.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { type UsageFigures, usageFigures } from '#src/domain/usage/usage-figures.ts';
import type { UsageReading } from '#src/domain/usage/usage-summary.ts';
import { type Loadable, mapLoadable } from '#src/application/async/loadable.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import { refetchOnReturn } from '#src/application/async/refetch-on-return.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { UsageGateway } from './usage-gateway.ts';

export interface UsageDeps {
  readonly gateway: UsageGateway;
  readonly focus: WindowFocus;
  readonly logFailure: LogFailure;
  readonly now: () => Instant;
  /** How many extra credits a dollar buys; null where the plan sells none, or is not known. */
  readonly creditsPerDollar: () => number | null;
}

/** The credits of the period: the sidebar, the dashboard and the usage page show the same figures. */
export class UsageStore {
  private readonly reading: Resource<UsageReading>;

  constructor(private readonly deps: UsageDeps) {
    this.reading = new Resource((signal) => this.read(signal));
    makeAutoObservable<this, 'deps' | 'reading' | 'read'>(
      this,
      { deps: false, reading: false, read: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.load();
    const refetchTarget = { isOutdated: () => this.reading.state.kind === 'failed', load: () => void this.load() };
    const unsubscribe = refetchOnReturn(this.deps.focus, this.deps.now, refetchTarget);
    return () => {
      unsubscribe();
      this.reading.stop();
    };
  }

  get figures(): Loadable<UsageFigures> {
    const creditsPerDollar = this.deps.creditsPerDollar();
    return mapLoadable(this.reading.state, (reading) => usageFigures(reading, creditsPerDollar));
  }

  /** Every page shows the credits in its sidebar, so a failure is logged here and shown by the page that is about them. */
  async load(): Promise<void> {
    await this.reading.load();
    const { state } = this.reading;
    if (state.kind === 'failed') this.deps.logFailure('The usage did not load', state.failure);
  }

  /** For a page that shows the figures large: they may have grown since. What is under way already is waited for. */
  refresh(): void {
    if (this.reading.state.kind !== 'loading') void this.load();
  }

  private async read(signal: AbortSignal): AsyncResult<UsageReading> {
    const result = await this.deps.gateway.summary(signal);
    return result.ok ? ok({ summary: result.value, readAt: this.deps.now() }) : result;
  }
}
