import type { UsageGateway } from '#src/application/usage/usage-gateway.ts';
import type { Reply } from '#src/domain/shared/result.ts';
import { creditsBeyond, usedInAll, type UsageSummary } from '#src/domain/usage/usage-summary.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { translated } from '#src/adapters/http/client/translated.ts';

export class HttpUsageGateway implements UsageGateway {
  constructor(private readonly client: ApiClient) {}

  summary(signal?: AbortSignal): Reply<UsageSummary> {
    return translated(this.client.call(endpoints.usageSummary, { signal }), ({ data: { item } }) => {
      const extra = item.planQuota.extra ?? creditsBeyond(item.planQuota);
      const planQuota = { ...item.planQuota, extra };
      return { ...item, planQuota: { ...planQuota, used: usedInAll(planQuota) } };
    });
  }
}
