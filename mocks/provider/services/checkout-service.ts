import { plans } from '../plans';
import { notFound } from '../provider-error';
import type { Records } from '../records';
import type { CheckoutOutcome, CheckoutRow } from '../rows';

/** What the card provider's page shows. */
export interface CheckoutBill {
  readonly email: string;
  readonly plan: string;
  readonly subscription: CheckoutRow['subscription'];
  /** US dollars. */
  readonly amount: number;
}

/** The card provider, which tells the API provider what became of a payment. */
export class CheckoutService {
  constructor(private readonly records: Records) {}

  /** Null for a session that is not known, or that another choice has taken the place of. */
  bill(session: string): CheckoutBill | null {
    const { checkouts, accounts } = this.records.read();
    const row = checkouts.find((known) => known.session === session);
    const account = accounts.find(({ id }) => id === row?.accountId);
    if (!row || !account) return null;
    const { name, monthlyAmount, annualAmount } = plans[row.planId];
    const amount = row.subscription === 'monthly' ? monthlyAmount : annualAmount;
    return { email: account.email, plan: name, subscription: row.subscription, amount };
  }

  /** Answers the path of the console that the page leads back to. What has been paid stays paid. */
  settle(session: string, outcome: CheckoutOutcome): string {
    return this.records.change((database) => {
      const row = database.checkouts.find((known) => known.session === session);
      const account = database.accounts.find(({ id }) => id === row?.accountId);
      if (!row || !account) throw notFound('checkout');
      if (row.outcome !== 'paid') row.outcome = outcome;
      if (row.outcome !== 'paid') return '/auth/summary';
      Object.assign(account, { state: 'dashboard', planId: row.planId, subscription: row.subscription });
      return '/subscription-success';
    });
  }
}
