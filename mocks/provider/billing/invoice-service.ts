import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { notFound } from '#mocks/provider/shared/provider-error.ts';
import { pageOf, type RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { companyOf } from '#mocks/provider/team/team-members.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { issuedInvoices } from './issued-invoices.ts';

export class InvoiceService {
  constructor(private readonly sessions: Sessions) {}

  list(bearer: Bearer, query: RequestFields<'limit' | 'offset'>) {
    return this.sessions.authorize(bearer, ({ account, database, now }) => {
      const { page: items, hasMore } = pageOf(issuedInvoices(database, account, now), query);
      return { items, hasMore };
    });
  }

  file(bearer: Bearer, id: string) {
    return this.sessions.authorize(bearer, ({ account, database, now }) => {
      const invoice = issuedInvoices(database, account, now).find((one) => one.id === id);
      if (!invoice) throw notFound('invoice');
      const content = btoa(invoicePdf(invoice, companyOf(database, account.id)));
      return { item: { fileName: `invoice-${invoice.number}.pdf`, mediaType: 'application/pdf', content } };
    });
  }
}
