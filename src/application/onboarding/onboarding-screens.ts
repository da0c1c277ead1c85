import type { CompanyStore } from './company-store';
import type { PlanStore } from './plan-store';
import type { ProtocolsStore } from './protocols-store';
import type { SelectionStore } from './selection-store';
import type { PaymentChanges, SubscriptionCheckStore } from './subscription-check-store';
import type { SummaryStore } from './summary-store';

/** The six stages of the questionnaire and the page after a payment; each is made anew for a visit. */
export interface OnboardingScreens {
  company(): CompanyStore;
  useCases(): SelectionStore<'use-cases'>;
  protocols(): ProtocolsStore;
  channels(): SelectionStore<'channels'>;
  plan(): PlanStore;
  summary(): SummaryStore;
  subscriptionCheck(changed: PaymentChanges): SubscriptionCheckStore;
}
