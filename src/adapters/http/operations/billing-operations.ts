import type { BillingDetails } from '#src/domain/billing/billing-details.ts';
import { below, type Operation, OFFSET_PAGES } from './operation.ts';

/** Facts about the prices of a plan, each worked out from several fields. */
const PRICES = ['monthlyAmount', 'annualAmountPerMonth', 'annualAmount', 'annualCostSavings', 'isFree', 'isCustom'];

export const planOperations = {
  listProtocols: {
    summary: 'List the blockchain protocols',
    description: 'The protocols that the provider supports, with their logos. The console caches the list.',
    usedBy: 'The questionnaire, its summary, and the faucets page.',
    fields: {
      'data.items': 'The protocols.',
      'data.items[].name': 'The name that the questionnaire sends back.',
    },
    screen: 'Onboarding: blockchain protocols',
    scenario: 'onboarding-at-summary',
    call: ({ catalog }) => catalog.protocols(),
    required: ['items', 'items[].name'],
    optional: ['items[].publicName', 'items[].logoSvgBase64'],
  },
  listPackages: {
    summary: 'List the payment packages',
    description:
      'The plans that can be chosen while signing up. Also accepted: the list as the item itself. The console caches the list.',
    usedBy: 'The plan stage of the questionnaire.',
    fields: { 'data.items': 'The packages.', 'data.item': 'The packages.' },
    screen: 'Onboarding: pricing plan',
    scenario: 'onboarding-at-summary',
    call: ({ catalog }) => catalog.plans(),
    required: ['items', 'items[].id'],
    optional: below(
      'items[].',
      ...[
        'name',
        'description',
        'paygAdditionalCreditsPerOneDollar',
        'mainFeatures',
        'support',
        'isMostPopular',
        'isFree',
        'isCustom',
        'price',
        'price.monthlyAmount',
      ],
      ...['price.annualAmountPerMonth', 'price.annualCostSavings'],
      ...below('mainFeatures[].', 'name', 'value', 'sequence'),
    ),
    derived: PRICES,
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** Of the details, in responses and in the body. */
const DETAILS = {
  company: 'Who is billed: a company, or a person.',
  line1: 'Street and number.',
  line2: 'What else the address needs.',
  postalCode: 'As the country writes it.',
  city: 'The town of the address.',
  region: 'A state or province.',
  country: 'Two letters, ISO 3166-1.',
  taxId: 'Such as a VAT id: as it was typed, with or without the country in front; empty for none.',
  recipients: 'The emails that get invoices, beside the owner of the account; at most ten.',
  purchaseOrder: 'What the customer wants to find on invoices.',
} as const;

const under = (parent: string) =>
  Object.fromEntries(Object.entries(DETAILS).map(([field, text]) => [`${parent}.${field}`, text]));

const billingDetailsFields = {
  'data.item.details': 'Null until they are saved for the first time.',
  'data.item.isNeeded': 'True if no plan is sold without them: the console asks for them before a checkout.',
  'data.item.portalUrl': 'Where they are changed instead of here.',
  ...under('data.item.details'),
};

const SAMPLE_DETAILS: BillingDetails = {
  ...{ company: 'Northwall Payments GmbH', line1: 'Hafenstraße 12', line2: '', postalCode: '20457' },
  ...{ city: 'Hamburg', region: '', country: 'DE', taxId: 'DE136695976' },
  recipients: ['invoices@northwall.example'],
  purchaseOrder: 'PO-2026-114',
};

const billingDetailsResponse = {
  required: ['item'],
  optional: [
    ...below('item.', 'details', 'isNeeded', 'portalUrl'),
    ...below('item.details.', ...Object.keys(SAMPLE_DETAILS)),
  ],
  data: {
    item: {
      details: { ...SAMPLE_DETAILS, line2: 'Speicher 4', region: 'Hamburg' },
      ...{ isNeeded: false, portalUrl: 'https://billing.example/portal' },
    },
  },
} as const;

export const billingOperations = {
  currentSubscription: {
    summary: 'Read the current subscription',
    description:
      'The plan of the account, what it costs, and what is due. A suspended account sees a notice on every page; pending invoices lead to the payment.',
    usedBy: 'Every page of the console, and the billing page in detail.',
    fields: {
      'data.item.active': 'Whether the subscription runs.',
      'data.item.name': 'The name of the plan.',
      'data.item.monthlyCredits': 'The credits that the plan includes a month.',
    },
    screen: 'Dashboard and Billing',
    scenario: 'suspended',
    call: ({ billing }) => billing.currentSubscription(),
    required: ['item', 'item.active', 'item.name'],
    optional: below(
      'item.',
      ...['free', 'subscription', 'subscriptionPayment', 'monthlyCredits', 'throughput', 'throughput.softLimit'],
      ...['throughput.hardLimit', 'paygAdditionalCreditsPerOneDollar', 'paygPeriodToDate', 'subtotal'],
      ...['hasPendingInvoices', 'isCancelled', 'scheduledCancellationDate', 'nextBillingDate', 'suspended'],
    ),
  },
  listPlans: {
    summary: 'List the plans',
    description:
      'The plans that the account can change to, with the links to their checkout. The current one has the id of `paymentPackageId` in the profile, else the name of the subscription.',
    usedBy: 'The billing page.',
    fields: { 'data.items': 'The plans.' },
    screen: 'Billing: upgrade plan',
    scenario: 'suspended',
    call: ({ billing }) => billing.plans(),
    required: ['items', 'items[].id'],
    optional: below(
      'items[].',
      ...[
        'name',
        'mainFeatures',
        'plan',
        'monthlySubscriptionUrl',
        'annualSubscriptionUrl',
        'price',
        'price.monthlyAmount',
      ],
      ...['prices', 'prices[].amount', 'prices[].annualAmount', 'additionalFeatures'],
      ...below('mainFeatures{}.', 'name', 'value', 'sequence', 'content'),
      ...below('additionalFeatures{}{}.', 'name', 'value', 'sequence', 'content'),
    ),
    derived: PRICES,
  },
  getInvoices: {
    summary: 'Find the invoices to pay',
    description:
      'Where open invoices are paid. With `isSingle` and a url, the browser goes there at once. Otherwise the console reads the subscription again and offers the url as the page of all invoices. `isSingle` stands in the item or beside it.',
    usedBy: 'The button that pays a pending invoice.',
    fields: { 'data.item.url': 'Where the invoice is paid.' },
    screen: 'Billing: invoices',
    scenario: 'suspended',
    call: ({ billing }) => billing.invoices(),
    required: [],
    optional: ['item.isSingle', 'item.url'],
  },
  listInvoices: {
    summary: 'List the invoices',
    description: `The invoices of the account, newest first. The status is \`paid\`, \`open\` or \`void\`; any other text is shown as it is. \`hasMore\` stands beside the list. ${OFFSET_PAGES}`,
    usedBy: 'The billing page.',
    fields: {
      'data.items': 'The invoices of this page.',
      'data.items[].number': 'The number that people know the invoice by. Without it, the id is shown.',
      'data.items[].issuedTimestamp': 'When it was issued.',
      'data.items[].amount': 'The amount, in units of the currency; the console rounds to thousandths.',
      'data.items[].currency': 'The code of the currency, such as `USD`, which is also what a missing one means.',
      'data.items[].status': '`paid`, `open` or `void`, or any other text.',
      'data.items[].periodStart': 'When the billed period began.',
      'data.items[].periodEnd': 'When the billed period ended.',
    },
    screen: 'Billing: invoices',
    exampleQuery: { limit: 100, offset: 0 },
    call: ({ billing }) => billing.listInvoices(),
    required: ['items', 'items[].id'],
    optional: [
      ...['items[].number', 'items[].issuedTimestamp', 'items[].amount', 'items[].currency', 'items[].status'],
      ...['items[].periodStart', 'items[].periodEnd', 'hasMore'],
    ],
  },
  downloadInvoice: {
    summary: 'Download an invoice',
    description:
      'The file of an invoice in base64, in JSON as every other response: so the call carries the session, and its token is refreshed. The console saves `application/pdf`, `text/csv` and `application/xml` as such, and any other type as `application/octet-stream`, so that no file opens as a page. The extension follows the type, and the name loses its path and its control characters.',
    usedBy: 'The list of invoices on the billing page.',
    missing: 'There is no such invoice.',
    fields: {
      'data.item.fileName': 'The name under which it is saved. Without it, the number of the invoice.',
      'data.item.mediaType': 'The type of the file: `application/pdf`, `text/csv` or `application/xml`.',
      'data.item.content': 'The bytes of the file in base64; not empty.',
    },
    screen: 'Billing: download an invoice',
    about: 'invoice',
    call: ({ billing }, id) => billing.invoiceFile(id),
    required: ['item', 'item.content'],
    optional: ['item.fileName', 'item.mediaType'],
  },
  readBillingDetails: {
    summary: 'Read the billing details',
    description:
      'What invoices say about the customer, and who gets them beside the owner of the account. `portalUrl` is sent where they are changed on another site instead; its host must be allowed.',
    usedBy: 'The billing details on the billing page, and the dialog before a checkout.',
    missing: 'The console has no billing details.',
    fields: billingDetailsFields,
    screen: 'Billing: details',
    call: ({ billing }) => billing.details(),
    ...billingDetailsResponse,
  },
  saveBillingDetails: {
    summary: 'Save the billing details',
    description:
      'Replaces all billing details. They count for every later invoice. The console checks the tax id by the form and the check digits of its country. Returns the same as reading them.',
    usedBy: 'The dialog of the billing details on the billing page.',
    missing: 'The console has no billing details.',
    fields: {
      ...billingDetailsFields,
      ...under('body'),
    },
    screen: 'Billing: save the details',
    changes: 'team',
    call: ({ billing }) => billing.saveDetails(SAMPLE_DETAILS),
    ...billingDetailsResponse,
  },
} as const satisfies Readonly<Record<string, Operation>>;
