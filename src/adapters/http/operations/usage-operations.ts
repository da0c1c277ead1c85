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
} as const satisfies Readonly<Record<string, Operation>>;
