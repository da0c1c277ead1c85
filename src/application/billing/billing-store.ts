import { compareStructural, makeAutoObservable } from 'mobx';
import {
  type BillingPlan,
  currentMonthlyAmount,
  type CurrentSubscription,
  findPlan,
  withPackageDetails,
} from '#src/domain/billing/billing-plan.ts';
import { isUnknown, type PlanChange, planChange } from '#src/domain/billing/plan-change.ts';
import { type PlanOffer, planOffers } from '#src/domain/billing/plan-offer.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { type BillingPeriod, greatestSavingPercent, type Plan } from '#src/domain/plans/plan.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import { createCatalog } from '#src/application/plans/catalog-store.ts';
import { type CachedResource, loadAndReport, Resource } from '#src/application/async/resource.ts';
import { combineLoadables, latest, type Loadable } from '#src/application/async/loadable.ts';
import type { ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { ExternalLinks, ExternalOutcome } from '#src/application/platform/external-links.ts';
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

export const billingStore: Part<BillingStore> = (parts) => {
  const { gateways, platform, session, subscription, profile, toasts, report, translate } = parts;
  const { externalLinks, windowFocus: focus } = platform;
  const packages = createCatalog({ gateways, platform, session }).plans;
  const own = { gateway: gateways.billing, packages, externalLinks, focus };
  return new BillingStore({ ...own, subscription, profile, toasts, report, translate });
};

export class BillingStore {
  readonly plans: Resource<readonly BillingPlan[]>;
  private chosenPeriod: BillingPeriod | null = null;
  /** The plan whose change is shown before its checkout opens. */
  reviewed: PlanOffer | null = null;
  /** The tab of the checkout is open, and the provider is asked for the price once more. */
  isOpening = false;
  /** What is reviewed has changed since it was shown. */
  hasChanged = false;
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

  /** Opens at once where nothing is known that could be shown first. */
  review(offer: PlanOffer): void {
    if (this.isReviewable(offer)) this.reviewed = offer;
    else if (offer.url !== null) this.report(this.#deps.externalLinks.openInNewTab(offer.url));
  }

  isReviewable({ plan }: PlanOffer): boolean {
    const change = this.changeTo(plan);
    return change !== null && !isUnknown(change);
  }

  endReview(): void {
    this.reviewed = null;
    this.hasChanged = false;
  }

  get planChange(): PlanChange | null {
    return this.reviewed && this.changeTo(this.reviewed.plan);
  }

  /** Opens a new tab; this one learns of the new plan on return. */
  async openReviewed(): Promise<void> {
    const { reviewed } = this;
    if (!reviewed || this.isOpening) return;
    this.setOpening(true);
    const outcome = await this.#deps.externalLinks.openWhenKnown(this.confirmedUrl(reviewed));
    this.setOpening(false);
    if (outcome === 'no-url') return;
    this.report(outcome);
    this.endReview();
  }

  /** Nobody goes on to pay a price that they have not seen: null where something has changed, or the provider fails. */
  private async confirmedUrl(shown: PlanOffer): Promise<string | null> {
    const before = this.planChange;
    const failure = await this.refetch();
    if (this.reviewed !== shown) return null;
    if (failure) this.#deps.report(failure, 'read');
    const current = latest(this.offers)?.find(({ plan }) => plan.id === shown.plan.id);
    this.reviewAgain(current?.url ? current : null);
    if (current?.url && compareStructural(before, this.planChange)) return failure ? null : current.url;
    this.showChanged();
    return null;
  }

  /** Whatever the dialog shows of the provider, from the provider and not from a cache. */
  private async refetch(): Promise<Failure | null> {
    const { gateway, packages, subscription, profile } = this.#deps;
    const hadPackages = packages.value !== undefined;
    const [current, plans, credits] = await Promise.all([
      gateway.currentSubscription(),
      gateway.plans(),
      packages.refetch(),
      profile.load(),
    ]);
    if (!current.ok) return current.failure;
    if (!plans.ok) return plans.failure;
    subscription.current.replace(current.value);
    this.plans.replace(plans.value);
    return credits.ok || !hadPackages ? null : credits.failure;
  }

  private reviewAgain(offer: PlanOffer | null): void {
    this.reviewed = offer;
  }

  /** In the dialog, or in a toast where the plan is not for sale any more. */
  private showChanged(): void {
    const { toasts, translate } = this.#deps;
    this.hasChanged = this.reviewed !== null;
    if (!this.reviewed) toasts.show('info', translate('billing.change.renewed'));
  }

  private setOpening(isOpening: boolean): void {
    this.isOpening = isOpening;
  }

  private changeTo(to: BillingPlan): PlanChange | null {
    const current = this.#deps.subscription.current.value;
    const { ownPlan: from, period } = this;
    return current ? planChange({ current, from, to, period }) : null;
  }

  private report(outcome: ExternalOutcome | 'no-tab'): void {
    const { toasts, translate } = this.#deps;
    if (outcome !== 'opened') toasts.show('error', translate(`external-link.${outcome}`));
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
