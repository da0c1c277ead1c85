import type { BillingGateway } from '../../application/billing/billing-gateway';
import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';
import { translated } from './translated';

export class HttpBillingGateway implements BillingGateway {
  constructor(private readonly client: ApiClient) {}

  currentSubscription(signal?: AbortSignal): Reply<CurrentSubscription> {
    return translated(this.client.call(endpoints.currentSubscription, { signal }), ({ data: { item } }) => ({
      ...item,
      subscription: item.subscription ?? null,
      throughput: item.throughput ?? { softLimit: 0, hardLimit: 0 },
    }));
  }
}
