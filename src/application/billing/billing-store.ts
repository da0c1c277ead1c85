import { makeAutoObservable } from 'mobx';
import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import { currentMonthlyAmount, findPlan, withPackageDetails } from '#src/domain/billing/current-plan.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { type PlanChange, planChange } from '#src/domain/billing/plan-change.ts';
import { type PlanOffer, planOffers } from '#src/domain/billing/plan-offer.ts';
import { type BillingPeriod, greatestSavingPercent, type Plan } from '#src/domain/plans/plan.ts';
import type { CachedResource } from '#src/application/async/cached-resource.ts';
import { combineLoadables } from '#src/application/async/combine-loadables.ts';
import { loadAndReport } from '#src/application/async/load-and-report.ts';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import { Resource } from '#src/application/async/resource.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { ExternalLinks } from '#src/application/platform/external-links.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';
import type { BillingGateway } from './billing-gateway.ts';
import type { SubscriptionStore } from './subscription-store.ts';

export interface BillingDeps {
  readonly gateway: BillingGateway;
  readonly packages: CachedResource<readonly Plan[]>;
  readonly subscription: SubscriptionStore;
  readonly profile: ProfileStore;
  readonly externalLinks: ExternalLinks;
  readonly focus: WindowFocus;
  readonly toasts: ToastStore;
  readonly report: ReportFailure;
  readonly translate: Translate;
}

export class BillingStore {
  readonly plans: Resource<readonly BillingPlan[]>;
  private chosenPeriod: BillingPeriod | null = null;
  /** The plan whose change is shown before its checkout opens. */
  reviewed: PlanOffer | null = null;
  readonly #deps: BillingDeps;

  constructor(deps: BillingDeps) {
    this.#deps = deps;
    this.plans = new Resource((signal) => deps.gateway.plans(signal));
    makeAutoObservable(this, { plans: false }, { autoBind: true });
  }

  /** A plan is bought in another tab, so plans are refetched with the subscription. */
  start(): Disposer {
    void this.load();
    // A failure stays silent; the cards then show less.
    void this.#deps.packages.load();
    const unsubscribe = this.#deps.focus.onReturn(() => void this.plans.load());
    return () => {
      unsubscribe();
      this.endReview();
      this.plans.stop();
    };
  }

  load(): Promise<void> {
    return loadAndReport(this.plans, this.#deps.report);
  }

  retry(): void {
    const { subscription } = this.#deps;
    if (this.plans.state.kind === 'failed') void this.load();
    if (subscription.current.state.kind === 'failed') void subscription.load();
  }

  get period(): BillingPeriod {
    return this.chosenPeriod ?? this.#deps.subscription.current.value?.subscription ?? 'monthly';
  }

  choosePeriod(period: BillingPeriod): void {
    this.chosenPeriod = period;
  }

  get savingPercent(): number {
    return greatestSavingPercent(this.plans.value ?? []);
  }

  /** Null while it is unknown, and for an unlisted plan. */
  get ownPlan(): BillingPlan | null {
    const { profile, subscription } = this.#deps;
    const id = profile.profile.value?.paymentPackageId ?? null;
    return findPlan(this.plans.value ?? [], { id, name: subscription.current.value?.name ?? null });
  }

  get offers(): Loadable<readonly PlanOffer[]> {
    const state = combineLoadables(this.plans.state, this.#deps.subscription.current.state);
    if (state.kind === 'idle' || this.isProfilePending) return { kind: 'loading' };
    if (state.kind === 'ready') return { kind: 'ready', value: this.toOffers(state.value) };
    const { previous, ...rest } = state;
    return previous ? { ...rest, previous: this.toOffers(previous) } : rest;
  }

  review(offer: PlanOffer): void {
    this.reviewed = offer;
  }

  endReview(): void {
    this.reviewed = null;
  }

  get planChange(): PlanChange | null {
    const current = this.#deps.subscription.current.value;
    if (!this.reviewed || !current) return null;
    const { ownPlan: from, period } = this;
    return planChange({ current, from, to: this.reviewed.plan, period });
  }

  openReviewed(): void {
    if (this.reviewed) this.open(this.reviewed);
    this.endReview();
  }

  /** Opens a new tab; this one learns of the new plan on return. */
  private open({ url }: PlanOffer): void {
    const { externalLinks, toasts, translate } = this.#deps;
    if (url !== null && externalLinks.openInNewTab(url) === 'blocked') {
      toasts.show('error', translate('external-link.blocked'));
    }
  }

  /** The profile's id outranks the name, so neither is used before the id is known. */
  private get isProfilePending(): boolean {
    const { state } = this.#deps.profile.profile;
    return (state.kind === 'idle' || state.kind === 'loading') && latest(state) === undefined;
  }

  private toOffers([plans, current]: readonly [readonly BillingPlan[], CurrentSubscription]): readonly PlanOffer[] {
    const { ownPlan } = this;
    const currentPlan = {
      id: ownPlan?.id ?? null,
      monthlyAmount: currentMonthlyAmount(ownPlan, current),
      period: current.free ? null : current.subscription,
    };
    const packages = this.#deps.packages.value ?? [];
    return planOffers(
      plans.map((plan) => withPackageDetails(plan, packages)),
      currentPlan,
      this.period,
    );
  }
}
