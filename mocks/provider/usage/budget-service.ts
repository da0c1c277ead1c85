import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { invalid, notFound } from '#mocks/provider/shared/service-result.ts';
import { dueAlerts, isReached, sendDueAlerts, sentAlerts, spendingOf } from './budget.ts';

const MOST_ALERTS = 5;
const LARGEST = 1e12;

export class BudgetService {
  constructor(private readonly sessions: Sessions) {}

  /** What became due with time is sent before it is read. */
  read(bearer: Bearer) {
    const isDue = this.sessions.authorize(
      bearer,
      ({ account, database, now }) => dueAlerts(database, account, now).length > 0,
    );
    if (!isDue.data) return this.sessions.authorize(bearer, (caller) => ({ item: itemOf(caller) }));
    return this.sessions.change(bearer, 'own', (caller) => {
      sendDueAlerts(caller.database, caller.account.id, caller.now);
      return { item: itemOf(caller) };
    });
  }

  /** An alert that is no longer reached can be sent again; one that is reached at once is sent at once. */
  set(bearer: Bearer, fields: RequestFields<'amount' | 'alerts' | 'atLimit'>) {
    return this.sessions.change(bearer, 'team', (caller) => {
      const { account, database, person, now } = caller;
      const { id: accountId } = account;
      const spending = spendingOf(database, account, now);
      const budget = {
        accountId,
        amount: checkedAmount(fields.amount, spending.currency),
        alerts: checkedAlerts(fields.alerts),
        atLimit: checkedAtLimit(fields.atLimit),
      };
      database.budgets.remove({ accountId });
      database.budgets.insert(budget);
      for (const { id, percent } of database.budgetAlerts.where({ accountId })) {
        const stays = budget.alerts.includes(percent) && isReached(budget, percent, spending.spent);
        if (!stays) database.budgetAlerts.remove({ id });
      }
      sendDueAlerts(database, accountId, now);
      recordAction(database, person, { at: now, action: 'budget-set' });
      return { item: itemOf(caller) };
    });
  }

  remove(bearer: Bearer) {
    return this.sessions.change(bearer, 'team', ({ account: { id: accountId }, database, person, now }) => {
      if (!database.budgets.find({ accountId })) throw notFound('budget');
      database.budgets.remove({ accountId });
      database.budgetAlerts.remove({ accountId });
      recordAction(database, person, { at: now, action: 'budget-removed' });
      return { item: { success: true } };
    });
  }
}

function itemOf({ account, database, now }: Caller) {
  const spending = spendingOf(database, account, now);
  const { currency, spent, end: endDate } = spending;
  const budget = database.budgets.find({ accountId: account.id });
  const limit = budget ? { amount: budget.amount, alerts: budget.alerts, atLimit: budget.atLimit } : null;
  const sent = sentAlerts(database, account.id, spending).toSorted((one, other) => one.percent - other.percent);
  return {
    currency,
    spent,
    endDate,
    limit,
    sentAlerts: sent.map(({ percent, timestamp }) => ({ percent, timestamp })),
  };
}

function checkedAmount(amount: unknown, currency: string | null): number {
  if (typeof amount !== 'number' || !(amount > 0 && amount <= LARGEST))
    throw invalid('invalid_budget', 'The amount must be above 0.');
  const rounded = currency === null ? Math.round(amount) : Math.round(amount * 100) / 100;
  if (rounded !== amount) throw invalid('invalid_budget', 'The amount must be whole cents, or whole credits.');
  return rounded;
}

function checkedAlerts(alerts: unknown): number[] {
  const isShare = (one: unknown) => Number.isInteger(one) && Number(one) >= 1 && Number(one) <= 100;
  if (!Array.isArray(alerts) || alerts.length > MOST_ALERTS || !alerts.every(isShare))
    throw invalid('invalid_budget', `alerts must be at most ${MOST_ALERTS} whole numbers from 1 to 100.`);
  return [...new Set(alerts as readonly number[])].sort((one, other) => one - other);
}

function checkedAtLimit(atLimit: unknown): 'notify' | 'stop' {
  if (atLimit !== 'notify' && atLimit !== 'stop') throw invalid('invalid_budget', 'atLimit must be notify or stop.');
  return atLimit;
}
