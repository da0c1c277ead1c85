import { makeAutoObservable } from 'mobx';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { isRecent } from '#src/application/async/loadable.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { BillingGateway } from './billing-gateway.ts';

export class SubscriptionStore {
  readonly current: Resource<CurrentSubscription>;
  readonly #focus: WindowFocus;
  readonly #logFailure: LogFailure;
  readonly #clock: Clock;
  #loadedAt: Instant | null = null;
  /** When the plan was last read; null before. */
  knownAt: Instant | null = null;

  constructor(gateway: BillingGateway, focus: WindowFocus, logFailure: LogFailure, clock: Clock) {
    this.#focus = focus;
    this.#logFailure = logFailure;
    this.#clock = clock;
    this.current = new Resource((signal) => gateway.currentSubscription(signal));
    makeAutoObservable(this, { current: false }, { autoBind: true });
  }

  start(): Disposer {
    void this.load();
    const unsubscribe = this.#focus.onReturn(() => void this.load());
    return () => {
      unsubscribe();
      this.current.stop();
    };
  }

  /** For a page that shows more of it. */
  refreshStale(): void {
    const isFailed = this.current.state.kind === 'failed';
    if (isFailed || !isRecent(this.#loadedAt, this.#clock.now())) void this.load();
  }

  /** Every page shows the plan in its header, so a failure is only logged here. */
  async load(): Promise<void> {
    this.#loadedAt = this.#clock.now();
    await this.current.load();
    const { state } = this.current;
    if (state.kind === 'ready') this.noteRead();
    if (state.kind === 'failed') this.#logFailure('The plan did not load', state.failure);
  }

  private noteRead(): void {
    this.knownAt = this.#clock.now();
  }

  get isSuspended(): boolean {
    return this.current.value?.suspended ?? false;
  }
}
