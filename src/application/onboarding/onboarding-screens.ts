import type { OfferedStages } from './offered-stages.ts';
import type { CompanyStore } from './company-store.ts';
import type { PlanStore } from './plan-store.ts';
import type { ProtocolsStore, SelectionStore } from './selection-store.ts';
import type { PaymentDependents, SubscriptionCheckStore } from './subscription-check-store.ts';
import type { SummaryStore } from './summary-store.ts';

export interface OnboardingScreens {
  readonly stages: OfferedStages;
  company(): CompanyStore;
  useCases(): SelectionStore<'use-cases'>;
  protocols(): ProtocolsStore;
  channels(): SelectionStore<'channels'>;
  plan(): PlanStore;
  summary(): SummaryStore;
  subscriptionCheck(changed: PaymentDependents): SubscriptionCheckStore;
}
