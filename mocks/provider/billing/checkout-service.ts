import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { AccountRow, CheckoutOutcome, CheckoutRow, Subscription } from '#mocks/provider/db/models.ts';
import { ownerOf } from '#mocks/provider/team/owner.ts';
import { notFound } from '#mocks/provider/shared/service-result.ts';
import { type PlanPayment, planPaymentOf } from './payments.ts';
import { amountOf } from './billing-service.ts';

export interface CheckoutBill {
  readonly reason: 'plan' | 'invoice';
  readonly email: string;
  readonly plan: string;
  readonly subscription: Subscription | null;
  readonly amount: number;
}

const SUCCESS = '/subscription-success';

export class CheckoutService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly now: () => number,
  ) {}

  /** Null for an unknown session, or one that a later choice has replaced. */
  bill(session: string): CheckoutBill | null {
    const database = this.store.read();
    const invoice = database.invoices.find({ session, paid: false });
    if (invoice) {
      const { email, plan } = customerOf(database, invoice.accountId);
      return { reason: 'invoice', email, plan: plan.name, subscription: null, amount: invoice.amount };
    }
    const payment = database.checkouts.find({ session }) ?? planPaymentOf(database, session);
    if (!payment) return null;
    const { email } = customerOf(database, payment.accountId);
    const plan = database.packages.get({ id: payment.planId });
    const { subscription } = payment;
    return { reason: 'plan', email, plan: plan.name, subscription, amount: amountOf(plan, subscription) };
  }

  /** Returns the console's path that the page leads back to. A paid checkout stays paid. */
  settle(session: string, outcome: CheckoutOutcome): string {
    return this.store.change((database) => {
      const checkout = database.checkouts.find({ session });
      if (checkout) return settleFirst(database, checkout, outcome);
      const invoice = database.invoices.find({ session, paid: false });
      if (invoice) return settleInvoice(database, invoice.accountId, outcome);
      const payment = planPaymentOf(database, session);
      if (!payment) throw notFound('checkout');
      return settlePlan(database, payment, outcome, this.now());
    });
  }
}

function settleFirst(database: Database, row: CheckoutRow, outcome: CheckoutOutcome): string {
  const { session, accountId: id, planId, subscription } = row;
  if (row.outcome === 'paid') return SUCCESS;
  database.checkouts.update({ session }, { outcome });
  if (outcome !== 'paid') return '/auth/summary';
  database.people.update({ id }, { state: 'dashboard' });
  database.accounts.update({ id }, { planId, subscription });
  return SUCCESS;
}

function settleInvoice(database: Database, accountId: string, outcome: CheckoutOutcome): string {
  if (outcome !== 'paid') return '/billing';
  reinstate(database, accountId);
  return SUCCESS;
}

/** Buying a plan also withdraws a cancellation. */
function settlePlan(
  database: Database,
  { accountId, ...bought }: PlanPayment,
  outcome: CheckoutOutcome,
  at: number,
): string {
  if (outcome !== 'paid') return '/billing#upgrade-plan';
  const { id: planId, name, monthlyAmount } = database.packages.get({ id: bought.planId });
  const subscription = monthlyAmount === 0 ? null : bought.subscription;
  reinstate(database, accountId, { planId, subscription, canceledUntil: null });
  const target = { type: 'plan', id: planId, name } as const;
  recordAction(database, ownerOf(database, accountId), { at, action: 'plan-changed', target });
  return SUCCESS;
}

function reinstate(database: Database, id: string, changes: Partial<AccountRow> = {}): void {
  database.accounts.update({ id }, { ...changes, suspended: false });
  database.invoices.update({ accountId: id }, { paid: true });
}

function customerOf(database: Database, id: string) {
  const { planId } = database.accounts.get({ id });
  const { email } = ownerOf(database, id);
  return { email, plan: database.packages.get({ id: planId }) };
}
