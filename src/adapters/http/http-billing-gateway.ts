import type { BillingGateway } from '../../application/billing/billing-gateway';
import type { BillingPlan } from '../../domain/billing/billing-plan';
import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import type { PendingInvoice } from '../../domain/billing/invoice';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { billingPlanFrom } from './billing-plan-from';
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

  plans(signal?: AbortSignal): Reply<readonly BillingPlan[]> {
    return translated(this.client.call(endpoints.listPlans, { signal }), ({ data }) => data.items.map(billingPlanFrom));
  }

  invoices(signal?: AbortSignal): Reply<PendingInvoice> {
    return translated(this.client.call(endpoints.getInvoices, { signal }), ({ data: { item, isSingle } }) => ({
      isSingle: item?.isSingle ?? isSingle ?? false,
      url: item?.url ?? null,
    }));
  }
}
