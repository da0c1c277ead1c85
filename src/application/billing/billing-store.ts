import { makeAutoObservable } from 'mobx';
import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import { currentMonthlyAmount, planAmong, withPackage } from '#src/domain/billing/current-plan.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { type PlanOffer, planOffers } from '#src/domain/billing/plan-offer.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { greatestSavingPercent, type Plan } from '#src/domain/plans/plan.ts';
import type { CachedResource } from '#src/application/async/cached-resource.ts';
import { both } from '#src/application/async/both.ts';
import { loadAndReport } from '#src/application/async/load-and-report.ts';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import type { ExternalAddresses } from '#src/application/platform/external-addresses.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';
import type { BillingGateway } from './billing-gateway.ts';
import type { SubscriptionStore } from './subscription-store.ts';

export interface BillingPorts {
  readonly gateway: BillingGateway;
  readonly packages: CachedResource<readonly Plan[]>;
  readonly subscription: SubscriptionStore;
  readonly profile: ProfileStore;
  readonly external: ExternalAddresses;
  readonly focus: WindowFocus;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

/** The plans that the account may change to, and the one that it has (§2). */
export class BillingStore {
  readonly plans: Resource<readonly BillingPlan[]>;
  /** Null until the person chooses one. */
  private chosenPeriod: BillingPeriod | null = null;

  constructor(private readonly ports: BillingPorts) {
    this.plans = new Resource((signal) => ports.gateway.plans(signal));
    makeAutoObservable<this, 'ports'>(this, { ports: false, plans: false }, { autoBind: true });
  }

  /** A plan is bought in another tab, so the plans are asked for again with the subscription (D35). */
  start(): Undo {
    void this.load();
    // Nobody need be told where they fail to load: the cards then say less.
    void this.ports.packages.load();
    const unfollow = this.ports.focus.onReturn(() => void this.plans.load());
    return () => {
      unfollow();
      this.plans.stop();
    };
  }

  load(): Promise<void> {
    return loadAndReport(this.plans, this.ports.report);
  }

  /** Asks again for whatever did not come. */
  retry(): void {
    const { subscription } = this.ports;
    if (this.plans.state.kind === 'failed') void this.load();
    if (subscription.current.state.kind === 'failed') void subscription.load();
  }

  /** Until somebody chooses, the period that the account pays by. */
  get period(): BillingPeriod {
    return this.chosenPeriod ?? this.ports.subscription.current.value?.subscription ?? 'monthly';
  }

  choosePeriod(period: BillingPeriod): void {
    this.chosenPeriod = period;
  }

  get savingPercent(): number {
    return greatestSavingPercent(this.plans.value ?? []);
  }

  /** The account's own plan; null while it is not known, and where it is none of the list. */
  get ownPlan(): BillingPlan | null {
    const { profile, subscription } = this.ports;
    const id = profile.profile.value?.paymentPackageId ?? null;
    return planAmong(this.plans.value ?? [], { id, name: subscription.current.value?.name ?? null });
  }

  get offers(): Loadable<readonly PlanOffer[]> {
    const state = both(this.plans.state, this.ports.subscription.current.state);
    if (state.kind === 'idle' || this.isNaming) return { kind: 'loading' };
    if (state.kind === 'ready') return { kind: 'ready', value: this.offersTo(state.value) };
    const { previous, ...rest } = state;
    return previous ? { ...rest, previous: this.offersTo(previous) } : rest;
  }

  /** In a new tab; this one learns of the new plan when the person comes back to it (D35). */
  open({ address }: PlanOffer): void {
    const { external, toasts, translate } = this.ports;
    if (address !== null && external.openInNewTab(address) === 'refused') {
      toasts.show('error', translate('external-address.refused'));
    }
  }

  /** The profile's id decides before the name, so neither is used before it is clear what the id is (wire notes). */
  private get isNaming(): boolean {
    const { state } = this.ports.profile.profile;
    return (state.kind === 'idle' || state.kind === 'loading') && latest(state) === undefined;
  }

  private offersTo([plans, current]: readonly [readonly BillingPlan[], CurrentSubscription]): readonly PlanOffer[] {
    const { ownPlan } = this;
    const own = {
      id: ownPlan?.id ?? null,
      monthlyAmount: currentMonthlyAmount(ownPlan, current),
      period: current.free ? null : current.subscription,
    };
    const packages = this.ports.packages.value ?? [];
    return planOffers(
      plans.map((plan) => withPackage(plan, packages)),
      own,
      this.period,
    );
  }
}
