import { below, type Operation } from './operation.ts';

export const usageOperations = {
  usageSummary: {
    summary: 'Read the usage of credits',
    description:
      'The quota of the billing period, and the credits of today by kind. A kind that is missing costs nothing. `used` may exceed `included`.',
    usedBy: 'The usage page and the dashboard.',
    screen: 'Usage: summary',
    call: ({ usage }) => usage.summary(),
    required: ['item', 'item.planQuota', 'item.planQuota.included', 'item.planQuota.used'],
    optional: [
      'item.dailyMonitoringCost',
      ...below(
        'item.dailyMonitoringCost.',
        ...['API_REQUEST', 'JSON_RPC_REQUEST', 'XPUB_SYNC_OPERATION', 'SYNC_ADDRESS_OPERATION'],
        ...['XPUB_DAILY_MONITORING', 'SYNC_ADDRESS_DAILY_MONITORING', 'EVENTS_CALLBACK_OPERATION'],
        'EVENTS_DAILY_MONITORING',
      ),
      ...below('item.planQuota.', 'startDate', 'endDate', 'extra'),
    ],
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
    screen: 'Usage and Dashboard: credits over time',
    exampleQuery: { range: '30d', by: 'product' },
    call: ({ usage }) => usage.history({ range: '7d', grouping: 'key' }),
    required: ['item', 'item.step', 'item.starts', 'item.series', 'item.series[].id', 'item.series[].credits'],
    optional: ['item.series[].name'],
  },
  usageBreakdown: {
    summary: 'Read what credits were used for',
    description:
      'What was used in a range up to now, by API key, product, blockchain or network: every item that used credits, in any order. What belongs to none is an item with the id `other`, so that every way to divide them adds up to the same. Without an item nothing was used.',
    usedBy: 'The credit breakdown on the usage page.',
    missing: 'The usage page has no credit breakdown.',
    fields: {
      'query.range': 'How far back, in the same hours or days as the credits over time.',
      'query.by': 'What each item is.',
      'data.items': 'API keys, products, blockchains or networks, in any order.',
      'query.label':
        'Counts only calls with API keys of this label; with one of no key, nothing. Sent only where `api-key-labels` is listed.',
      'data.items[].id':
        'The id of the key, the product or the blockchain, or of the network behind that of its blockchain, such as `ethereum/mainnet`; `other` for the rest. An item leads to the log of API calls or callbacks if that has a filter of this value.',
      'data.items[].name': 'What is shown. Without it the id is shown.',
      'data.items[].credits': 'The credits of the range. Null counts as 0.',
      'data.items[].calls':
        'The API calls of the range, null where nobody counts them. The console shows none if no item has them.',
    },
    screen: 'Usage: credit breakdown',
    exampleQuery: { range: '30d', by: 'network' },
    call: ({ usage }) => usage.breakdown({ range: '7d', by: 'key' }),
    required: ['items', 'items[].id'],
    optional: below('items[].', 'name', 'credits', 'calls'),
  },
} as const satisfies Readonly<Record<string, Operation>>;

const readFields = {
  'data.item.currency': 'The code of the currency of every amount, such as `USD`; null if they are credits.',
  'data.item.spent':
    'What was spent in the billing period so far. In a currency it is what credits beyond the included ones cost.',
  'data.item.endDate': 'When the billing period ends, and `spent` starts at 0 again.',
  'data.item.limit': 'What was set; null if nothing is.',
  'data.item.limit.amount': 'All that may be spent in a billing period.',
  'data.item.limit.alerts': 'The shares that send a mail, in percent.',
  'data.item.limit.atLimit': '`notify` only sends mails; `stop` also rejects API calls while all of it is spent.',
  'data.item.sentAlerts': 'The mails of this billing period.',
  'data.item.sentAlerts[].percent': 'The share that was reached.',
  'data.item.sentAlerts[].timestamp': 'When its mail was sent.',
} as const;

const optional = [
  ...below('item.', 'currency', 'spent', 'endDate', 'limit', 'limit.alerts', 'sentAlerts'),
  'item.sentAlerts[].timestamp',
];
/** Where there are any. */
const required = ['item', 'item.limit.amount', 'item.limit.atLimit', 'item.sentAlerts[].percent'];

/** In the simulation the first mail is still to come. */
const data = {
  item: {
    ...{ currency: 'USD', spent: 14.2, endDate: 1_796_083_199 },
    limit: { amount: 25, alerts: [50, 80, 100], atLimit: 'notify' },
    sentAlerts: [{ percent: 50, timestamp: 1_795_424_400 }],
  },
};

export const budgetOperations = {
  readBudget: {
    summary: 'Read the budget',
    description:
      'What was spent in the billing period, and the budget that was set for it. Alerts go to the owners of the account by email; each is sent once a period.',
    usedBy: 'The budget on the usage page, the chart of credits, and what needs attention on the dashboard.',
    missing: 'The console has no budget.',
    fields: readFields,
    screen: 'Usage: budget',
    call: ({ budget }) => budget.load(),
    required,
    optional,
    data,
  },
  setBudget: {
    summary: 'Set the budget',
    description:
      'Replaces the whole budget, or sets the first one. It counts at once: shares that are reached already send their mails, and `stop` rejects API calls if all of it is spent. The console asks before it sends such a change. Returns the same as reading it.',
    usedBy: 'The dialog of the budget on the usage page.',
    missing: 'The console has no budget.',
    fields: {
      ...readFields,
      'body.amount': 'Above 0: in a currency with two decimals at most, else whole credits.',
      'body.alerts': 'At most five whole numbers from 1 to 100.',
      'body.atLimit': '`notify` or `stop`.',
    },
    screen: 'Usage: set the budget',
    changes: 'team',
    call: ({ budget }) => budget.set({ amount: 40, alerts: [50, 80, 100], atLimit: 'notify' }),
    required,
    optional,
    data,
  },
  removeBudget: {
    summary: 'Remove the budget',
    description: 'No more alerts are sent, and API calls are not rejected because of it any more.',
    usedBy: 'The budget on the usage page.',
    missing: 'There is no budget.',
    screen: 'Usage: remove the budget',
    changes: 'team',
    call: ({ budget }) => budget.remove(),
    accepts: 'anything',
    required: [],
    optional: ['item', 'item.success'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
