import { makeAutoObservable } from 'mobx';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { greatestSavingPercent, offeredPlans, type Plan } from '#src/domain/plans/plan.ts';
import type { CatalogueStore } from '#src/application/plans/catalogue-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { Undo } from '#src/application/platform/clock.ts';
import { enterprisePlan } from './enterprise-plan.ts';
import { planRules, type PlanDraft } from './plan-rules.ts';
import { type StagePorts, StageStore } from './stage-store.ts';

export type PaymentOfPlan = 'free' | 'custom' | 'card' | 'offline';

/** The pricing stage: period, plan and payment method (§2, §4). A failure to load the prices is only logged (§8). */
export class PlanStore {
  readonly stage: StageStore<'pricing-plan', PlanDraft>;

  constructor(
    private readonly catalogue: CatalogueStore,
    private readonly ports: StagePorts,
  ) {
    this.stage = new StageStore(planRules, ports);
    makeAutoObservable<this, 'catalogue' | 'ports'>(
      this,
      { stage: false, catalogue: false, ports: false },
      { autoBind: true },
    );
  }

  start(): Undo {
    void this.loadPlans();
    return this.stage.start();
  }

  /** What did not come the last time. */
  async load(): Promise<void> {
    await Promise.all([this.loadPlans(), this.stage.isLoaded ? null : this.stage.load()]);
  }

  get prices(): CatalogueStore['plans'] {
    return this.catalogue.plans;
  }

  get plans(): readonly Plan[] {
    return offeredPlans(this.prices.value ?? [], enterprisePlan(this.ports.translate));
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

  /** The server may have said crypto; whoever chooses here chooses the card. */
  get paysByCard(): boolean {
    return !this.stage.draft.offlinePaying;
  }

  /** What the chosen plan means for paying. */
  get payment(): PaymentOfPlan {
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

  get canGoOn(): boolean {
    return this.isLoaded && this.chosen !== null && this.stage.canGoOn;
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
    if (this.canGoOn) await this.stage.next();
  }

  private async loadPlans(): Promise<void> {
    await this.prices.load();
    const { state } = this.prices;
    if (state.kind === 'failed') this.ports.loadFailed(state.failure);
  }
}
