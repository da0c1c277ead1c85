import type { UsageGateway } from '#src/application/usage/usage-gateway.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { BreakdownItem, BreakdownQuery } from '#src/domain/usage/credit-breakdown.ts';
import type { CreditHistory, HistoryQuery } from '#src/domain/usage/credits-over-time.ts';
import { creditsOverQuota, totalUsed, type UsageSummary } from '#src/domain/usage/usage-summary.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { usageEndpoints } from '#src/adapters/http/endpoints/usage-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

export class HttpUsageGateway implements UsageGateway {
  constructor(private readonly client: ApiClient) {}

  summary(signal?: AbortSignal): AsyncResult<UsageSummary> {
    return mapResult(this.client.call(usageEndpoints.usageSummary, { signal }), ({ data: { item } }) => {
      const extra = item.planQuota.extra ?? creditsOverQuota(item.planQuota);
      const planQuota = { ...item.planQuota, extra };
      return { ...item, planQuota: { ...planQuota, used: totalUsed(planQuota) } };
    });
  }

  history({ range, grouping: by }: HistoryQuery, signal?: AbortSignal): AsyncResult<CreditHistory> {
    const call = this.client.call(usageEndpoints.usageHistory, { query: { range, by }, signal });
    return mapResult(call, ({ data }) => data.item);
  }

  breakdown({ label, ...others }: BreakdownQuery, signal?: AbortSignal): AsyncResult<readonly BreakdownItem[]> {
    const query = { ...others, label: label || null };
    return mapResult(this.client.call(usageEndpoints.usageBreakdown, { query, signal }), ({ data }) => data.items);
  }
}
