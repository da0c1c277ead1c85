import type { Database } from './database.ts';
import { type PlanId, plans } from './plans.ts';
import type { AccountRow } from './rows.ts';
import { seededHex } from './seeded-text.ts';

export type Period = 'monthly' | 'annually';

/** What a signed-in customer may pay at the card provider's. */
export type Payment =
  | { readonly kind: 'plan'; readonly accountId: string; readonly planId: PlanId; readonly subscription: Period }
  | { readonly kind: 'invoice'; readonly accountId: string };

const PERIODS = ['monthly', 'annually'] as const;

/** The card provider's session for it; derived, so that looking at the plans changes nothing. */
export function paymentSession(seed: string, payment: Payment): string {
  const what = payment.kind === 'plan' ? `${payment.planId}|${payment.subscription}` : 'invoice';
  const mark = payment.kind === 'plan' ? 'sub' : 'in';
  return `${mark}_${seededHex(`${seed}|payment|${payment.accountId}|${what}`, 24)}`;
}

/** Where an annual subscription ends, nothing is sold that costs nothing: its addresses are missing (§2). */
export function isOffered(account: Readonly<AccountRow>, planId: PlanId): boolean {
  return plans[planId].monthlyAmount > 0 || account.subscription !== 'annually';
}

/** What can be paid in this session now; null where it is not known, or where nothing is due any more. */
export function paymentOf(database: Readonly<Database>, seed: string, session: string): Payment | null {
  const all = database.accounts.flatMap((account) => paymentsOf(account));
  return all.find((payment) => paymentSession(seed, payment) === session) ?? null;
}

function paymentsOf(account: Readonly<AccountRow>): readonly Payment[] {
  if (account.state !== 'dashboard') return [];
  const accountId = account.id;
  const offered = Object.values(plans).filter(({ id }) => isOffered(account, id));
  const ofPlans = offered.flatMap(({ id }) =>
    PERIODS.map((subscription) => ({ kind: 'plan', accountId, planId: id, subscription }) as const),
  );
  return account.suspended ? [...ofPlans, { kind: 'invoice', accountId }] : ofPlans;
}
