import type { Provider } from '#mocks/provider/create-provider.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import type { UsageGateway } from '#src/application/usage/usage-gateway.ts';
import { toInstant } from '#src/domain/shared/dates.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { CreditHistory, HistoryQuery } from '#src/domain/usage/credits-over-time.ts';
import type { UsageSummary } from '#src/domain/usage/usage-summary.ts';
import { callProvider } from './call-provider.ts';

export class MemoryUsageGateway implements UsageGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async summary(signal?: AbortSignal): AsyncResult<UsageSummary> {
    const result = await callProvider(this.sessions, (bearer) => this.provider.usage.summary(bearer), signal);
    if (!result.ok) return result;
    const { dailyMonitoringCost, planQuota } = result.value.item;
    const { startDate, endDate } = planQuota;
    return ok({
      dailyMonitoringCost,
      planQuota: { ...planQuota, startDate: toInstant(startDate), endDate: toInstant(endDate) },
    });
  }

  async history({ range, grouping: by }: HistoryQuery, signal?: AbortSignal): AsyncResult<CreditHistory> {
    const { capabilities, usage } = this.provider;
    const read = (bearer: string | null) =>
      capabilities.serve('usage-history', () => usage.history(bearer, { range, by }));
    const result = await callProvider(this.sessions, read, signal);
    if (!result.ok) return result;
    const { item } = result.value;
    return ok({ ...item, starts: item.starts.map((seconds) => seconds * 1000) });
  }
}
