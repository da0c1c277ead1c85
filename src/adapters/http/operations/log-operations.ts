import { AUDIT_ACTIONS } from '#src/domain/logs/audit-action.ts';
import { below, type Operation } from './operation.ts';

const CURSOR =
  'Newest first. The cursor is exclusive: a page starts behind the entry that it names. Without `hasMore` or the last id, the rows decide. The live log reads the first page every five seconds, and further ones down to what it has known for three readings, so an entry that is listed late shows if it is among them.';

const LISTED = 'Sent only where `log-date-range` is listed.';

/** The days that are chosen in a log are of UTC, so these are midnights. */
const BOUNDS = {
  'query.from': `The earliest time, in ISO 8601. ${LISTED}`,
  'query.before': `The time that ends the range and does not belong to it, in ISO 8601. ${LISTED}`,
};

export const logOperations = {
  callbackFilters: {
    summary: 'List what callbacks can be filtered by',
    description: 'The choices of the filters. A list that is missing or null offers no choice.',
    usedBy: 'The filters of the callback log.',
    fields: { 'data.item.products': 'The products to choose from.' },
    screen: 'Usage: webhooks, filters',
    call: ({ logs }) => logs.callbackFilterOptions(),
    required: ['item'],
    optional: below('item.', 'blockchains', 'networks', 'statuses', 'products'),
  },
  searchCallbacks: {
    summary: 'Search the callback log',
    description: `The callbacks of the account that match all given filters. ${CURSOR} Entries are shown verbatim, so other fields are welcome.`,
    usedBy: 'The callback log of the usage page.',
    fields: {
      ...BOUNDS,
      'query.searchPhrase': 'Text that an entry contains anywhere.',
      'query.product': 'The product, in upper case.',
      'query.status': 'Whether the callback was delivered.',
      'data.item.callbackLogs[].success': 'Whether the callback was delivered; null if unknown.',
      'data.item.callbackLogs[].body': 'The callback as it was sent. Any JSON will do; it is shown verbatim.',
      'data.item.callbackLogs[].url': 'Where the callback was sent.',
      'data.item.callbackLogs[].attempts': 'How often it was sent, from 1 on.',
      'data.item.callbackLogs[].responseStatusCode':
        'The status with which the domain answered; null if it did not answer.',
      'data.item.callbackLogs[].failureReason': 'Why it was not delivered, as a sentence.',
      'data.item.callbackLogs[].headers':
        'The headers that the callback was sent with, such as those of its signature. Shown verbatim.',
      'data.item.callbackLogs[].body.data.item': 'The subject of the callback.',
      'data.item.callbackLogs[].body.data': 'What the callback carries.',
    },
    screen: 'Usage: webhooks',
    exampleQuery: { limit: 6, blockchain: 'ethereum' },
    call: ({ logs }) =>
      logs.callbackLogs({ blockchain: '', network: '', status: '', product: '', searchPhrase: '' }, null),
    required: ['item', 'item.callbackLogs', 'item.callbackLogs[].id'],
    optional: [
      ...['item.hasMore', 'item.lastCallbackId'],
      ...below('item.callbackLogs[].', 'event', 'success', 'product', 'executionTimestamp'),
      ...below('item.callbackLogs[].', 'url', 'attempts', 'responseStatusCode', 'failureReason', 'headers'),
      ...below('item.callbackLogs[].body', '', '.data', '.data.item', '.data.item.blockchain', '.data.item.network'),
    ],
    // The verbatim entry is stored beside what is read of it.
    derived: ['json', 'blockchain', 'network'],
  },
  redeliverCallback: {
    summary: 'Redeliver a callback',
    description:
      'Sends the callback of an entry once more, with the same body, to the same url. The new delivery has an entry of its own, the newest of the log, whether it is delivered or fails. Delivered callbacks can be redelivered too. A 429 with `Retry-After` says when to try again. Without an id in the response, the console only reports that the redelivery was requested.',
    usedBy: 'The detail of a callback in the callback log.',
    missing: 'The account has no callback with this id.',
    fields: { 'data.item.id': 'The id of the entry of the new delivery.' },
    screen: 'Usage: webhooks, redeliver',
    changes: 'setup',
    about: 'callback',
    call: ({ logs }, id) => logs.redeliverCallback(id),
    accepts: 'no-item',
    required: [],
    optional: ['item', 'item.id'],
  },
  auditLog: {
    summary: 'Read the audit log',
    description: `What members did in the account, that matches all given filters. ${CURSOR} Actions with words in the console: ${AUDIT_ACTIONS.map((action) => `\`${action}\``).join(', ')}; any other name is shown as it is. An entry holds no secret.`,
    usedBy: 'The audit log of the team page.',
    fields: {
      ...BOUNDS,
      'query.from': 'The earliest time, in ISO 8601.',
      'query.startingFromEntryId': 'The id behind which the page starts. Absent for the first page.',
      'data.item.entries': 'The entries of the page.',
      'data.item.lastEntryId': 'The id of the last entry of the page.',
      'data.item.entries[].id': 'The id of the entry.',
      'query.person': 'The email of who did it, in any case.',
      'query.action': 'The name of an action.',
      'data.item.entries[].timestamp': 'When it was done.',
      'data.item.entries[].action': 'What was done.',
      'data.item.entries[].person': 'Who did it; null if it was nobody of the account.',
      'data.item.entries[].person.email': 'Their email at that time.',
      'data.item.entries[].target': 'What it was done to; null if it concerns the person alone.',
      'data.item.entries[].target.type':
        'What kind of thing: `api-key`, `callback-domain`, `member`, `plan`, or another name.',
      'data.item.entries[].target.id': 'The id that its own list has.',
      'data.item.entries[].target.name': 'Its name at that time, for people to read.',
      'data.item.entries[].target.exists': 'False once it is gone, so that no link leads to it.',
      'data.item.entries[].ipAddress': 'The IP address of the call.',
      'data.item.entries[].location': 'Where that is, for people to read.',
    },
    screen: 'Team: audit log',
    exampleQuery: { limit: 6 },
    call: ({ logs }) => logs.auditLog({ person: '', action: '' }, null),
    required: ['item', 'item.entries', 'item.entries[].id'],
    optional: [
      ...['item.hasMore', 'item.lastEntryId'],
      ...below('item.entries[].', 'timestamp', 'action', 'person', 'person.email', 'target', 'ipAddress', 'location'),
      ...below('item.entries[].target.', 'type', 'id', 'name', 'exists'),
    ],
  },
  requestFilters: {
    summary: 'List what API requests can be filtered by',
    description: 'The API keys to choose from, deactivated ones included.',
    usedBy: 'The filter of the request log.',
    fields: {
      'data.item.apiKeys': 'The keys to choose from.',
      'data.item.apiKeys[].labels':
        'The labels of the key, which can be chosen instead of it where `api-key-labels` is listed.',
    },
    screen: 'Usage: API requests, filters',
    call: ({ logs }) => logs.requestKeys(),
    required: ['item', 'item.apiKeys[].id'],
    optional: ['item.apiKeys', 'item.apiKeys[].name', 'item.apiKeys[].labels'],
  },
  listApiRequests: {
    summary: 'List API requests',
    description: `The requests of the account, of one key if it is named. ${CURSOR} Requests and responses are shown verbatim.`,
    usedBy: 'The request log of the usage page, and when a key was last used.',
    fields: {
      ...BOUNDS,
      'query.apiKey': 'The id of the key, as the filters name it.',
      'query.label':
        'A label of the key; with one of no key, there is no request. Sent only where `api-key-labels` is listed.',
      'data.item.stats[].responseData.rejectedBy':
        'The limit of the API key that rejected the request. Absent for every other request.',
      'data.item.stats[].responseData.body':
        'What was answered. Any JSON will do; of a failure, `error.message` is shown in front.',
    },
    screen: 'Usage: API requests',
    after: ['sendRequest'],
    exampleQuery: { limit: 6 },
    call: ({ logs }) => logs.apiRequests({ apiKey: '' }, null),
    required: ['item', 'item.stats', 'item.stats[].id'],
    optional: [
      ...['item.hasMore', 'item.lastApiRequestId'],
      ...below('item.stats[].', 'dateTime', 'requestData', 'responseData', 'systemData'),
      ...below('item.stats[].responseData.', 'statusCode', 'responseTime', 'rejectedBy', 'body'),
      ...below('item.stats[].systemData.', 'referenceId', 'product', 'spentCredits'),
    ],
    derived: ['response', 'statusCode', 'responseTimeMs', 'rejectedBy', 'referenceId', 'product', 'spentCredits'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
