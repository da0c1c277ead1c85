import { type Deviation, drop, idle, isUnknown, put, status, withoutQuery } from './deviate.ts';

const count = 'countRedeliveries';
const list = 'listRedeliveries';
const start = 'startRedelivery';
const isConflict = (response: Response) => response.status === 409;

const STOPPED = {
  ...{ id: 'j', state: 'stopped', total: 1, delivered: 0, failed: 0 },
  ...{ startedTimestamp: 1_790_000_000, endedTimestamp: 1_790_000_001 },
  filter: { blockchain: null, network: null, product: null, searchPhrase: null, from: null, before: null },
};

/** Of many callbacks that are sent again, and of the health of their domains. */
export const redeliveryDeviations: readonly Deviation[] = [
  ['no count', count, 'item.count', drop(count, 'item.count')],
  ['a phrase that is not read', count, 'query searchPhrase', withoutQuery(count, 'searchPhrase')],
  ['a time that is not read', count, 'query from', withoutQuery(count, 'from')],
  ['any count', start, 'status with another count', status(start, 200, isConflict)],
  ['fewer than were confirmed', start, 'item.total', put(start, 'item.total', 0)],
  ['nothing started', start, 'effect', put(list, 'items', [])],
  [
    'nothing stopped',
    'stopRedelivery',
    'effect',
    idle('stopRedelivery', () => ({ item: STOPPED })),
    'status with an unknown id',
    'status after its end',
  ],
  ['any domain', 'resumeDomain', 'status with an unknown id', status('resumeDomain', 200, isUnknown)],
  ['another domain', 'resumeDomain', 'item.id', put('resumeDomain', 'item.id', 'other')],
];
