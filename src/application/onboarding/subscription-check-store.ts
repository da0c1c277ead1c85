import { makeAutoObservable } from 'mobx';
import type { Clock, Undo } from '../platform/clock';

/** §9. */
export const VALIDATING_MS = 4000;

/** After a payment: the plan is asked for again while the page says so (§2). */
export class SubscriptionCheckStore {
  isValidating = true;

  constructor(
    private readonly subscription: { load(): Promise<void> },
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'subscription' | 'clock'>(this, { subscription: false, clock: false }, { autoBind: true });
  }

  start(): Undo {
    void this.subscription.load();
    return this.clock.after(VALIDATING_MS, this.finish);
  }

  /** The provider may have heard of the payment only meanwhile. */
  private finish(): void {
    this.isValidating = false;
    void this.subscription.load();
  }
}
