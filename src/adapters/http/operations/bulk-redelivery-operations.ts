import { below, type Operation } from './operation.ts';

const FILTER = ['blockchain', 'network', 'product', 'searchPhrase', 'from', 'before'] as const;

const filterFields = (path: string) => ({
  [`${path}blockchain`]: 'The blockchain of the callbacks. Absent for all.',
  [`${path}network`]: 'The network of the callbacks. Absent for all.',
  [`${path}product`]: 'The product, in upper case. Absent for all.',
  [`${path}searchPhrase`]: 'Text that an entry of the log contains anywhere. Absent for all.',
  [`${path}from`]: 'The earliest time of the callbacks. Absent without one.',
  [`${path}before`]: 'The time from which on callbacks do not belong to it. Absent without one.',
});

const jobFields = (path: string) => ({
  [`${path}id`]: 'The id of the job.',
  [`${path}state`]:
    '`running`, `done`, `stopped` or `failed`. Any other word is shown as it is, and the job has ended.',
  [`${path}total`]: 'How many callbacks it sends.',
  [`${path}delivered`]: 'How many of them were delivered so far.',
  [`${path}failed`]: 'How many of them failed again so far.',
  [`${path}startedTimestamp`]: 'When it started.',
  [`${path}endedTimestamp`]: 'When it ended. Absent while it runs.',
  [`${path}filter`]: 'Which callbacks it sends.',
  ...filterFields(`${path}filter.`),
});

const ofJob = (path: string) => ({
  required: [...below(path, 'id', 'state', 'total')],
  optional: [
    ...below(path, 'delivered', 'failed', 'startedTimestamp', 'endedTimestamp', 'filter'),
    ...below(`${path}filter.`, ...FILTER),
  ],
});

const everything = { blockchain: '', network: '', product: '', searchPhrase: '' } as const;

const SAMPLE = {
  ...{ id: '5f0b4c1d92e7a863', state: 'done', total: 14, delivered: 12, failed: 2 },
  ...{ startedTimestamp: 1_763_640_000, endedTimestamp: 1_763_640_007 },
  filter: {
    ...{ blockchain: 'ethereum', network: 'mainnet', product: 'BLOCKCHAIN_EVENTS', searchPhrase: 'confirmed' },
    ...{ from: '2025-11-19T00:00:00.000Z', before: '2025-11-20T12:00:00.000Z' },
  },
};

export const bulkRedeliveryOperations = {
  countRedeliveries: {
    summary: 'Count the failed callbacks that can be redelivered',
    description:
      'Of those that match the filters of the log, the ones that failed and were not delivered since. The response names the time up to which they were counted, which comes back with the start, so that the figure stays what was confirmed.',
    usedBy: 'The dialog that redelivers the failed callbacks of the callback log.',
    fields: {
      ...filterFields('query.'),
      'data.item.count': 'How many callbacks a job would send.',
      'data.item.limit': 'How many callbacks one job takes at most. Absent without a limit.',
      'data.item.before': 'The time up to which callbacks were counted.',
      'data.item.domains': 'Where they would be sent to. Not reported if absent.',
    },
    screen: 'Usage: webhooks, count failed callbacks',
    call: ({ bulkRedelivery }) => bulkRedelivery.count(everything),
    required: ['item', 'item.count'],
    optional: below('item.', 'limit', 'before', 'domains'),
  },
  listRedeliveries: {
    summary: 'List the jobs that redeliver callbacks',
    description:
      'Those that run, and those that ended within a day; the newest first. While one runs, the console reads the list every three seconds.',
    usedBy: 'The callback log, as long as it shows.',
    fields: { 'data.items': 'The jobs.', ...jobFields('data.items[].') },
    screen: 'Usage: webhooks, redelivery jobs',
    after: ['startRedelivery'],
    call: ({ bulkRedelivery }) => bulkRedelivery.jobs(),
    data: { items: [SAMPLE] },
    required: ['items', ...ofJob('items[].').required],
    optional: ofJob('items[].').optional,
  },
  startRedelivery: {
    summary: 'Redeliver the failed callbacks that match',
    description:
      'Starts a job that sends each of them once more, with the same body, to the same url. Each new delivery has an entry of its own in the log. The job runs on the server, whether or not a page shows it, and ends by itself.',
    usedBy: 'The dialog that redelivers the failed callbacks of the callback log.',
    conflict:
      'Another number of callbacks matches than was confirmed, there are none or too many for one job, or a job runs for these filters already. Nothing is started. The console counts again and shows the new number.',
    fields: {
      ...filterFields('body.'),
      'body.count': 'How many callbacks were confirmed.',
      ...jobFields('data.item.'),
    },
    screen: 'Usage: webhooks, redeliver failed callbacks',
    changes: 'setup',
    about: 'failedCallbacks',
    call: ({ bulkRedelivery }, { filter, count }) => bulkRedelivery.start(filter, count),
    data: { item: SAMPLE },
    required: ['item', ...ofJob('item.').required],
    optional: ofJob('item.').optional,
  },
  stopRedelivery: {
    summary: 'Stop a job that redelivers callbacks',
    description: 'Sends no further callback. What was sent stays sent.',
    usedBy: 'The callback log, while a job runs.',
    missing: 'The account has no job with this id.',
    conflict: 'The job has ended.',
    fields: jobFields('data.item.'),
    screen: 'Usage: webhooks, stop a redelivery',
    changes: 'setup',
    about: 'redeliveryJob',
    call: ({ bulkRedelivery }, id) => bulkRedelivery.stop(id),
    data: { item: { ...SAMPLE, state: 'stopped' } },
    required: ['item', ...ofJob('item.').required],
    optional: ofJob('item.').optional,
  },
} as const satisfies Readonly<Record<string, Operation>>;
