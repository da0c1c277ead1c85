import type { Database } from '#mocks/provider/database.ts';
import { type Payment, paymentOf } from '#mocks/provider/payments.ts';
import { plans } from '#mocks/provider/plans.ts';
import { notFound } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { AccountRow, CheckoutOutcome, CheckoutRow } from '#mocks/provider/rows.ts';
import { amountDue } from '#mocks/provider/subscription-item.ts';

/** What the card provider's page shows. */
export interface CheckoutBill {
  readonly reason: 'plan' | 'invoice';
  readonly email: string;
  readonly plan: string;
  /** Null: paid once. */
  readonly subscription: CheckoutRow['subscription'] | null;
  /** US dollars. */
  readonly amount: number;
}

/** The card provider, which tells the API provider what became of a payment. */
export class CheckoutService {
  constructor(
    private readonly records: Records,
    private readonly seed: string,
  ) {}

  /** Null for a session that is not known, or that another choice has taken the place of. */
  bill(session: string): CheckoutBill | null {
    const database = this.records.read();
    const row = database.checkouts.find((known) => known.session === session);
    const payment: Payment | null = row ? { kind: 'plan', ...row } : paymentOf(database, this.seed, session);
    const account = accountOf(database, payment?.accountId);
    if (!payment || !account) return null;
    const { email } = account;
    if (payment.kind === 'invoice') {
      const plan = plans[account.planId].name;
      return { reason: 'invoice', email, plan, subscription: null, amount: amountDue(account) };
    }
    const { name, monthlyAmount, annualAmount } = plans[payment.planId];
    const { subscription } = payment;
    const amount = subscription === 'monthly' ? monthlyAmount : annualAmount;
    return { reason: 'plan', email, plan: name, subscription, amount };
  }

  /** Answers the path of the console that the page leads back to. What has been paid stays paid. */
  settle(session: string, outcome: CheckoutOutcome): string {
    return this.records.change((database) => {
      const row = database.checkouts.find((known) => known.session === session);
      return row ? enter(database, row, outcome) : pay(database, paymentOf(database, this.seed, session), outcome);
    });
  }
}

/** The first payment, which opens the console. */
function enter(database: Database, row: CheckoutRow, outcome: CheckoutOutcome): string {
  const account = accountOf(database, row.accountId);
  if (!account) throw notFound('checkout');
  if (row.outcome !== 'paid') row.outcome = outcome;
  if (row.outcome !== 'paid') return '/auth/summary';
  Object.assign(account, { state: 'dashboard', planId: row.planId, subscription: row.subscription });
  return '/subscription-success';
}

/** A payment of a customer: whichever it is, nothing is owed after it. */
function pay(database: Database, payment: Payment | null, outcome: CheckoutOutcome): string {
  const account = accountOf(database, payment?.accountId);
  if (!payment || !account) throw notFound('checkout');
  if (outcome !== 'paid') return payment.kind === 'plan' ? '/billing#upgrade-plan' : '/billing';
  account.suspended = false;
  if (payment.kind === 'invoice') {
    account.paygPeriodToDate = 0;
    return '/subscription-success';
  }
  const isFree = plans[payment.planId].monthlyAmount === 0;
  const subscription = isFree ? null : payment.subscription;
  // Whoever pays for a plan again has not cancelled it.
  Object.assign(account, { planId: payment.planId, subscription, cancelledUntil: null });
  return '/subscription-success';
}

function accountOf<D extends Readonly<Database>>(database: D, id: string | undefined): AccountRow | undefined {
  return database.accounts.find((account) => account.id === id);
}
