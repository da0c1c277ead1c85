import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { AccountRow, CheckoutRow, PackageRow, Subscription } from '#mocks/provider/db/models.ts';
import { isOfferedPlanId, type PlanId } from '#mocks/provider/plans/plans.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import { isOwner } from '#mocks/provider/team/owner.ts';
import { usageOf } from '#mocks/provider/usage/account-usage.ts';

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
  const owners = database.people.where({ state: 'dashboard' }).filter((person) => isOwner(database, person));
  const payments = owners.flatMap(({ accountId }) => {
    const account = database.accounts.get({ id: accountId });
    const offered = plansForSale(database).filter((plan) => isOffered(account, plan));
    return offered.flatMap(({ id: planId }) =>
      SUBSCRIPTIONS.map((subscription) => ({ accountId, planId, subscription })),
    );
  });
  return payments.find((payment) => planSession(database.seed, payment) === session);
}

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

interface BillToDate {
  /** The usage beyond the plan that is not paid yet, in US dollars. */
  readonly paygPeriodToDate: number;
  /** With this month's payment, if the plan is paid monthly. */
  readonly subtotal: number;
}

/** `now` in milliseconds. */
export function billToDate(database: Database, account: AccountRow, now: number): BillToDate {
  const { monthlyAmount, paygAdditionalCreditsPerOneDollar: perDollar } = database.packages.get({ id: account.planId });
  const { period, extra } = usageOf(database, account, now);
  const paid = database.invoices.where({ accountId: account.id, paid: true, periodStart: period.start });
  const unpaid = Math.max(0, extra - paid.reduce((sum, { extraCredits }) => sum + extraCredits, 0));
  const paygPeriodToDate = perDollar === 0 ? 0 : wholeCents(unpaid / perDollar);
  const payment = account.subscription === 'monthly' ? monthlyAmount : 0;
  return { paygPeriodToDate, subtotal: wholeCents(payment + paygPeriodToDate) };
}

export function openInvoice(database: Database, account: AccountRow, now: number): void {
  const { id: accountId } = account;
  const { period, extra: extraCredits } = usageOf(database, account, now);
  const { subtotal: amount } = billToDate(database, account, now);
  const session = invoiceSession(database.seed, accountId);
  database.invoices.insert({ session, accountId, paid: false, amount, extraCredits, periodStart: period.start });
}

function wholeCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
