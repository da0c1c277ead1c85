import type { Database } from '#mocks/provider/db/database.ts';
import type { AccountRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';
import { isOfferedPlanId, type PlanId } from '#mocks/provider/plans/plans.ts';
import { seededHex } from '#mocks/provider/shared/seeded-hex.ts';

export interface PlanPayment {
  readonly accountId: string;
  readonly planId: PlanId;
  readonly subscription: Subscription;
}

const SUBSCRIPTIONS = ['monthly', 'annually'] as const;

/** The card provider's session for a plan; derived, so that listing the plans changes nothing. */
export function planSession(seed: string, { accountId, planId, subscription }: PlanPayment): string {
  return `sub_${seededHex(`${seed}|payment|${accountId}|${planId}|${subscription}`, 24)}`;
}

export function invoiceSession(seed: string, accountId: string): string {
  return `in_${seededHex(`${seed}|payment|${accountId}|invoice`, 24)}`;
}

export function plansForSale(database: Database): readonly PackageRow[] {
  return database.packages.where().filter(({ id }) => isOfferedPlanId(id));
}

/** A free plan cannot follow an annual subscription. */
export function isOffered(account: AccountRow, { monthlyAmount }: PackageRow): boolean {
  return monthlyAmount > 0 || account.subscription !== 'annually';
}

export function planPaymentOf(database: Database, session: string): PlanPayment | undefined {
  const owners = database.people.where({ state: 'dashboard' }).filter(({ id, accountId }) => id === accountId);
  const payments = owners.flatMap(({ accountId }) => {
    const account = database.accounts.get({ id: accountId });
    const offered = plansForSale(database).filter((plan) => isOffered(account, plan));
    return offered.flatMap(({ id: planId }) =>
      SUBSCRIPTIONS.map((subscription) => ({ accountId, planId, subscription })),
    );
  });
  return payments.find((payment) => planSession(database.seed, payment) === session);
}
