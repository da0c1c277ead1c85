import { inSofia, PLANS } from './data.ts';
import type { Call, Calls } from './routes.ts';
import { type Entry, type Fields, Problem } from './world.ts';

const DAY_MS = 86_400_000;

/** The rows behind the entry that the cursor names. */
function behind<T extends Entry>(
  { query }: Call,
  cursor: string,
  rows: readonly T[],
): { rows: readonly T[]; hasMore: boolean } {
  const limit = Number(query.get('limit') ?? NaN);
  const from = query.get(cursor);
  const start = from === null ? 0 : rows.findIndex(({ id }) => id === from) + 1;
  if (!(limit >= 1) || (from !== null && start === 0)) throw new Problem(400, 'Оттук няма път. 🧭');
  return { rows: rows.slice(start, start + limit), hasMore: start + limit < rows.length };
}

/** The rows from a time on and before another. */
function between<T extends Entry>({ query }: Call, time: string, rows: readonly T[]): readonly T[] {
  const [from, before] = [Date.parse(query.get('from') ?? ''), Date.parse(query.get('before') ?? '')];
  const at = (row: T) => new Date(row[time] as string | number).getTime();
  return rows.filter((row) => !(at(row) < from) && !(at(row) >= before));
}

function subject({ body }: Entry): Fields {
  return typeof body === 'object' ? (body as { readonly data: { readonly item: Fields } }).data.item : {};
}

/** Whether an entry has what a filter of the query names. */
const MATCHES: Readonly<Record<string, (entry: Entry, wanted: string) => boolean>> = {
  blockchain: (entry, wanted) => subject(entry)['blockchain'] === wanted,
  network: (entry, wanted) => subject(entry)['network'] === wanted,
  product: ({ product }, wanted) => String(product).toUpperCase() === wanted,
  status: ({ success }, wanted) => success === (wanted === 'success'),
  searchPhrase: (entry, wanted) => JSON.stringify(entry).toLowerCase().includes(wanted.toLowerCase()),
};

export const logCalls: Calls = {
  'GET /api/account/callbacks-search': (call) => {
    const wanted = Object.entries(MATCHES).filter(([filter]) => call.query.has(filter));
    const matching = call.person.workspace.callbacks.filter((entry) =>
      wanted.every(([filter, matches]) => matches(entry, call.query.get(filter) ?? '')),
    );
    const timely = between(call, 'executionTimestamp', matching);
    const { rows, hasMore } = behind(call, 'startingFromCallbackLogId', timely);
    return { data: { item: { callbackLogs: rows }, hasMore, lastCallbackId: rows.at(-1)?.id ?? null } };
  },
  'GET /api/account/callbacks-filters': ({ person }) => ({
    data: {
      item: {
        blockchains: { Tron: 'Τρον', Ethereum: 'Етериум' },
        networks: {
          Tron: ['Nile'],
          Ethereum: ['Sepolia', 'Hoodi'],
        },
        statuses: ['failed', 'on its way', 'success'],
        products: [...new Set(person.workspace.callbacks.map(({ product }) => product))].map((name) => ({ name })),
      },
    },
  }),
  'POST /api/account/callbacks/{id}/redeliver': ({ world, person, id }) => {
    const { callbacks } = person.workspace;
    const entry = callbacks.find((one) => one.id === id);
    if (!entry) throw new Problem(404, 'Няма такъв запис.');
    const again = { ...entry, id: world.id(), success: null, executionTimestamp: world.entryTime() };
    callbacks.unshift(again);
    return { status: 202, data: { item: { id: again.id } } };
  },
  // Nothing says whether there is more: the rows decide.
  'GET /api/account/api-requests': (call) => {
    const key = call.query.get('apiKey');
    const own = call.person.workspace.requests.filter(({ keyId }) => key === null || String(keyId) === key);
    const { rows } = behind(call, 'startingFromApiRequestId', between(call, 'dateTime', own));
    return { data: { item: { stats: rows } } };
  },
  'GET /api/account/api-requests-filters': ({ person }) => ({
    data: { item: { apiKeys: Object.fromEntries(person.workspace.keys.map(({ id, name }) => [id, name])) } },
  }),
  'GET /api/account/usage-summary': ({ world, person }) => ({
    data: {
      item: {
        dailyMonitoringCost: {
          ...{ API_REQUEST: 12.75, JSON_RPC_REQUEST: null, XPUB_SYNC_OPERATION: 0, SYNC_ADDRESS_OPERATION: null },
          ...{ XPUB_DAILY_MONITORING: 3, SYNC_ADDRESS_DAILY_MONITORING: 1, EVENTS_CALLBACK_OPERATION: 0.5 },
          ...{ EVENTS_DAILY_MONITORING: 40, ТЕЛЕПОРТ: -3 },
        },
        planQuota: {
          ...{ startDate: inSofia(world.now() - 9 * DAY_MS), endDate: inSofia(world.now() + 21 * DAY_MS) },
          included: Number(PLANS.find(({ id }) => id === person.workspace.planId)?.credits ?? 0),
          ...{ used: 312.5, extra: null },
        },
      },
    },
  }),
};
