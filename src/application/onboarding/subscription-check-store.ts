import { makeAutoObservable } from 'mobx';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { type PaymentOutcome, paymentOutcome } from '#src/domain/billing/payment-outcome.ts';
import type { Resource } from '#src/application/async/resource.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

/** §9. */
export const VALIDATING_MS = 4000;

interface Reloadable {
  load(): Promise<void>;
}

export interface PaymentDependents {
  readonly subscription: Reloadable & { readonly current: Resource<CurrentSubscription> };
  /** What else a payment changes. */
  readonly others: readonly Reloadable[];
}

/** After a payment: whatever it changes is asked for again, and the page says what the provider says (§2). */
export class SubscriptionCheckStore {
  /** The specified time, and for as long after it as the provider has not said that the subscription is active. */
  isValidating = true;
  /** Because somebody asked to. */
  isChecking = false;

  constructor(
    private readonly dependents: PaymentDependents,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'dependents' | 'clock'>(this, { dependents: false, clock: false }, { autoBind: true });
  }

  start(): Disposer {
    void this.refetch();
    return this.clock.after(VALIDATING_MS, () => void this.finish());
  }

  get outcome(): PaymentOutcome {
    const { state, value } = this.dependents.subscription.current;
    return paymentOutcome(state.kind === 'failed' ? null : (value ?? null));
  }

  async checkAgain(): Promise<void> {
    if (this.isChecking) return;
    this.setChecking(true);
    await this.refetch();
    this.setChecking(false);
  }

  /** The provider may have heard of the payment only in the meantime. */
  private async finish(): Promise<void> {
    if (this.outcome === 'active') this.stopValidating();
    await this.refetch();
    this.stopValidating();
  }

  private async refetch(): Promise<void> {
    const { subscription, others } = this.dependents;
    for (const other of others) void other.load();
    await subscription.load();
  }

  private stopValidating(): void {
    this.isValidating = false;
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }
}
