import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import { type Database, nextHex } from './database.ts';
import { isPlanId, plans } from './plans.ts';
import type { CheckoutRow } from './rows.ts';

type PlanAnswer = OnboardingAnswers['pricing-plan'];

/** The card provider waits for whoever pays by card; another choice takes the place of the one before. */
export function openCheckout(database: Database, seed: string, accountId: string, answer: PlanAnswer): void {
  database.checkouts = database.checkouts.filter((row) => row.accountId !== accountId || row.outcome === 'paid');
  const { chosenCurrentPackage: planId, chosenSubscription: subscription, offlinePaying } = answer;
  if (offlinePaying || !isPlanId(planId) || plans[planId].monthlyAmount === 0) return;
  const session = `cs_${nextHex(database, seed, 'checkout', 24)}`;
  database.checkouts.push({ session, accountId, planId, subscription, outcome: 'open' });
}

export function checkoutOf(database: Readonly<Database>, accountId: string): CheckoutRow | undefined {
  return database.checkouts.find((row) => row.accountId === accountId && row.outcome !== 'paid');
}
