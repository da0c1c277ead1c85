import { describe, expect, it } from 'vitest';
import {
  exceedsLimit,
  failedAgain,
  type RedeliveryJob,
  type RedeliveryJobId,
  shownJobs,
  toRedeliveryFilter,
} from '#src/domain/logs/bulk-redelivery.ts';
import { NO_CALLBACK_FILTERS } from '#src/domain/logs/log-location.ts';

const DAY = Date.UTC(2026, 10, 20);
const NEXT_DAY = Date.UTC(2026, 10, 21);
const none = { blockchain: '', network: '', product: '', searchPhrase: '' };

describe('toRedeliveryFilter', () => {
  it.each([
    ['nothing', {}, none],
    ['any status', { status: 'success', blockchain: 'tron' }, { ...none, blockchain: 'tron' }],
    ['whole days', { dates: '2026-11-20..2026-11-20' }, { ...none, from: DAY, before: NEXT_DAY }],
    ['a stretch of rows', { between: `${DAY}-${DAY + 5}` }, { ...none, from: DAY, before: DAY + 6 }],
    [
      'a stretch within days',
      { dates: '2026-11-20..', between: `${DAY - 5}-${DAY + 5}` },
      { ...none, from: DAY, before: DAY + 6 },
    ],
  ] as const)('narrows to what a log of %s shows', (_, filters, filter) => {
    expect(toRedeliveryFilter({ ...NO_CALLBACK_FILTERS, ...filters })).toEqual(filter);
  });
});

it.each([
  [10, null, false],
  [10, 10, false],
  [11, 10, true],
])('exceedsLimit of %j with a limit of %j is %j', (count, limit, exceeds) => {
  expect(exceedsLimit({ count, limit, before: null, domains: [] })).toBe(exceeds);
});

const job = (name: string, state: string): RedeliveryJob => ({
  ...{ id: name as RedeliveryJobId, state, total: 3, delivered: 1, failed: 1, startedAt: DAY, endedAt: null },
  filter: { ...none, network: 'mainnet', blockchain: 'tron', before: NEXT_DAY },
});

describe('shownJobs', () => {
  const jobs = [job('a', 'done'), job('b', 'running'), job('c', 'stopped'), job('d', 'running')];

  it.each([
    ['all that run, and the last that ended', [], ['a', 'b', 'd']],
    ['no older one once the last is dismissed', ['a'], ['b', 'd']],
  ])('has %s', (_, dismissed, shown) => {
    expect(shownJobs(jobs, new Set(dismissed as RedeliveryJobId[])).map(({ id }) => id)).toEqual(shown);
  });
});

it.each([
  [DAY + 1000, `${DAY}-${DAY + 1000}`],
  [null, ''],
])('failedAgain is the failed callbacks of a job that ended at %j', (endedAt, between) => {
  expect(failedAgain({ ...job('a', 'done'), endedAt })).toEqual({
    ...NO_CALLBACK_FILTERS,
    ...{ blockchain: 'tron', network: 'mainnet', status: 'failed', between },
  });
});
