import { array, boolean, check, type InferOutput, nullish, number, pipe, string } from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  base64Bytes,
  featureValue,
  figure,
  hundredths,
  id,
  instant,
  item,
  planDto,
  object,
  record,
  someOf,
} from './schemas.ts';

const additionalFeature = object({
  name: nullish(string(), ''),
  sequence: nullish(figure, null),
  value: nullish(featureValue, false),
  content: nullish(string(), ''),
});

const billingPlan = object({
  ...planDto.entries,
  monthlySubscriptionUrl: nullish(string()),
  annualSubscriptionUrl: nullish(string()),
  /** By category, then `featureKey`. */
  additionalFeatures: nullish(record(record(additionalFeature)), () => ({})),
});

/** `isSingle` is in the item or beside it. A response with neither is empty. */
const invoices = pipe(
  object({
    item: nullish(someOf({ isSingle: nullish(boolean()), url: nullish(string(), null) })),
    isSingle: nullish(boolean()),
  }),
  check((data) => (data.item ?? data.isSingle ?? null) !== null),
);

const issuedInvoice = object({
  id,
  number: nullish(string(), ''),
  issuedTimestamp: instant,
  amount: nullish(hundredths, null),
  currency: nullish(string(), 'USD'),
  // Any text: one that this console does not know is shown as it is.
  status: nullish(string(), ''),
  periodStart: instant,
  periodEnd: instant,
});

const invoiceFile = object({
  fileName: nullish(string(), ''),
  mediaType: nullish(string(), ''),
  content: base64Bytes,
});

export const billingEndpoints = {
  listPlans: endpoint({
    wire: 'WIRE-26',
    method: 'GET',
    path: '/api/account/subscriptions-and-plans',
    auth: 'session',
    effect: 'read',
    data: object({ items: array(billingPlan) }),
  }),
  getInvoices: endpoint({
    wire: 'WIRE-41',
    method: 'GET',
    path: '/api/account/invoices',
    auth: 'session',
    effect: 'read',
    data: invoices,
  }),
  listInvoices: endpoint({
    wire: 'OPT-3',
    optional: true,
    capability: 'invoice-list',
    method: 'GET',
    path: '/api/invoices',
    auth: 'session',
    effect: 'read',
    query: object({ limit: number(), offset: number() }),
    // Without `hasMore`, a full page may have a next one.
    data: object({ items: array(issuedInvoice), hasMore: nullish(boolean()) }),
  }),
  downloadInvoice: endpoint({
    wire: 'OPT-4',
    optional: true,
    capability: 'invoice-list',
    method: 'GET',
    path: '/api/invoices/{id}/file',
    auth: 'session',
    effect: 'read',
    // JSON and not the file itself, so that the call carries the session as any other does.
    data: item(invoiceFile),
  }),
} as const;

export type BillingPlanDto = InferOutput<typeof billingPlan>;
