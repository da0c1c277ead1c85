import type { DailyCost } from '#src/domain/usage/usage-summary.ts';
import { noUsage, usage } from '#mocks/scenarios/usage.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { DatabaseStore } from '#mocks/provider/db/database-store.ts';
import type { Item, ServiceResult } from '#mocks/provider/shared/service-result.ts';

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
/** At any time, two thirds of the demo's period are over. */
const DAYS_PASSED = 20;

export class UsageService {
  constructor(
    private readonly store: DatabaseStore,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  summary(bearer: Bearer): ServiceResult<Item<UsageSummaryItem>> {
    return this.sessions.authorize(bearer, (_, { id, planId }) => {
      const { monthlyCredits } = this.store.read().packages.get({ id: planId });
      return { item: summaryItem(id, monthlyCredits, this.now()) };
    });
  }
}

function summaryItem(accountId: string, included: number, now: number): UsageSummaryItem {
  const { used, daily } = usage[accountId] ?? noUsage;
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
