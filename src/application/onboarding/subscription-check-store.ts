import { makeAutoObservable } from 'mobx';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import { type PaymentOutcome, paymentOutcome } from '#src/domain/billing/payments.ts';
import type { Resource } from '#src/application/async/resource.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

export const VALIDATING_MS = 4000;

/** The payment is on its way for as long as the provider does not answer. */
const NOT_KNOWN_YET = { active: false, suspended: false };

interface Reloadable {
  load(): Promise<void>;
  refreshStale(): void;
}

export interface PaymentDependents {
  readonly subscription: Reloadable & { readonly current: Resource<CurrentSubscription> };
  /** The other values that a payment changes. */
  readonly others: readonly Reloadable[];
}

export class SubscriptionCheckStore {
  isValidating = true;
  /** The button shows progress. */
  isChecking = false;
  readonly #dependents: PaymentDependents;
  readonly #clock: Clock;

  constructor(dependents: PaymentDependents, clock: Clock) {
    this.#dependents = dependents;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The checkout leads here by a load of the console, which has requested all of it by itself. */
  start(): Disposer {
    const { subscription, others } = this.#dependents;
    for (const changed of [subscription, ...others]) changed.refreshStale();
    return this.#clock.after(VALIDATING_MS, this.finish);
  }

  get outcome(): PaymentOutcome {
    const { state, value } = this.#dependents.subscription.current;
    return paymentOutcome(state.kind === 'failed' ? null : (value ?? NOT_KNOWN_YET));
  }

  async checkAgain(): Promise<void> {
    if (this.isChecking) return;
    this.setChecking(true);
    await this.refetch();
    this.setChecking(false);
  }

  /** Shows what is known by then. The provider may only now have received the payment, so it is asked once more. */
  private finish(): void {
    this.isValidating = false;
    void this.checkAgain();
  }

  private async refetch(): Promise<void> {
    const { subscription, others } = this.#dependents;
    for (const other of others) void other.load();
    await subscription.load();
  }

  private setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }
}
