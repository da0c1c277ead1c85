import type { AccountSessionId } from '#src/domain/account/account-session.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { IssuedInvoiceId } from '#src/domain/billing/issued-invoice.ts';
import { notShown, type Operation, withNullValue } from './operation-call.ts';

/** What a provider may leave out. */
export const optionalOperations = {
  usageHistory: {
    call: ({ usage }) => usage.history({ range: '7d', grouping: 'key' }),
    data: { item: { step: 'day', starts: [1_763_596_800], series: [] } },
  },
  redeliverCallback: {
    call: ({ logs }) => logs.redeliverCallback('callback-7'),
    data: { item: { id: 'callback-8' } },
    ...notShown,
  },
  capabilities: { call: ({ account }) => account.capabilities(), data: { items: ['sessions'] } },
  listSessions: {
    call: ({ account }) => account.listSessions(),
    data: { items: [] },
  },
  endSession: {
    call: ({ account }) => withNullValue(account.endSession('session-7' as AccountSessionId)),
    data: {},
    fine: [...notShown.fine, 'wrong types'],
  },
  deleteApiKey: {
    call: ({ apiKeys }) => withNullValue(apiKeys.remove('key-7' as ApiKeyId)),
    data: {},
    fine: [...notShown.fine, 'wrong types'],
  },
  listInvoices: { call: ({ billing }) => billing.listInvoices(), data: { items: [], hasMore: false } },
  downloadInvoice: {
    call: ({ billing }) => billing.invoiceFile('invoice-7' as IssuedInvoiceId),
    data: { item: { fileName: 'invoice-7.pdf', mediaType: 'application/pdf', content: 'JVBERi0=' } },
  },
} satisfies Readonly<Record<string, Operation>>;
