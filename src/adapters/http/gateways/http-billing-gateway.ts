import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { BillingAccount, BillingDetails } from '#src/domain/billing/billing-details.ts';
import type { BillingPlan, CurrentSubscription, FeatureCategory } from '#src/domain/billing/billing-plan.ts';
import { isPriced } from '#src/domain/plans/plan.ts';
import type { IssuedInvoice, IssuedInvoiceId, PendingInvoice, InvoiceFile } from '#src/domain/billing/invoice.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import { offsetPage, offsetQuery } from '#src/adapters/http/client/wire-values.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import type { BillingPlanDto } from '#src/adapters/http/endpoints/billing-endpoints.ts';
import { toPlan } from './http-catalog-gateway.ts';
import { accountEndpoints } from '#src/adapters/http/endpoints/account-endpoints.ts';
import { billingEndpoints } from '#src/adapters/http/endpoints/billing-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

type WireInvoice = DataOf<typeof billingEndpoints.listInvoices>['items'][number];

export class HttpBillingGateway implements BillingGateway {
  constructor(private readonly client: ApiClient) {}

  currentSubscription(signal?: AbortSignal): AsyncResult<CurrentSubscription> {
    return mapResult(this.client.call(accountEndpoints.currentSubscription, { signal }), ({ data: { item } }) => ({
      ...item,
      subscription: item.subscription ?? null,
      throughput: item.throughput ?? { softLimit: 0, hardLimit: 0 },
    }));
  }

  plans(signal?: AbortSignal): AsyncResult<readonly BillingPlan[]> {
    return mapResult(this.client.call(billingEndpoints.listPlans, { signal }), ({ data }) =>
      data.items.map(toBillingPlan),
    );
  }

  invoices(signal?: AbortSignal): AsyncResult<PendingInvoice> {
    return mapResult(this.client.call(billingEndpoints.getInvoices, { signal }), ({ data: { item, isSingle } }) => ({
      isSingle: item?.isSingle ?? isSingle ?? false,
      url: item?.url ?? null,
    }));
  }

  listInvoices(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<IssuedInvoice>> {
    const query = offsetQuery(after);
    const call = this.client.call(billingEndpoints.listInvoices, { query, signal });
    return mapResult(call, ({ data }) => offsetPage(data.items.map(toIssuedInvoice), after, data.hasMore));
  }

  invoiceFile(id: IssuedInvoiceId): AsyncResult<InvoiceFile> {
    return mapResult(this.client.call(billingEndpoints.downloadInvoice, { params: { id } }), ({ data }) => {
      const { content: bytes, ...label } = data.item;
      return { ...label, bytes };
    });
  }

  details(signal?: AbortSignal): AsyncResult<BillingAccount> {
    return mapResult(this.client.call(billingEndpoints.readBillingDetails, { signal }), toBillingAccount);
  }

  saveDetails(details: BillingDetails): AsyncResult<BillingAccount> {
    return mapResult(this.client.call(billingEndpoints.saveBillingDetails, { body: { ...details } }), toBillingAccount);
  }
}

function toBillingAccount({ data }: { readonly data: DataOf<typeof billingEndpoints.readBillingDetails> }) {
  const { details, isNeeded, portalUrl } = data.item;
  return { details, isNeeded, portalUrl: portalUrl?.trim() || null };
}

function toIssuedInvoice({ id, number, issuedTimestamp: issuedAt, ...rest }: WireInvoice): IssuedInvoice {
  return { ...rest, id: id as IssuedInvoiceId, number: number || id, issuedAt };
}

/** Without a price and a checkout URL a plan is sold by contact, unless the response denies that. */
function toBillingPlan(dto: BillingPlanDto): BillingPlan {
  const plan = toPlan(dto);
  const monthlySubscriptionUrl = dto.monthlySubscriptionUrl?.trim() || null;
  const annualSubscriptionUrl = dto.annualSubscriptionUrl?.trim() || null;
  const isPurchasable = isPriced(plan) || monthlySubscriptionUrl !== null || annualSubscriptionUrl !== null;
  return {
    ...plan,
    isCustom: plan.isCustom || (dto.isCustom ?? !isPurchasable),
    ...{ monthlySubscriptionUrl, annualSubscriptionUrl },
    additionalFeatures: toFeatureCategories(dto.additionalFeatures),
  };
}

function toFeatureCategories(sent: BillingPlanDto['additionalFeatures']): readonly FeatureCategory[] {
  return Object.entries(sent).map(([name, features]) => ({
    name,
    features: Object.entries(features)
      .map(([key, feature]) => ({ key, ...feature }))
      .filter((feature) => feature.name !== ''),
  }));
}
