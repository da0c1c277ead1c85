import type { UsageGateway } from '#src/application/usage/usage-gateway.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import type { BreakdownItem, BreakdownQuery } from '#src/domain/usage/credit-breakdown.ts';
import type { CreditHistory, HistoryQuery } from '#src/domain/usage/credits-over-time.ts';
import type { UsageSummary } from '#src/domain/usage/usage-summary.ts';
import { toInstant } from '#src/adapters/wire-values.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryUsageGateway extends MemoryGateway implements UsageGateway {
  async summary(signal?: AbortSignal): AsyncResult<UsageSummary> {
    const result = await this.call((bearer) => this.provider.usage.summary(bearer), signal);
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
    const result = await this.call(read, signal);
    if (!result.ok) return result;
    const { item } = result.value;
    return ok({ ...item, starts: item.starts.map((seconds) => seconds * 1000) });
  }

  async breakdown(query: BreakdownQuery, signal?: AbortSignal): AsyncResult<readonly BreakdownItem[]> {
    const { capabilities, usage } = this.provider;
    const read = (bearer: string | null) =>
      capabilities.serve('usage-breakdown', () => usage.breakdown(bearer, { ...query }));
    const result = await this.call(read, signal);
    return result.ok ? ok(result.value.items) : result;
  }
}
