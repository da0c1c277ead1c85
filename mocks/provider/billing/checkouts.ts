import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { CheckoutRow } from '#mocks/provider/db/models.ts';
import { isOfferedPlanId } from '#mocks/provider/plans/plans.ts';

type PlanAnswer = OnboardingAnswers['pricing-plan'];

/** Opens a card checkout for the chosen plan. It replaces the checkout of an earlier choice. */
export function openCheckout(database: Database, accountId: string, answer: PlanAnswer): void {
  const unpaid = checkoutOf(database, accountId);
  if (unpaid) database.checkouts.remove({ session: unpaid.session });
  const { chosenCurrentPackage: planId, chosenSubscription: subscription, offlinePaying } = answer;
  if (offlinePaying || !isOfferedPlanId(planId) || database.packages.get({ id: planId }).monthlyAmount === 0) return;
  const session = `cs_${nextHex(database, 'checkout', 24)}`;
  database.checkouts.insert({ session, accountId, planId, subscription, outcome: 'open' });
}

export function checkoutOf(database: Database, accountId: string): CheckoutRow | undefined {
  return database.checkouts.where({ accountId }).find(({ outcome }) => outcome !== 'paid');
}
