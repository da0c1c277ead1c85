import { below, type Operation } from './operation.ts';

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
