import type { UsageGateway } from '../../application/usage/usage-gateway';
import type { Reply } from '../../domain/shared/result';
import { creditsBeyond, usedInAll, type UsageSummary } from '../../domain/usage/usage-summary';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';
import { translated } from './translated';

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
