import type { InvoiceItem } from '#mocks/provider/billing/issued-invoices.ts';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { BillingPlan, CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import type { IssuedInvoice, IssuedInvoiceId, PendingInvoice } from '#src/domain/billing/invoice.ts';
import type { InvoiceFile } from '#src/domain/billing/invoice-file.ts';
import type { Cursor, Page } from '#src/domain/shared/page.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { offsetPage, offsetQuery, toInstant } from '#src/adapters/wire-values.ts';
import { toBillingPlan, cents } from './to-billing-plan.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryBillingGateway extends MemoryGateway implements BillingGateway {
  async currentSubscription(signal?: AbortSignal): AsyncResult<CurrentSubscription> {
    const result = await this.call((bearer) => this.provider.billing.currentSubscription(bearer), signal);
    if (!result.ok) return result;
    const { item } = result.value;
    return ok({
      ...item,
      subscriptionPayment: cents(item.subscriptionPayment),
      paygPeriodToDate: cents(item.paygPeriodToDate),
      subtotal: cents(item.subtotal),
      scheduledCancellationDate: toInstant(item.scheduledCancellationDate),
      nextBillingDate: toInstant(item.nextBillingDate),
    });
  }

  async plans(signal?: AbortSignal): AsyncResult<readonly BillingPlan[]> {
    const result = await this.call((bearer) => this.provider.billing.plans(bearer), signal);
    return result.ok ? ok(result.value.items.map(toBillingPlan)) : result;
  }

  async invoices(signal?: AbortSignal): AsyncResult<PendingInvoice> {
    const result = await this.call((bearer) => this.provider.billing.invoices(bearer), signal);
    return result.ok ? ok(result.value.item) : result;
  }

  async listInvoices(after?: Cursor, signal?: AbortSignal): AsyncResult<Page<IssuedInvoice>> {
    const { capabilities, invoices } = this.provider;
    const query = offsetQuery(after);
    const work = (bearer: string | null) => invoices.list(bearer, query);
    const result = await this.call((bearer) => capabilities.serve('invoice-list', () => work(bearer)), signal);
    if (!result.ok) return result;
    const { items, hasMore } = result.value;
    return ok(offsetPage(items.map(toIssuedInvoice), query.offset, hasMore));
  }

  async invoiceFile(id: IssuedInvoiceId): AsyncResult<InvoiceFile> {
    const { capabilities, invoices } = this.provider;
    const result = await this.call((bearer) => capabilities.serve('invoice-list', () => invoices.file(bearer, id)));
    if (!result.ok) return result;
    const { fileName, mediaType, content } = result.value.item;
    return ok({ fileName, mediaType, bytes: Uint8Array.from(atob(content), (character) => character.charCodeAt(0)) });
  }
}

function toIssuedInvoice({ id, amount, issuedTimestamp, periodStart, periodEnd, ...rest }: InvoiceItem): IssuedInvoice {
  return {
    ...rest,
    id: id as IssuedInvoiceId,
    amount: cents(amount),
    issuedAt: toInstant(issuedTimestamp),
    periodStart: toInstant(periodStart),
    periodEnd: toInstant(periodEnd),
  };
}
