import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { BillingPlan } from '#src/domain/billing/billing-plan.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import type { PendingInvoice } from '#src/domain/billing/invoice.ts';
import type { InvoiceFile } from '#src/domain/billing/invoice-file.ts';
import type { IssuedInvoice, IssuedInvoiceId } from '#src/domain/billing/issued-invoice.ts';
import { type Cursor, PAGE_SIZE, type Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import { toBillingPlan } from './to-billing-plan.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { mapResult } from '#src/adapters/http/client/map-result.ts';

type InvoicePage = DataOf<typeof endpoints.listInvoices>;

export class HttpBillingGateway implements BillingGateway {
  constructor(private readonly client: ApiClient) {}

  currentSubscription(signal?: AbortSignal): AsyncResult<CurrentSubscription> {
    return mapResult(this.client.call(endpoints.currentSubscription, { signal }), ({ data: { item } }) => ({
      ...item,
      subscription: item.subscription ?? null,
      throughput: item.throughput ?? { softLimit: 0, hardLimit: 0 },
    }));
  }

  plans(signal?: AbortSignal): AsyncResult<readonly BillingPlan[]> {
    return mapResult(this.client.call(endpoints.listPlans, { signal }), ({ data }) => data.items.map(toBillingPlan));
  }

  invoices(signal?: AbortSignal): AsyncResult<PendingInvoice> {
    return mapResult(this.client.call(endpoints.getInvoices, { signal }), ({ data: { item, isSingle } }) => ({
      isSingle: item?.isSingle ?? isSingle ?? false,
      url: item?.url ?? null,
    }));
  }

  /** The cursor is the offset of the next page, counted by the received invoices. */
  listInvoices(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<IssuedInvoice>> {
    const offset = after === undefined ? 0 : Number(after);
    const call = this.client.call(endpoints.listInvoices, { query: { limit: PAGE_SIZE, offset }, signal });
    return mapResult(call, ({ data }) => toPage(data, offset));
  }

  invoiceFile(id: IssuedInvoiceId): AsyncResult<InvoiceFile> {
    return mapResult(this.client.call(endpoints.downloadInvoice, { params: { id } }), ({ data }) => {
      const { content: bytes, ...label } = data.item;
      return { ...label, bytes };
    });
  }
}

function toPage(data: InvoicePage, offset: number): Page<IssuedInvoice> {
  const items = data.items.map(({ id, number, issuedTimestamp: issuedAt, ...rest }) => {
    return { ...rest, id: id as IssuedInvoiceId, number: number || id, issuedAt };
  });
  const hasMore = data.hasMore ?? items.length >= PAGE_SIZE;
  // An empty page that claims more would loop forever.
  return hasMore && items.length > 0 ? { items, next: String(offset + items.length) as Cursor } : { items };
}
