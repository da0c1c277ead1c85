import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';

const item = (...fields: readonly string[]) => fields.map((field) => `item.${field}`);
const items = (...fields: readonly string[]) => fields.map((field) => `items[].${field}`);
const under = (parent: string, ...fields: readonly string[]) => fields.map((field) => `${parent}.${field}`);

const user = under('user', 'email', 'firstName', 'lastName');
const steps = ['apiKey', 'verifyDomain', 'firstApiCall', 'tutorials', 'apiReference', 'pricing'];
const feature = ['name', 'value', 'sequence', 'content'];
const factors = item('recoveryCodesActive', 'passkeysActive');
const socialSignIn = item('additionalAuthActive', 'recoveryCodesActive', 'passkeysActive', ...user);

/** What the simulation sends and the console reads although the specification does not have it, with the reason (ADR 0010). */
export const EXTRA_FIELDS: Readonly<
  Record<Endpoint['wire'], { readonly fields: readonly string[]; readonly because: string }>
> = {
  'WIRE-2': {
    fields: factors,
    because: 'a recovery code or a passkey is offered only where one would be accepted',
  },
  'WIRE-3': { fields: socialSignIn, because: 'a second factor may follow a social sign-in' },
  'WIRE-4': { fields: socialSignIn, because: 'a second factor may follow a social sign-in' },
  'WIRE-5': { fields: socialSignIn, because: 'a second factor may follow a social sign-in' },
  'OPT-14': {
    fields: factors,
    because: 'a recovery code or a passkey is offered only where one would be accepted',
  },
  'OPT-81': { fields: ['item.options…'], because: 'all options go to the browser verbatim' },
  'OPT-85': { fields: ['item.options…'], because: 'all options go to the browser verbatim' },
  'WIRE-12': {
    fields: item('twoFactorRecommended', 'hasPassword'),
    because:
      'the dashboard recommends two-factor authentication without a call of its own, and nobody is asked for a password they do not have',
  },
  'WIRE-16': {
    fields: item('apiKeys[].lastUsedTimestamp', 'apiKeys[].expiresTimestamp', 'apiKeys[].labels'),
    because:
      'the table shows when each key was last used and ends soon, and its labels, which is a call for each key without it',
  },
  'WIRE-23': {
    fields: item(
      ...under('callbackUrls[]', 'verifiedTimestamp', 'health'),
      ...under('callbackUrls[].health', 'state', 'sinceTimestamp', 'lastSuccessTimestamp', 'failureShare'),
      ...under('callbackUrls[].health', 'lastReason', 'pauseReason'),
    ),
    because: 'the table has a verification date, and says since when and why a domain receives nothing',
  },
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
  'WIRE-50': { fields: item('apiKeys[].labels'), because: 'a label can be chosen instead of a key' },
};

/** The forms that the console accepts beside those of the specification, where servers differ. */
export const ACCEPTED: Readonly<Record<Endpoint['wire'], readonly string[]>> = {
  'WIRE-1': item('user', 'user.firstName', 'user.lastName'),
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

/** It differs by event, and is shown verbatim. */
const VERBATIM = 'item.callbackLogs[].body';

/**
 * What the `data` of each response may hold by the specification: the innermost fields of its operation, without those
 * that go beyond it. `[]` is each item of a list, and `*` any key.
 */
export const specifiedFields: Readonly<Record<Endpoint['wire'], readonly string[]>> = Object.fromEntries(
  Object.entries(endpoints).map(([name, { wire }]) => {
    const beyond = [...(EXTRA_FIELDS[wire]?.fields ?? []), ...(ACCEPTED[wire] ?? [])];
    const fields = innermost(name as EndpointName);
    return [wire, fields.filter((field) => !beyond.some((one) => one === field || one.startsWith(`${field}.`)))];
  }),
);

function innermost(name: EndpointName): readonly string[] {
  const { required, optional } = operations[name];
  const named = [...required, ...optional].map((field) =>
    field.startsWith(VERBATIM) ? VERBATIM : field.replaceAll('{}', '.*'),
  );
  const hasParts = (field: string) => named.some((one) => one.startsWith(`${field}.`) || one.startsWith(`${field}[]`));
  return [...new Set(named.filter((field) => field !== 'item' && !hasParts(field)))];
}
