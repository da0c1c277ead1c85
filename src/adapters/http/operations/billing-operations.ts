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
} as const satisfies Readonly<Record<string, Operation>>;
