import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { getField } from '#src/adapters/http/client/json-record.ts';
import { fileLabel } from '#src/domain/billing/invoice.ts';
import { tolerated } from '#tools/conformance/difference.ts';
import { type Step, StepEnd } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { checkPages, fromLastRow } from './page-check.ts';

const MOST_PAGES = 60;

const list: Step = {
  covers: ['listInvoices'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    const fetchPage = (limit: number, offset: number) =>
      client.call('listInvoices', { session, query: { limit, offset }, ...(offset > 0 && { mayReject: [400, 404] }) });
    await checkPages(client, {
      ...{ name: 'listInvoices', rows: 'items[]', more: 'hasMore', position: 'offset', time: 'issuedTimestamp' },
      ...{ limit: PAGE_SIZE, maxPages: MOST_PAGES, mustEnd: true },
      fetchPage: fromLastRow(async (limit, offset) => {
        const data = await fetchPage(limit, offset);
        const times = data?.items.map(({ issuedTimestamp }) => issuedTimestamp) ?? [];
        return data && { ids: data.items.map(({ id }) => id), times, hasMore: data.hasMore ?? null, cursor: null };
      }),
    });
  },
};

const download: Step = {
  covers: ['downloadInvoice'],
  changes: false,
  async run({ client, record, main }) {
    const session = await main();
    const data = await client.call('listInvoices', { session, query: { limit: 1, offset: 0 } });
    if (!data) throw new StepEnd('the list of invoices could not be read');
    const unknown = { session, params: { id: 'none' } };
    await client.reject('downloadInvoice', unknown, { statuses: [404, 400], given: 'with an unknown id' });
    const [newest] = data.items;
    if (!newest) return record.notTried('downloadInvoice', 'the account has no invoices');
    const file = await client.call('downloadInvoice', { session, params: { id: newest.id } });
    const mediaType = getField(file?.item, 'mediaType');
    if (typeof mediaType !== 'string' || mediaType === '') return;
    const { mediaType: saved } = fileLabel({ fileName: '', mediaType }, newest.id);
    if (saved === 'application/octet-stream')
      client.differs('downloadInvoice', tolerated('item.mediaType', 'a PDF, CSV or XML', 'another type'));
  },
};

export const invoiceSteps: readonly Step[] = [ifOffered('invoice-list', list), ifOffered('invoice-list', download)];
