import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { getField } from '#src/adapters/http/client/json-record.ts';
import type { DataOf } from '#src/adapters/http/endpoints/endpoint.ts';
import type { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { breaks } from '#tools/conformance/differences.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import type { Step, Walk } from '#tools/conformance/walk.ts';
import { checkDates } from './date-check.ts';
import { isOffered } from './if-offered.ts';
import { checkPages } from './page-check.ts';

const PAGES = 4;

type Query = Readonly<Record<string, string | number>>;

async function callbacks(client: KitClient, session: KitSession, query: Query) {
  const received = await client.callRaw('searchCallbacks', { session, query: { limit: PAGE_SIZE, ...query } });
  const data = received?.data;
  const raw = getField(getField(getField(received?.body, 'data'), 'item'), 'callbackLogs');
  return (
    data && {
      rows: data.item.callbackLogs,
      raw: Array.isArray(raw) ? (raw as readonly unknown[]) : [],
      ...pageFields(data),
      cursor: data.item.lastCallbackId ?? data.lastCallbackId,
    }
  );
}

export async function requests(client: KitClient, session: KitSession, query: Query) {
  const data = await client.call('listApiRequests', { session, query: { limit: PAGE_SIZE, ...query } });
  return (
    data && { rows: data.item.stats, ...pageFields(data), cursor: data.item.lastApiRequestId ?? data.lastApiRequestId }
  );
}

interface WithMore {
  readonly item: { readonly hasMore?: boolean | null | undefined };
  readonly hasMore?: boolean | null | undefined;
}

function pageFields({ item, hasMore }: WithMore) {
  return { hasMore: item.hasMore ?? hasMore ?? null };
}

/** Pages of the callback log, narrowed by a query. */
function callbackPages(client: KitClient, session: KitSession, query: Query, mustEnd: boolean) {
  return checkPages(client, {
    ...{ name: 'searchCallbacks', rows: 'item.callbackLogs[]', position: 'startingFromCallbackLogId' },
    ...{ time: 'executionTimestamp', limit: PAGE_SIZE, maxPages: PAGES, mustEnd },
    fetchPage: async (limit, _, cursor) => {
      const after = cursor === null ? {} : { startingFromCallbackLogId: cursor };
      const page = await callbacks(client, session, { ...query, limit, ...after });
      if (!page) return null;
      const ids = page.rows.map(({ id }) => id);
      const times = page.rows.map((row) => row.executionTimestamp);
      return { ids, times, hasMore: page.hasMore, cursor: page.cursor ?? ids.at(-1) ?? null };
    },
  });
}

export function requestPages(client: KitClient, session: KitSession, limit: number, mustEnd: boolean) {
  return checkPages(client, {
    ...{ name: 'listApiRequests', rows: 'item.stats[]', position: 'startingFromApiRequestId' },
    ...{ time: 'dateTime', limit, maxPages: PAGES, mustEnd },
    fetchPage: async (rows, _, cursor) => {
      const after = cursor === null ? {} : { startingFromApiRequestId: cursor };
      const page = await requests(client, session, { limit: rows, ...after });
      if (!page) return null;
      const ids = page.rows.map(({ id }) => id);
      const times = page.rows.map((row) => row.dateTime);
      return { ids, times, hasMore: page.hasMore, cursor: page.cursor ?? ids.at(-1) ?? null };
    },
  });
}

const callbackLog: Step = {
  covers: ['searchCallbacks'],
  changes: false,
  async run(walk) {
    const { client, main } = walk;
    const session = await main();
    const [id] = (await callbackPages(client, session, {}, false)) ?? [];
    // A search for one row shows whether the pages of a log end.
    if (id !== undefined && (await isSearched(client, session, id)))
      await callbackPages(client, session, { searchPhrase: id }, true);
    await checkFilters(client, session);
    await checkDates(walk, 'searchCallbacks', async (query) => {
      return (await callbacks(client, session, query))?.rows.map((row) => row.executionTimestamp);
    });
  },
};

async function isSearched(client: KitClient, session: KitSession, phrase: string): Promise<boolean> {
  const rows = (await callbacks(client, session, { searchPhrase: phrase }))?.raw ?? [];
  const isFound = rows.every((row) => JSON.stringify(row).toLowerCase().includes(phrase.toLowerCase()));
  if (!isFound)
    client.differs('searchCallbacks', breaks('query searchPhrase', 'callbacks that contain it', 'others too'));
  return isFound;
}

type Callback = DataOf<typeof endpoints.searchCallbacks>['item']['callbackLogs'][number];

/** What of a row a filter goes by; empty where the row does not say. */
const FILTERS: Readonly<Record<string, (row: Callback) => string>> = {
  status: ({ success }) => (success === null ? '' : success ? 'success' : 'failed'),
  product: ({ product }) => product.toUpperCase(),
  blockchain: ({ body }) => body?.data?.item?.blockchain ?? '',
  network: ({ body }) => body?.data?.item?.network ?? '',
};
const MOST_VALUES = 3;

/** Each filter with a value that the newest rows do not have, and with one that they have. */
async function checkFilters(client: KitClient, session: KitSession): Promise<void> {
  const known = (await callbacks(client, session, {}))?.rows ?? [];
  const options = (await client.call('callbackFilters', { session }))?.item;
  const offered: Readonly<Record<string, readonly string[]>> = {
    ...{ status: ['success', 'failed'], product: options?.products ?? [], blockchain: options?.blockchains ?? [] },
    network: options?.networks.map(({ name }) => name) ?? [],
  };
  for (const [filter, valueOf] of Object.entries(FILTERS)) {
    const seen = new Set(known.map((row) => valueOf(row)).filter((value) => value !== ''));
    const other = offered[filter]?.find((value) => !seen.has(filter === 'product' ? value.toUpperCase() : value));
    for (const value of [other, ...[...seen].slice(0, MOST_VALUES - 1)]) {
      if (value === undefined) continue;
      const sent = filter === 'product' ? value.toUpperCase() : value;
      const found = (await callbacks(client, session, { [filter]: sent }))?.rows ?? [];
      const isOther = (one: string) => one !== '' && one.toLowerCase() !== value.toLowerCase();
      if (found.some((row) => isOther(valueOf(row))))
        client.differs('searchCallbacks', breaks(`query ${filter}`, `that ${filter} alone`, 'others too'));
      else if (found.length === 0 && seen.has(value))
        client.differs('searchCallbacks', breaks(`query ${filter}`, 'the callbacks of it', 'no callback'));
    }
  }
}

const requestLog: Step = {
  covers: ['listApiRequests'],
  changes: false,
  async run(walk) {
    const { client, main } = walk;
    const session = await main();
    await requestPages(client, session, PAGE_SIZE, false);
    await checkKeyFilter(client, session);
    await checkDates(walk, 'listApiRequests', async (query) => {
      return (await requests(client, session, query))?.rows.map((row) => row.dateTime);
    });
    if (!(await isOffered(walk, 'api-key-labels'))) return;
    const labeled = await requests(client, session, { label: `${walk.options.mark}-none` });
    if (labeled && labeled.rows.length > 0)
      client.differs('listApiRequests', breaks('query label', 'no request for a label of no key', 'requests'));
  },
};

/** A request is made with one key, so no request is in the logs of two. */
async function checkKeyFilter(client: KitClient, session: KitSession): Promise<void> {
  const keys = (await client.call('requestFilters', { session }))?.item.apiKeys.slice(0, MOST_VALUES) ?? [];
  const seen = new Set<string>();
  for (const { value } of keys) {
    const ids = (await requests(client, session, { apiKey: value }))?.rows.map(({ id }) => id) ?? [];
    if (ids.some((id) => seen.has(id)))
      client.differs('listApiRequests', breaks('query apiKey', 'requests of that key alone', 'those of another key'));
    for (const id of ids) seen.add(id);
  }
}

const filters: readonly Step[] = (['callbackFilters', 'requestFilters'] as const).map((name) => ({
  covers: [name],
  changes: false,
  async run({ client, main }: Walk) {
    await client.call(name, { session: await main() });
  },
}));

export const logSteps: readonly Step[] = [...filters, callbackLog, requestLog];
