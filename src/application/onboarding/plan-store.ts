import { makeAutoObservable } from 'mobx';
import {
  type BillingPeriod,
  CUSTOM_PLAN_ID,
  greatestSavingPercent,
  type Plan,
  withEnterprisePlan,
} from '#src/domain/plans/plan.ts';
import type { CatalogStore } from '#src/application/plans/catalog-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import { type StageDeps, StageStore, type StageRules } from './stage-store.ts';
import type { PlanAnswer } from '#src/domain/onboarding/answers.ts';

export interface PlanDraft {
  readonly period: BillingPeriod;
  readonly planId: string | null;
  readonly offlinePaying: boolean;
}

const planRules: StageRules<'pricing-plan', PlanDraft> = {
  stage: 'pricing-plan',
  blank: { period: 'monthly', planId: null, offlinePaying: false },
  toDraft: ({ chosenSubscription, chosenCurrentPackage, offlinePaying }) => ({
    period: chosenSubscription,
    planId: chosenCurrentPackage || null,
    offlinePaying,
  }),
  missing: ({ planId }) => (planId === null ? 'plan.missing' : null),
  toAnswers: ({ period, planId, offlinePaying }) => toPlanAnswer(period, planId ?? '', offlinePaying),
  toPartialAnswers: ({ period, planId, offlinePaying }) =>
    planId === null ? null : toPlanAnswer(period, planId, offlinePaying),
  toTyped: ({ period, planId, offlinePaying }) => ({
    period,
    planId: planId ?? '',
    offlinePaying: String(offlinePaying),
  }),
  fromTyped: ({ period, planId, offlinePaying }) => ({
    period: period === 'annually' ? 'annually' : 'monthly',
    planId: planId || null,
    offlinePaying: offlinePaying === 'true',
  }),
};

function toPlanAnswer(
  chosenSubscription: BillingPeriod,
  chosenCurrentPackage: string,
  offlinePaying: boolean,
): PlanAnswer {
  return { chosenSubscription, chosenCurrentPackage, offlinePaying };
}

interface PlanDeps extends StageDeps {
  /** The provider's words in the language that shows; empty means ours. */
  readonly enterpriseFeatures: () => readonly string[];
}

export type PlanPayment = 'free' | 'custom' | 'card' | 'offline';

/** The pricing stage: period, plan and payment method. A failure to load prices is only logged. */
export class PlanStore {
  readonly stage: StageStore<'pricing-plan', PlanDraft>;
  readonly #catalog: CatalogStore;
  readonly #deps: PlanDeps;

  constructor(catalog: CatalogStore, deps: PlanDeps) {
    this.#catalog = catalog;
    this.#deps = deps;
    this.stage = new StageStore(planRules, deps);
    makeAutoObservable(this, { stage: false }, { autoBind: true });
  }

  start(): Disposer {
    void this.loadPlans();
    return this.stage.start();
  }

  async load(): Promise<void> {
    await Promise.all([this.loadPlans(), this.stage.isLoaded ? null : this.stage.load()]);
  }

  get prices(): CatalogStore['plans'] {
    return this.#catalog.plans;
  }

  get plans(): readonly Plan[] {
    const { translate, enterpriseFeatures } = this.#deps;
    return withEnterprisePlan(this.prices.value ?? [], enterprisePlan(translate, enterpriseFeatures()));
  }

  get chosen(): Plan | null {
    return this.plans.find(({ id }) => id === this.stage.draft.planId) ?? null;
  }

  get period(): BillingPeriod {
    return this.stage.draft.period;
  }

  get savingPercent(): number {
    return greatestSavingPercent(this.plans);
  }

  /** The server may have selected crypto; choosing here selects the card. */
  get paysByCard(): boolean {
    return !this.stage.draft.offlinePaying;
  }

  get payment(): PlanPayment {
    if (this.chosen?.isFree) return 'free';
    if (this.chosen?.isCustom) return 'custom';
    return this.paysByCard ? 'card' : 'offline';
  }

  get isLoaded(): boolean {
    return this.stage.isLoaded && this.prices.state.kind === 'ready';
  }

  get missing(): MessageKey | null {
    return this.isLoaded && !this.chosen ? 'plan.missing' : null;
  }

  get canContinue(): boolean {
    return this.isLoaded && this.chosen !== null && this.stage.canContinue;
  }

  choose({ id }: Plan): void {
    this.stage.change({ planId: id });
  }

  choosePeriod(period: BillingPeriod): void {
    this.stage.change({ period });
  }

  payByCard(): void {
    this.stage.change({ offlinePaying: false });
  }

  async next(): Promise<void> {
    if (this.canContinue) await this.stage.next();
  }

  private async loadPlans(): Promise<void> {
    await this.prices.load();
    const { state } = this.prices;
    if (state.kind === 'failed') this.#deps.onLoadFailed(state.failure);
  }
}

const OUR_FEATURES = [
  'plan.enterprise.credits',
  'plan.enterprise.nodes',
  'plan.enterprise.keys',
  'plan.enterprise.engineer',
] as const;

/** The console's own card beside the plans of the server. */
function enterprisePlan(translate: Translate, own: readonly string[]): Plan {
  const ours = OUR_FEATURES.map((key) => translate(key));
  return {
    id: CUSTOM_PLAN_ID,
    name: translate('plan.enterprise'),
    description: translate('plan.enterprise.description'),
    support: translate('plan.enterprise.support'),
    monthlyAmount: 0,
    annualAmountPerMonth: 0,
    annualAmount: null,
    annualCostSavings: 0,
    isFree: false,
    isCustom: true,
    isMostPopular: false,
    paygAdditionalCreditsPerOneDollar: 0,
    features: (own.length > 0 ? own : ours).map((name) => ({ value: '', name })),
  };
}
