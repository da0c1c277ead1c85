import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Budget,
  budgetAlerts,
  budgetAttention,
  budgetCredits,
  budgetForecast,
  type BudgetLimit,
  budgetWarning,
  type BudgetWarning,
  isStopped,
  MAX_ALERTS,
  parseAlerts,
  formatAlerts,
  formatAmount,
  parseAmount,
  spentPercent,
} from '#src/domain/usage/budget.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const startDate = Date.UTC(2026, 10, 1);
const endDate = Date.UTC(2026, 11, 1);
const november = (day: number) => startDate + (day - 1) * DAY_MS;
const NOTIFY: BudgetLimit = { amount: 200, alerts: [50, 80, 100], atLimit: 'notify' };
const STOP: BudgetLimit = { ...NOTIFY, atLimit: 'stop' };

const budget = (spent: number, limit: BudgetLimit | null = NOTIFY, more: Partial<Budget> = {}): Budget => ({
  ...{ currency: 'USD', spent, endsAt: endDate, limit, sentAlerts: [] },
  ...more,
});

describe('what is spent of a budget', () => {
  it.each([
    [0, 0],
    [99.99, 49],
    [100, 50],
    [199.99, 99],
    [200, 100],
    [500, 250],
    [-3, 0],
  ])('%d of 200 is %d percent', (spent, percent) => {
    expect(spentPercent(budget(spent))).toBe(percent);
  });

  it('is no share without a limit', () => {
    expect(spentPercent(budget(5, null))).toBeNull();
    expect(spentPercent(budget(5, { ...NOTIFY, amount: 0 }))).toBeNull();
  });

  it('stops calls only at the limit, and only where that was chosen', () => {
    expect([budget(199.99, STOP), budget(200, STOP), budget(999, NOTIFY), budget(9, null)].map(isStopped)).toEqual([
      ...[false, true, false, false],
    ]);
  });
});

describe('the alerts of a budget', () => {
  it('are each chosen share once, the lowest first, with the time of its mail', () => {
    const sentAlerts = [{ percent: 50, at: november(9) }];
    const limit = { ...NOTIFY, alerts: [100, 50, 80, 50] };
    expect(budgetAlerts(budget(170, limit, { sentAlerts }))).toEqual([
      { percent: 50, amount: 100, isReached: true, sentAt: november(9) },
      { percent: 80, amount: 160, isReached: true, sentAt: null },
      { percent: 100, amount: 200, isReached: false, sentAt: null },
    ]);
  });

  it.each([
    ['nothing reached', budget(99), null],
    ['the first share', budget(100), { kind: 'budget', percent: 50 }],
    ['more than all', budget(300), { kind: 'budget', percent: 150 }],
    ['calls that are rejected', budget(200, STOP), { kind: 'budget-stopped', percent: 100 }],
    ['rejected calls without an alert', budget(200, { ...STOP, alerts: [] }), { kind: 'budget-stopped', percent: 100 }],
    ['no limit', budget(200, null), null],
  ])('need attention with %s', (_, given, expected) => {
    expect(budgetAttention(given)).toEqual(expected);
  });
});

describe('what a new limit does at once', () => {
  it.each<[string, Budget, BudgetLimit, BudgetWarning | null]>([
    ['a first limit that only sends mails', budget(10, null), NOTIFY, null],
    ['a first limit that stops', budget(10, null), STOP, 'will-stop'],
    ['a limit that stops now', budget(10), STOP, 'will-stop'],
    ['one that stopped before as well', budget(10, STOP), { ...STOP, amount: 50 }, null],
    ['a lower one that stops', budget(60, STOP), { ...STOP, amount: 50 }, 'stops-now'],
    ['one that is spent to the cent and stops', budget(200), STOP, 'stops-now'],
    ['another one while calls are rejected', budget(200, STOP), { ...STOP, amount: 150 }, null],
    ['one that ends the rejection', budget(200, STOP), NOTIFY, null],
    ['less than what is spent', budget(60), { ...NOTIFY, amount: 50 }, 'is-spent'],
    ['just what is spent', budget(60), { ...NOTIFY, amount: 60 }, null],
  ])('%s', (_, before, next, warning) => {
    expect(budgetWarning(before, next)).toBe(warning);
  });

  it('is never a surprise: whatever starts to reject calls is warned of', () => {
    const limit = fc.record({
      amount: fc.integer({ min: 1, max: 1000 }),
      alerts: fc.constant([50]),
      atLimit: fc.constantFrom('notify' as const, 'stop' as const),
    });
    fc.assert(
      fc.property(fc.nat({ max: 1500 }), fc.option(limit), limit, (spent, before, next) => {
        const given = budget(spent, before);
        if (isStopped(given) || !isStopped({ ...given, limit: next })) return;
        expect(budgetWarning(given, next)).toBe('stops-now');
      }),
    );
  });
});

describe('a budget among the credits', () => {
  const quota = { startDate, endDate, included: 1000, used: 600, extra: 0 };

  it.each([
    ['credits as they are', budget(0, NOTIFY, { currency: null }), 20, 200],
    ['dollars behind the included credits', budget(0), 20, 5000],
    ['dollars in small letters', budget(0, NOTIFY, { currency: 'usd' }), 20, 5000],
    ['another currency', budget(0, NOTIFY, { currency: 'EUR' }), 20, null],
    ['dollars without a price of credits', budget(0), null, null],
    ['dollars that buy none', budget(0), 0, null],
    ['no limit', budget(0, null), 20, null],
  ])('has %s', (_, given, perDollar, credits) => {
    expect(budgetCredits(given, quota, perDollar)).toBe(credits);
  });

  it.each([
    ['spent', budget(200), 700, { kind: 'reached' }],
    ['at half time, with six sevenths used', budget(9), 700, { kind: 'runs-out', date: november(18.5) }],
    ['far away', budget(9), 9000, { kind: 'within' }],
    ['in a currency without a price', budget(9), null, { kind: 'unknown' }],
    ['used, though the provider has not counted it', budget(9), 500, { kind: 'unknown' }],
  ])('that is %s is forecast as its quota would be', (_, given, credits, forecast) => {
    expect(budgetForecast(given, quota, credits, november(16))).toEqual(forecast);
  });
});

describe('what is typed', () => {
  it.each([
    ['50, 80, 100', [50, 80, 100]],
    ['100 50', [50, 100]],
    ['80%; 90 %', [80, 90]],
    ['50، 80٪', [50, 80]],
    ['50, 50', [50]],
    ['', null],
    ['0, 50', null],
    ['101', null],
    ['1.5', null],
    ['-5', null],
    ['10, 20, 30, 40, 50, 60', null],
    ['half', null],
  ])('as shares: %j', (text, alerts) => {
    expect(parseAlerts(text, { limit: null })).toEqual(alerts);
  });

  it.each([
    ['1,000.50', 1000.5],
    ['1.000', 1000],
    ['0.500', 0.5],
    ['33.333', 33_333],
    ['33.3330', null],
    ['0.01', 0.01],
    ['0.001', null],
    ['0', null],
    ['-5', null],
    ['', null],
    ['9999999999999', null],
  ])('as dollars: %j', (text, amount) => {
    expect(parseAmount(text, { currency: 'USD', limit: null })).toBe(amount);
  });

  it.each([[[]], [[12.5, 80]], [[150, 50, 50]], [[1, 2, 3, 4, 5, 6]]])('as the shares that are set: %j', (alerts) => {
    const limit: BudgetLimit = { amount: 100, alerts, atLimit: 'notify' };
    expect(parseAlerts(formatAlerts(alerts), { limit })).toEqual(alerts);
  });

  it.each([
    ['KWD', 1.125, '1.125'],
    ['bhd', 100.125, '100.125'],
    ['USD', 33.333, '33.3330'],
    ['USD', 0, '0'],
    [null, 0.5, '0.5'],
  ])('in %s that is set to %d is left as it is by its own text, %s', (currency, amount, text) => {
    const limit: BudgetLimit = { amount, alerts: [], atLimit: 'notify' };
    expect(formatAmount(amount, currency)).toBe(text);
    expect(parseAmount(text, { currency, limit })).toBe(amount);
  });

  it.each([
    ['1.125', 1.125],
    ['1,125', 1125],
    ['1.1255', null],
  ])('as dinars of Kuwait: %j', (text, amount) => {
    expect(parseAmount(text, { currency: 'KWD', limit: null })).toBe(amount);
  });

  it.each([
    ['1,500,000', 1_500_000],
    ['12', 12],
    ['12.5', null],
  ])('as credits: %j', (text, amount) => {
    expect(parseAmount(text, { currency: null, limit: null })).toBe(amount);
  });

  it('as shares comes back from how they are listed', () => {
    const shares = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: MAX_ALERTS });
    fc.assert(
      fc.property(shares, (alerts) => {
        expect(parseAlerts(formatAlerts(alerts), { limit: null })).toEqual(
          alerts.toSorted((one, other) => one - other),
        );
      }),
    );
  });
});
