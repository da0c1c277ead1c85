import { array, nullish, number, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { figure, id, instant, instantIfSet, item, object, text, timeBounds } from './schemas.ts';

const offered = { optional: true, capability: 'callback-bulk-redelivery', auth: 'session' } as const;
const PATH = '/api/account/callback-redeliveries';

const words = nullish(string(), '');
const count = nullish(figure, 0);

const filter = { blockchain: words, network: words, product: words, searchPhrase: words };

/** As the search of the log has them. */
const sentFilter = {
  ...{ blockchain: nullish(string()), network: nullish(string()), product: nullish(string()) },
  ...{ searchPhrase: nullish(string()), ...timeBounds },
};

const job = object({
  ...{ id, state: text, total: figure, delivered: count, failed: count },
  ...{ startedTimestamp: instant, endedTimestamp: instantIfSet },
  filter: nullish(object({ ...filter, from: instantIfSet, before: instantIfSet }), null),
});

export const bulkRedeliveryEndpoints = nameEndpoints({
  countRedeliveries: {
    ...offered,
    wire: 'OPT-87',
    method: 'GET',
    path: `${PATH}/count`,
    effect: 'read',
    query: object(sentFilter),
    data: item(
      object({
        count: figure,
        limit: nullish(figure, null),
        before: instantIfSet,
        domains: nullish(array(string()), () => []),
      }),
    ),
  },
  listRedeliveries: {
    ...offered,
    wire: 'OPT-88',
    method: 'GET',
    path: PATH,
    effect: 'read',
    data: object({ items: array(job) }),
  },
  startRedelivery: {
    ...offered,
    wire: 'OPT-89',
    method: 'POST',
    path: PATH,
    effect: 'mutation',
    body: object({ ...sentFilter, count: number() }),
    data: item(job),
  },
  stopRedelivery: {
    ...offered,
    wire: 'OPT-90',
    method: 'POST',
    path: `${PATH}/{id}/stop`,
    effect: 'mutation',
    data: item(job),
  },
});
