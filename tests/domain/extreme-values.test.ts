import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActiveNow, orderedSessions } from '#src/domain/account/device-session.ts';
import { isStale } from '#src/domain/api-keys/key-hints.ts';
import { planChange } from '#src/domain/billing/plan-change.ts';
import { cancellation, nextBillingEvent, subscriptionPayment } from '#src/domain/billing/payments.ts';
import { formatLogTime } from '#src/domain/logs/log-time.ts';
import { displayedSaving, greatestSavingPercent, yearlyPrice } from '#src/domain/plans/plan.ts';
import { elapsedSince } from '#src/domain/shared/elapsed.ts';
import { formatsIn } from '#src/domain/shared/formats.ts';
import { ALL_LANGUAGES } from '#src/domain/shared/language.ts';
import { trafficColumns, trafficFigures } from '#src/domain/shared/traffic.ts';
import { burnUpDays } from '#src/domain/usage/burn-up-days.ts';
import { columnAt, creditChart } from '#src/domain/usage/credit-chart.ts';
import { COST_KINDS, type DailyCost } from '#src/domain/usage/usage-summary.ts';
import { usageFigures } from '#src/domain/usage/usage-figures.ts';
import { billingPlan, subscriptionOf } from '#tests/support/billing-plans.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

/** What the adapters let through. */
const figure = fc.oneof(
  fc.constantFrom(...[1e290, -1e290, 1e-9, -1e-9, 5e-324, 0, -0, -1, 1000, 2 ** 53, 1e15, 1e21, 1.5]),
  fc.double({ min: -1e290, max: 1e290, noNaN: true }),
);
const instant = fc.oneof(
  fc.constantFrom(...[8.64e15, -8.64e15, 8.64e15 - 1, 0, -1, 1e-9, NOW, NOW - 1, NOW - 10 * DAY_MS, NOW + 20 * DAY_MS]),
  fc.double({ min: -8.64e15, max: 8.64e15, noNaN: true }),
);
type Given = readonly [figures: readonly number[], instants: readonly number[]];
const given = fc.tuple(
  fc.array(figure, { minLength: 8, maxLength: 8 }),
  fc.array(instant, { minLength: 4, maxLength: 4 }),
);

const COMPUTATIONS: Readonly<Record<string, (...values: Given) => unknown>> = {
  'the usage, its forecast and its chart': ([included = 0, used = 0, extra = 0, perDollar = 0, ...costs], instants) => {
    const [startDate = 0, endDate = 0, at = 0] = instants;
    const dailyMonitoringCost = Object.fromEntries(
      COST_KINDS.map((kind, index) => [kind, costs[index % costs.length]]),
    ) as DailyCost;
    const summary = { dailyMonitoringCost, planQuota: { startDate, endDate, included, used, extra } };
    const figures = usageFigures({ summary, readAt: NOW }, perDollar, [{ at, credits: used }]);
    return [figures, figures.burnUp && burnUpDays(figures.burnUp)];
  },
  'the change of a plan': ([credits = 0, ...amounts]) => {
    // Whole cents, as the adapter rounds them.
    const [monthlyAmount = 0, annualAmount = 0, payment = 0, other = 0, saving = 0] = amounts.map(Math.round);
    const to = billingPlan('plan', monthlyAmount, {
      ...{ annualAmount, annualAmountPerMonth: other, annualCostSavings: saving },
      ...{ paygAdditionalCreditsPerOneDollar: credits, isFree: false, isCustom: false },
    });
    const current = subscriptionOf({ subscriptionPayment: payment, paygAdditionalCreditsPerOneDollar: other });
    const prices = [greatestSavingPercent([to]), displayedSaving(to, 'annually'), yearlyPrice(to)];
    const changes = (['monthly', 'annually'] as const).flatMap((period) =>
      (['monthly', 'annually'] as const).map((paidBy) =>
        planChange({ current: { ...current, subscription: paidBy }, from: to, to, period }),
      ),
    );
    return [prices, changes, subscriptionPayment(current, to)];
  },
  'the billing to come': (_, [scheduledCancellationDate = 0, nextBillingDate = 0]) => {
    const current = subscriptionOf({ isCancelled: true, scheduledCancellationDate, nextBillingDate });
    return [nextBillingEvent(current), cancellation(current)];
  },
  'the credits over time': (credits, [first = 0, second = 0]) => {
    const series = credits.map((value, index) => ({ id: `s${index}`, name: '', credits: [value, 1] }));
    const chart = creditChart({ step: 'day', starts: [first, second], series });
    return [chart, columnAt(chart, 0)];
  },
  'the traffic of a log': ([status = 0, durationMs = 0], instants) => {
    const events = instants.map((at) => ({ at, outcome: 'ok' as const, durationMs: durationMs + status }));
    const columns = trafficColumns(events, 48);
    expect(columns.reduce((sum, { total }) => sum + total, 0)).toBe(events.length);
    return [columns, trafficFigures(events)];
  },
  'what happened since': (_, [at = 0, other = 0]) => {
    const session = { id: 's', isCurrent: false, createdAt: at, lastActiveAt: other } as never;
    return [
      elapsedSince(at, NOW),
      isActiveNow(session, NOW),
      orderedSessions([session, session]).length,
      isStale({ active: true, createdAt: at }, other, NOW),
    ];
  },
};

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('extreme figures and times of a provider', () => {
  it.each(Object.entries(COMPUTATIONS))('leave a number in every place of %s', (_, compute) => {
    fc.assert(
      fc.property(given, (values) => {
        expect(numbersIn(compute(...values)).filter((value) => !Number.isFinite(value))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(ALL_LANGUAGES)('have a text in %s, even where they are no number', (language) => {
    const formats = formatsIn(language);
    const { count, percent, share, exactShare, dollars, price, wholeDollars, amount } = formats;
    const { utc, exactTime, localTime, utcDayAndTime, dayAndTime, timeOfDay, day, longDate } = formats;
    const numbers = [count, percent, share, exactShare, dollars, price, wholeDollars];
    const times = [utc, exactTime, localTime, utcDayAndTime, dayAndTime, timeOfDay, day, longDate];
    const any = fc.oneof(
      figure,
      instant,
      fc.constantFrom(Infinity, -Infinity, Number.NaN, Number.MAX_VALUE),
      fc.double(),
    );
    fc.assert(
      fc.property(any, (value) => {
        const written = [
          ...numbers.map((format) => format(value)),
          ...times.map((format) => format(value)),
          ...['USD', 'EUR', 'coins'].map((currency) => amount(value, currency)),
          ...(['utc', 'local', 'relative'] as const).map((mode) => formatLogTime(value, mode, NOW, formats)),
        ];
        expect(written.filter((text) => text === '' || /NaN|∞|Infinity|Invalid|undefined/.test(text))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('have no sign where they round to nothing', () => {
    const { count, dollars } = formatsIn('en');
    expect([-0, -1e-9].map(count)).toEqual(['0', '0']);
    expect([-0, -1e-9].map(dollars)).toEqual(['$0.00', '$0.00']);
  });
});
