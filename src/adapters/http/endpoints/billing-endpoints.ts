import { array, boolean, check, type InferOutput, nullish, number, pipe, readonly, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import {
  base64Bytes,
  featureValue,
  figure,
  flag,
  hundredths,
  id,
  instant,
  item,
  planDto,
  looseObject,
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

const BILLING_DETAILS = {
  optional: true,
  capability: 'billing-details',
  auth: 'session',
  path: '/api/billing/details',
} as const;

const billingText = nullish(string(), '');

/** What else a provider has in them comes back with a change, which replaces all of them. */
const billingDetails = looseObject({
  ...{ company: billingText, line1: billingText, line2: billingText, postalCode: billingText, city: billingText },
  ...{ region: billingText, country: billingText, taxId: billingText, purchaseOrder: billingText },
  recipients: nullish(array(string()), () => []),
});

const billingAccount = item(
  someOf({ details: nullish(billingDetails, null), isNeeded: flag, portalUrl: nullish(string(), null) }),
);

export const billingEndpoints = nameEndpoints({
  listPlans: {
    wire: 'WIRE-26',
    method: 'GET',
    path: '/api/account/subscriptions-and-plans',
    auth: 'session',
    effect: 'read',
    data: object({ items: array(billingPlan) }),
  },
  getInvoices: {
    wire: 'WIRE-41',
    method: 'GET',
    path: '/api/account/invoices',
    auth: 'session',
    effect: 'read',
    data: invoices,
  },
  listInvoices: {
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
  },
  downloadInvoice: {
    wire: 'OPT-4',
    optional: true,
    capability: 'invoice-list',
    method: 'GET',
    path: '/api/invoices/{id}/file',
    auth: 'session',
    effect: 'read',
    // JSON and not the file itself, so that the call carries the session as any other does.
    data: item(invoiceFile),
  },
  readBillingDetails: {
    wire: 'OPT-38',
    ...BILLING_DETAILS,
    method: 'GET',
    effect: 'read',
    data: billingAccount,
  },
  saveBillingDetails: {
    wire: 'OPT-39',
    ...BILLING_DETAILS,
    method: 'PUT',
    effect: 'mutation',
    body: looseObject({
      ...{ company: string(), line1: string(), line2: string(), postalCode: string(), city: string() },
      ...{ region: string(), country: string(), taxId: string(), purchaseOrder: string() },
      recipients: pipe(array(string()), readonly()),
    }),
    data: billingAccount,
  },
});

export type BillingPlanDto = InferOutput<typeof billingPlan>;
