import type { OperationDescription } from '#tools/openapi/operation-description.ts';

const CURSOR =
  'Newest first. The cursor is exclusive: a page starts behind the entry that it names. Without `hasMore` or the last id, the rows decide.';

export const logDescriptions = {
  callbackFilters: {
    summary: 'List what callbacks can be filtered by',
    description:
      'The choices of the filters. A list that is missing or null offers no choice; its filter is not shown.',
    usedBy: 'The filters of the callback log.',
    fields: { 'data.item.products': 'The products to choose from.' },
  },
  searchCallbacks: {
    summary: 'Search the callback log',
    description: `The callbacks of the account that match all given filters. ${CURSOR} Entries are shown verbatim, so other fields are welcome.`,
    usedBy: 'The callback log of the usage page.',
    fields: {
      'query.searchPhrase': 'Text that an entry contains anywhere.',
      'query.product': 'The product, in upper case.',
      'query.status': 'Whether the callback was delivered.',
      'data.item.callbackLogs[].success': 'Whether the callback was delivered; null if unknown.',
      'data.item.callbackLogs[].body': 'The callback as it was sent. Any JSON will do; it is shown verbatim.',
      'data.item.callbackLogs[].body.data.item': 'The subject of the callback.',
      'data.item.callbackLogs[].body.data': 'What the callback carries.',
    },
  },
  redeliverCallback: {
    summary: 'Redeliver a callback',
    description:
      'Sends the callback of an entry once more, with the same body, to the same url. The new delivery has an entry of its own, the newest of the log, whether it is delivered or fails. Delivered callbacks can be redelivered too. A 429 with `Retry-After` says when to try again. Without an id in the response, the console only reports that the redelivery was requested.',
    usedBy: 'The detail of a callback in the callback log.',
    missing: 'The account has no callback with this id.',
    fields: { 'data.item.id': 'The id of the entry of the new delivery.' },
  },
  requestFilters: {
    summary: 'List what API requests can be filtered by',
    description: 'The API keys to choose from, deactivated ones included.',
    usedBy: 'The filter of the request log.',
    fields: { 'data.item.apiKeys': 'The keys to choose from.' },
  },
  listApiRequests: {
    summary: 'List API requests',
    description: `The requests of the account, of one key if it is named. ${CURSOR} Requests and responses are shown verbatim.`,
    usedBy: 'The request log of the usage page, and when a key was last used.',
    fields: { 'query.apiKey': 'The id of the key, as the filters name it.' },
  },
} as const satisfies Readonly<Record<string, OperationDescription>>;

export const usageDescriptions = {
  usageSummary: {
    summary: 'Read the usage of credits',
    description:
      'The quota of the billing period, and the credits of today by kind. A kind that is missing costs nothing. `used` may exceed `included`.',
    usedBy: 'The usage page and the dashboard.',
  },
  usageHistory: {
    summary: 'Read the credits over time',
    description:
      'What was used in each hour or day of UTC, the oldest first, by product or by API key: for each start a figure in each series, 0 where nothing was used, up to the step that is under way. At most 8 series; the smaller ones are summed as one with the id `other`, which is drawn last. A series whose figures are not as many as the starts is a broken response.',
    usedBy: 'The chart of credits over time on the usage page and the dashboard.',
    missing: 'The pages have no chart of credits over time.',
    fields: {
      'query.range': 'How far back. The console expects hours for `24h`, and days otherwise.',
      'query.by': 'What each series is.',
      'data.item.step': 'How long each step is.',
      'data.item.starts': 'When each step starts, the oldest first.',
      'data.item.series': 'Products or API keys, in any order.',
      'data.item.series[].id': 'The id of the key or the product; `other` for the rest.',
      'data.item.series[].name': 'The name of the key or the product. Without it the id is shown.',
      'data.item.series[].credits': 'The credits of each step, as many as there are starts. Null counts as 0.',
    },
  },
} as const satisfies Readonly<Record<string, OperationDescription>>;
