import type { DailyCost } from '../../../src/domain/usage/usage-summary';
import { noUsage, usage } from '../../scenarios/usage';
import type { Answer, Item } from '../answer';
import { plans } from '../plans';
import type { AccountRow } from '../rows';
import type { Bearer, Sessions } from '../sessions';

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
