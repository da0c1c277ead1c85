import type { ResponseFields } from './response-fields-entry.ts';

/** The fields of what a provider may leave out, as docs/api.md describes them. */
export const optionalResponseFields = {
  usageHistory: {
    scenario: 'active-customer',
    required: ['item', 'item.step', 'item.starts', 'item.series', 'item.series[].id', 'item.series[].credits'],
    optional: ['item.series[].name'],
  },
  capabilities: { scenario: 'active-customer', required: ['items'], optional: [] },
  listInvoices: {
    scenario: 'active-customer',
    required: ['items', 'items[].id'],
    optional: [
      ...['items[].number', 'items[].issuedTimestamp', 'items[].amount', 'items[].currency', 'items[].status'],
      ...['items[].periodStart', 'items[].periodEnd', 'hasMore'],
    ],
  },
  downloadInvoice: {
    data: { item: { fileName: 'invoice-7.pdf', mediaType: 'application/pdf', content: 'JVBERi0=' } },
    required: ['item', 'item.content'],
    optional: ['item.fileName', 'item.mediaType'],
  },
  redeliverCallback: { data: { item: { id: 'callback-8' } }, required: [], optional: ['item', 'item.id'] },
  listSessions: {
    scenario: 'active-customer',
    required: ['items', 'items[].id'],
    optional: [
      ...['items[].current', 'items[].createdTimestamp', 'items[].lastActiveTimestamp'],
      ...['items[].userAgent', 'items[].ipAddress', 'items[].location'],
    ],
  },
  endSession: { data: { item: { success: true } }, required: [], optional: ['item', 'item.success'] },
  deleteApiKey: { data: {}, required: [], optional: [] },
} as const satisfies Readonly<Record<string, ResponseFields>>;
