import { noUsage, usage } from '#mocks/scenarios/usage.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';

const DAY_SECONDS = 86_400;
const PERIOD_DAYS = 30;
/** At any time, two thirds of the demo's period are over. */
const DAYS_PASSED = 20;

export class UsageService {
  constructor(private readonly sessions: Sessions) {}

  summary(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account: { id, planId, creditsSpent }, database, now }) => {
      const { monthlyCredits: included } = database.packages.get({ id: planId });
      const { used: usedBefore, daily } = usage[id] ?? noUsage;
      const used = usedBefore + creditsSpent;
      const dailyMonitoringCost = { ...daily, API_REQUEST: daily.API_REQUEST + creditsSpent };
      const today = Math.floor(now / 1000 / DAY_SECONDS) * DAY_SECONDS;
      const startDate = today - DAYS_PASSED * DAY_SECONDS;
      const endDate = startDate + PERIOD_DAYS * DAY_SECONDS - 1;
      const extra = Math.max(0, used - included);
      return { item: { dailyMonitoringCost, planQuota: { startDate, endDate, included, used, extra } } };
    });
  }
}
