import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { notFound } from '#mocks/provider/shared/service-result.ts';
import { pageOf, type RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { companyOf } from '#mocks/provider/team/team-members.ts';
import { type InvoiceItem, issuedInvoices } from './issued-invoices.ts';

const A4 = '[0 0 595 842]';
const LINE_HEIGHT = 22;

/** A page with the facts of an invoice, as the bytes of a PDF: one character each. */
function invoicePdf(invoice: InvoiceItem, company: string): string {
  const { number, issuedTimestamp, amount, currency, status, periodStart, periodEnd } = invoice;
  const lines = [
    `Invoice ${number}`,
    `Billed to: ${company}`,
    `Date: ${dayOf(issuedTimestamp)}`,
    `Period: ${dayOf(periodStart)} to ${dayOf(periodEnd)}`,
    `Amount: ${amount.toFixed(2)} ${currency}`,
    `Status: ${status}`,
  ];
  return pdfOf(lines);
}

function pdfOf(lines: readonly string[]): string {
  const drawn = lines.map((line, index) => `/F1 ${index === 0 ? 20 : 12} Tf (${pdfText(line)}) Tj T*`);
  const content = `BT ${LINE_HEIGHT} TL 64 760 Td\n${drawn.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${A4} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

/** Letters of Latin 1 by their octal code; the font of the page has no others. */
function pdfText(text: string): string {
  return text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, '?')
    .replace(/[\xa0-\xff]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`);
}

/** `time` in seconds. */
function dayOf(time: number): string {
  return new Date(time * 1000).toISOString().slice(0, 10);
}

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
