import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';

/**
 * What the `data` of each response may hold, written down from the specification and not from the table of endpoints: the
 * response column of the calls, with the fields of the entities that it names. `[]` is each item of a list, `*` any
 * key, and `…` any JSON at all, which the console shows verbatim. A response that the specification does not show has no
 * fields, except for the state that every step of signing up returns.
 */
const item = (...fields: readonly string[]) => fields.map((field) => `item.${field}`);
const items = (...fields: readonly string[]) => fields.map((field) => `items[].${field}`);
const under = (parent: string, ...fields: readonly string[]) => fields.map((field) => `${parent}.${field}`);

const user = under('user', 'email', 'firstName', 'lastName');
const state = item('state');
const success = item('success');
const steps = ['apiKey', 'verifyDomain', 'firstApiCall', 'tutorials', 'apiReference', 'pricing'];
const closure = item(
  ...under('export', 'status', 'requestedTimestamp', 'downloadUrl', 'sizeBytes', 'expiresTimestamp'),
  ...['closesTimestamp', 'canClose', 'ownerEmail', 'hasPassword', 'delayDays', 'activeApiKeys', 'members'],
  ...under('unpaid', 'amount', 'currency'),
);
const budget = item(
  ...['currency', 'spent', 'endDate', ...under('limit', 'amount', 'alerts[]', 'atLimit')],
  ...under('sentAlerts[]', 'percent', 'timestamp'),
);
const billingDetails = item(
  ...['isNeeded', 'portalUrl'],
  ...under('details', 'company', 'line1', 'line2', 'postalCode', 'city', 'region', 'country', 'taxId'),
  ...under('details', 'recipients[]', 'purchaseOrder'),
);
const subscription = [
  ...['referenceId', 'eventType', 'blockchain', 'network', 'address', 'extendedPublicKey', 'transactionId'],
  ...['contractAddress', 'callbackUrl', 'confirmationsCount', 'isActive', 'createdTimestamp'],
  ...under('deactivationReasons[]', 'reason', 'timestamp'),
  ...under('lastDelivery', 'timestamp', 'success'),
  ...under('recentDeliveries', 'total', 'failed'),
];
const testDelivery = item(
  ...['responseStatusCode', 'durationMs', 'responseBody', 'failureReason', 'body'],
  ...under('headers', 'webhook-id', 'webhook-timestamp', 'webhook-signature'),
);
const feature = ['name', 'value', 'sequence', 'content'];
const dailyCosts = [
  ...['API_REQUEST', 'JSON_RPC_REQUEST', 'XPUB_SYNC_OPERATION', 'SYNC_ADDRESS_OPERATION', 'XPUB_DAILY_MONITORING'],
  ...['SYNC_ADDRESS_DAILY_MONITORING', 'EVENTS_CALLBACK_OPERATION', 'EVENTS_DAILY_MONITORING'],
];

const limits = item(
  ...['expiresTimestamp', 'origins[]', 'ipRanges[]', 'products[]', 'blockchains[]', 'callsPerSecond'],
  ...under('credits', 'amount', 'period', 'used', 'resetsTimestamp'),
);

export const specifiedFields: Readonly<Record<Endpoint['wire'], readonly string[]>> = {
  'WIRE-1': item('state', 'user.email'),
  'WIRE-2': item(...user, 'additionalAuthActive', 'state'),
  'WIRE-3': state,
  'WIRE-4': state,
  'WIRE-5': state,
  'WIRE-6': item('state', ...user),
  'WIRE-7': state,
  'WIRE-8': state,
  'WIRE-9': success,
  'WIRE-10': success,
  'WIRE-11': item('newEmail'),
  'WIRE-12': item('firstName', 'lastName', 'email', 'paymentPackageId', 'constraints.teamMembersCount'),
  'WIRE-13': item(...steps),
  'WIRE-14': success,
  'WIRE-15': item('key'),
  'WIRE-16': item(...under('apiKeys[]', 'id', 'name', 'key', 'active', 'createdTimestamp'), 'hasMore'),
  'WIRE-17': item('active'),
  'WIRE-18': item('key'),
  'WIRE-19': items('id', 'name', 'isDefault'),
  'WIRE-20': success,
  // Not shown; the decision on the first call says what it answers.
  'WIRE-21': item('request…', 'response…', 'statusCode', 'responseTime'),
  'WIRE-22': item('url'),
  'WIRE-23': item(...under('callbackUrls[]', 'id', 'url', 'verified', 'createdTimestamp'), 'hasMore'),
  'WIRE-24': [],
  'WIRE-25': item(
    ...['active', 'name', 'free', 'subscription', 'subscriptionPayment', 'monthlyCredits', 'throughput.softLimit'],
    ...['throughput.hardLimit', 'paygAdditionalCreditsPerOneDollar', 'paygPeriodToDate', 'subtotal'],
    ...['hasPendingInvoices', 'isCancelled', 'scheduledCancellationDate', 'nextBillingDate', 'suspended'],
  ),
  'WIRE-26': items(
    ...['id', 'name', 'plan', 'monthlySubscriptionUrl', 'annualSubscriptionUrl', 'price.monthlyAmount'],
    ...under('prices[]', 'amount', 'annualAmount'),
    ...under('mainFeatures.*', ...feature),
    ...under('additionalFeatures.*.*', ...feature),
  ),
  'WIRE-27': state,
  'WIRE-28': item('companyName'),
  'WIRE-29': state,
  'WIRE-30': item('useCases[]', 'useCasesCustom'),
  'WIRE-31': state,
  'WIRE-32': item('blockchainProtocols[]', 'blockchainProtocolsCustom'),
  'WIRE-33': items('name', 'publicName', 'logoSvgBase64'),
  'WIRE-34': state,
  'WIRE-35': item('channels[]', 'channelsCustom'),
  'WIRE-36': state,
  'WIRE-37': item('chosenSubscription', 'chosenCurrentPackage', 'offlinePaying'),
  'WIRE-38': item(
    ...['companyName', 'useCases[]', 'blockchainProtocols[]', 'chosenCurrentPackageName', 'chosenCurrentPackage'],
    ...['offlinePaying', 'stripeSessionUrl', 'state'],
  ),
  'WIRE-39': state,
  // The payment package, and of the registration pricing plan what it adds: the same list serves the plan cards.
  'WIRE-40': items(
    ...['id', 'name', 'support', 'isFree', 'isCustom', 'isMostPopular', 'paygAdditionalCreditsPerOneDollar'],
    ...under('price', 'monthlyAmount', 'annualAmountPerMonth', 'annualCostSavings'),
    ...['description', ...under('mainFeatures[]', 'name', 'value', 'sequence')],
  ),
  'WIRE-41': item('isSingle', 'url'),
  'WIRE-42': [...items('id', 'email', 'roles[]', 'state'), 'totalCount'],
  'WIRE-43': [],
  'WIRE-44': success,
  'WIRE-45': item(
    ...under('faucetLogs[]', 'id', 'address', 'timestamp', 'blockchain', 'network', 'amount', 'unit'),
    ...under('blockchainsFaucetSettings[]', 'blockchain', 'network', 'faucetCoinsAmount', 'faucetTokenAmount'),
    'blockchainsFaucetSettings[].faucetTokenName',
  ),
  'WIRE-46': [],
  'WIRE-47': item('blockchains[]', 'networks[].name', 'networks[].blockchain', 'statuses[]', 'products[]'),
  'WIRE-48': item(
    ...under('callbackLogs[]', 'id', 'event', 'success', 'body…', 'product', 'executionTimestamp'),
    ...['hasMore', 'lastCallbackId'],
  ),
  'WIRE-49': item(
    ...under('stats[]', 'id', 'dateTime', 'requestData…', 'responseData.statusCode', 'responseData.responseTime'),
    ...under('stats[].systemData', 'referenceId', 'product', 'spentCredits'),
    ...['hasMore', 'lastApiRequestId'],
  ),
  'WIRE-50': item('apiKeys[].id', 'apiKeys[].name'),
  'WIRE-51': item(
    ...under('dailyMonitoringCost', ...dailyCosts),
    ...under('planQuota', 'startDate', 'endDate', 'included', 'used', 'extra'),
  ),
  'WIRE-52': item('translations…'),
  'WIRE-53': items('id', 'name'),
  'OPT-1': ['items…'],
  'OPT-2': item('step', 'starts[]', ...under('series[]', 'id', 'name', 'credits[]')),
  'OPT-3': [
    ...items('id', 'number', 'issuedTimestamp', 'amount', 'currency', 'status', 'periodStart', 'periodEnd'),
    'hasMore',
  ],
  'OPT-4': item('fileName', 'mediaType', 'content'),
  'OPT-5': item('id'),
  'OPT-6': [],
  'OPT-7': items(...['id', 'current', 'createdTimestamp', 'lastActiveTimestamp', 'userAgent', 'ipAddress', 'location']),
  'OPT-8': success,
  'OPT-9': item('enabled', 'enabledTimestamp', 'recoveryCodesLeft'),
  'OPT-10': item('otpauthUrl', 'secret'),
  'OPT-11': item('recoveryCodes[]'),
  'OPT-12': item('recoveryCodes[]'),
  'OPT-13': success,
  'OPT-14': item('state', 'additionalAuthActive', ...user),
  'OPT-15': item(
    ...under('entries[]', 'id', 'timestamp', 'action', 'person.email', 'ipAddress', 'location'),
    ...under('entries[].target', 'type', 'id', 'name', 'exists'),
    ...['hasMore', 'lastEntryId'],
  ),
  'OPT-16': limits,
  'OPT-17': limits,
  'OPT-18': item(...under('products[]', 'id', 'name'), ...under('blockchains[]', 'id', 'name')),
  'OPT-20': items('id', 'email', 'roles[]', 'sentTimestamp', 'expiresTimestamp', 'invitationUrl'),
  'OPT-21': success,
  'OPT-22': success,
  'OPT-23': success,
  'OPT-24': item('createdTimestamp', 'masked', 'overlapUntilTimestamp'),
  'OPT-25': item('secret'),
  'OPT-26': item('createdTimestamp', 'masked', 'overlapUntilTimestamp'),
  'OPT-27': item('createdTimestamp', 'masked', 'overlapUntilTimestamp'),
  'OPT-28': testDelivery,
  'OPT-30': items('id', 'name', 'credits', 'calls'),
  'OPT-34': closure,
  'OPT-35': closure,
  'OPT-36': closure,
  'OPT-37': closure,
  'OPT-31': budget,
  'OPT-32': budget,
  'OPT-33': success,
  'OPT-38': billingDetails,
  'OPT-39': billingDetails,
  'OPT-40': item(
    ...under('eventTypes[]', 'name', 'product', 'subject', 'maxConfirmations'),
    ...under('eventTypes[].networks[]', 'blockchain', 'network'),
  ),
  'OPT-41': item('hasMore', ...under('subscriptions[]', ...subscription)),
  'OPT-42': item(...subscription),
  'OPT-43': item(...subscription),
  'OPT-44': item(...subscription),
  'OPT-45': [],
  'OPT-46': testDelivery,
  'OPT-50': [
    ...items('id', 'name', 'masked', 'scopes[]', 'expiresTimestamp', 'ipRanges[]', 'createdTimestamp'),
    ...items('lastUsedTimestamp'),
    ...under('scopes[]', 'id', 'name', 'description'),
  ],
  'OPT-51': item('token'),
  'OPT-52': success,
};

const socialSignIn = item('additionalAuthActive', 'recoveryCodesActive', ...user);

/** What the simulation sends and the console reads although the specification does not have it, with the reason (ADR 0010). */
export const EXTRA_FIELDS: Readonly<
  Record<Endpoint['wire'], { readonly fields: readonly string[]; readonly because: string }>
> = {
  'WIRE-2': {
    fields: item('recoveryCodesActive'),
    because: 'a recovery code is offered only where one would be accepted',
  },
  'WIRE-3': { fields: socialSignIn, because: 'a second factor may follow a social sign-in' },
  'WIRE-4': { fields: socialSignIn, because: 'a second factor may follow a social sign-in' },
  'WIRE-5': { fields: socialSignIn, because: 'a second factor may follow a social sign-in' },
  'OPT-14': {
    fields: item('recoveryCodesActive'),
    because: 'a recovery code is offered only where one would be accepted',
  },
  'WIRE-12': {
    fields: item('twoFactorRecommended', 'hasPassword'),
    because:
      'the dashboard recommends two-factor authentication without a call of its own, and nobody is asked for a password they do not have',
  },
  'WIRE-16': {
    fields: item('apiKeys[].lastUsedTimestamp', 'apiKeys[].expiresTimestamp'),
    because: 'the table shows when each key was last used and ends soon, which is a call for each key without it',
  },
  'WIRE-23': { fields: item('callbackUrls[].verifiedTimestamp'), because: 'the table has a verification date' },
  'WIRE-42': {
    fields: items('lastSeenTimestamp'),
    because: 'the table shows who has not been here for long',
  },
  'WIRE-48': {
    fields: item(
      ...under('callbackLogs[]', 'url', 'attempts', 'responseStatusCode', 'failureReason', 'redeliveryOf'),
      ...under('callbackLogs[].headers', 'webhook-id', 'webhook-timestamp', 'webhook-signature'),
    ),
    because: 'an entry is shown verbatim, and who reads of a failed callback needs to know where it failed and why',
  },
  'WIRE-49': {
    fields: item('stats[].responseData.body…', 'stats[].responseData.rejectedBy'),
    because: 'the response is shown, and it is more than its status and its time, such as which limit rejected it',
  },
};

/** The forms that the console accepts beside those of the specification, where servers differ. */
export const ACCEPTED: Readonly<Record<Endpoint['wire'], readonly string[]>> = {
  'WIRE-1': item('user', ...user),
  'WIRE-2': item('user'),
  'WIRE-3': item('user'),
  'WIRE-4': item('user'),
  'WIRE-5': item('user'),
  'OPT-14': item('user'),
  'WIRE-6': item('user'),
  'WIRE-13': items(...steps),
  'WIRE-16': ['hasMore'],
  'WIRE-23': ['hasMore'],
  // The three shapes of a plan are read as one.
  'WIRE-26': items(
    ...['description', 'support', 'isFree', 'isCustom', 'isMostPopular', 'paygAdditionalCreditsPerOneDollar'],
    ...[
      'price.currency',
      'price.annualAmountPerMonth',
      'price.annualCostSavings',
      ...under('mainFeatures[]', ...feature),
    ],
  ),
  'WIRE-38': item('blockchainProtocols[].name'),
  'WIRE-40': [
    ...items(
      'price.currency',
      'plan',
      'prices[].amount',
      'prices[].annualAmount',
      ...under('mainFeatures.*', ...feature),
    ),
    ...under('item[]', 'plan', 'prices[].amount', 'prices[].annualAmount', ...under('mainFeatures.*', ...feature)),
    ...under('item[]', 'id', 'name', 'support', 'description', ...under('mainFeatures[]', ...feature)),
    ...under('item[]', 'isFree', 'isCustom', 'isMostPopular', 'paygAdditionalCreditsPerOneDollar'),
    ...under('item[].price', 'currency', 'monthlyAmount', 'annualAmountPerMonth', 'annualCostSavings'),
  ],
  'WIRE-41': ['isSingle'],
  // A choice may come as an object with its name.
  'WIRE-47': item('networks[]', 'blockchains[].name', 'statuses[].name', 'products[].name'),
  'WIRE-48': ['hasMore', 'lastCallbackId'],
  'WIRE-49': ['hasMore', 'lastApiRequestId'],
  'WIRE-50': item('apiKeys[]'),
  // A provider that explains its roles.
  'WIRE-53': items('description'),
};
