import type { DailyCost } from '#src/domain/usage/usage-summary.ts';
import { noUsage, usage } from '#mocks/scenarios/usage.ts';
import type { Answer, Item } from '#mocks/provider/answer.ts';
import { plans } from '#mocks/provider/plans.ts';
import type { AccountRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

/** Credits; points in time in seconds. */
export interface UsageSummaryItem {
  readonly dailyMonitoringCost: DailyCost;
  readonly planQuota: {
    readonly startDate: number;
    readonly endDate: number;
    readonly included: number;
    readonly used: number;
    readonly extra: number;
  };
}

const DAY_SECONDS = 86_400;
const PERIOD_DAYS = 30;
/** Whenever the demo is looked at, two thirds of the period are over. */
const DAYS_PASSED = 20;

export class UsageService {
  constructor(
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  summary(bearer: Bearer): Answer<Item<UsageSummaryItem>> {
    return this.sessions.answer(bearer, (_, workspace) => ({ item: summaryItem(workspace, this.now()) }));
  }
}

function summaryItem({ id, planId }: Readonly<AccountRow>, now: number): UsageSummaryItem {
  const { used, daily } = usage[id] ?? noUsage;
  const included = plans[planId].monthlyCredits;
  const today = Math.floor(now / 1000 / DAY_SECONDS) * DAY_SECONDS;
  const startDate = today - DAYS_PASSED * DAY_SECONDS;
  return {
    dailyMonitoringCost: daily,
    planQuota: {
      startDate,
      // The last second of the last day.
      endDate: startDate + PERIOD_DAYS * DAY_SECONDS - 1,
      included,
      used,
      extra: Math.max(0, used - included),
    },
  };
}
