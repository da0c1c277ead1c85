import { data, type Deviation, drop, idle, isUnknown, put, status, withoutQuery } from './deviate.ts';

const isRejected = (response: Response) => response.status === 400;
const wrongLimits = [
  'status with an origin with a path',
  'status with a range that does not start at its first address',
];
const pastEnd = 'status with an end in the past';
const otherLimits = () => ({
  item: {
    ...{ expiresTimestamp: 1_900_000_000, origins: [], ipRanges: [], products: [], blockchains: [], callsPerSecond: 1 },
    credits: { amount: 1, period: 'day', used: 0, resetsTimestamp: 1_900_000_000 },
  },
});

export const keyLimitDeviations: readonly Deviation[] = [
  ['text for origins', 'keyLimits', 'item.origins', put('keyLimits', 'item.origins', 'https://app.example.com')],
  ['a fortnight', 'keyLimits', 'item.credits.period', put('keyLimits', 'item.credits.period', 'fortnight')],
  ['credits below nothing', 'keyLimits', 'item.credits.used', put('keyLimits', 'item.credits.used', -7)],
  ['any key', 'keyLimits', 'status with an unknown id', status('keyLimits', 200, isUnknown)],
  ['nothing changed', 'setKeyLimits', 'effect', idle('setKeyLimits', otherLimits), pastEnd, ...wrongLimits],
  ['any limits', 'setKeyLimits', pastEnd, status('setKeyLimits', 200, isRejected), ...wrongLimits],
  ['no id', 'keyLimitOptions', 'item.products[].id', drop('keyLimitOptions', 'item.products.0.id')],
  ['half a pattern', 'keyLimitOptions', 'item.lists[].pattern', put('keyLimitOptions', 'item.lists.0.pattern', '[')],
  ['a choice twice', 'keyLimitOptions', 'item.blockchains[].id', data('keyLimitOptions', repeatedChoice)],
];

const setLabels = 'setKeyLabels';
export const keyLabelDeviations: readonly Deviation[] = [
  ['no labels', setLabels, 'item.labels', drop(setLabels, 'item.labels')],
  ['any key', setLabels, 'status with an unknown id', status(setLabels, 200, isUnknown)],
  [
    'nothing changed',
    setLabels,
    'effect',
    idle(setLabels, () => ({ item: { labels: [] } })),
    'status with an unknown id',
  ],
  ['calls of all keys', 'listApiRequests', 'query label', withoutQuery('listApiRequests', 'label')],
  ['credits of all keys', 'usageBreakdown', 'query label', withoutQuery('usageBreakdown', 'label')],
];

function repeatedChoice({ item }: Record<string, unknown>): void {
  const { blockchains } = item as { blockchains: unknown[] };
  blockchains.push(blockchains[0]);
}
