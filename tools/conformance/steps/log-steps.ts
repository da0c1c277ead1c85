import { breaks } from '#tools/conformance/difference.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import type { Step, Walk } from '#tools/conformance/walk.ts';
import { checkPages } from './page-check.ts';

const PAGE = 5;
const PAGES = 4;

type Query = Readonly<Record<string, string | number>>;

async function callbacks(client: KitClient, session: KitSession, query: Query) {
  const data = await client.call('searchCallbacks', { session, query: { limit: PAGE, ...query } });
  return (
    data && {
      rows: data.item.callbackLogs,
      ...pageFields(data),
      cursor: data.item.lastCallbackId ?? data.lastCallbackId,
    }
  );
}

export async function requests(client: KitClient, session: KitSession, query: Query) {
  const data = await client.call('listApiRequests', { session, query: { limit: PAGE, ...query } });
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
    ...{ name: 'searchCallbacks', rows: 'item.callbackLogs[]', limit: PAGE, maxPages: PAGES, mustEnd },
    fetchPage: async (_, cursor) => {
      const after = cursor === null ? {} : { startingFromCallbackLogId: cursor };
      const page = await callbacks(client, session, { ...query, ...after });
      if (!page) return null;
      checkOrder(
        client,
        'searchCallbacks',
        'item.callbackLogs[].executionTimestamp',
        page.rows.map((row) => row.executionTimestamp),
      );
      const ids = page.rows.map(({ id }) => id);
      return { ids, hasMore: page.hasMore, cursor: page.cursor ?? ids.at(-1) ?? null };
    },
  });
}

export function requestPages(client: KitClient, session: KitSession, limit: number, mustEnd: boolean) {
  return checkPages(client, {
    ...{ name: 'listApiRequests', rows: 'item.stats[]', limit, maxPages: PAGES, mustEnd },
    fetchPage: async (_, cursor) => {
      const after = cursor === null ? {} : { startingFromApiRequestId: cursor };
      const page = await requests(client, session, { limit, ...after });
      if (!page) return null;
      checkOrder(
        client,
        'listApiRequests',
        'item.stats[].dateTime',
        page.rows.map((row) => row.dateTime),
      );
      const ids = page.rows.map(({ id }) => id);
      return { ids, hasMore: page.hasMore, cursor: page.cursor ?? ids.at(-1) ?? null };
    },
  });
}

function checkOrder(
  client: KitClient,
  name: 'searchCallbacks' | 'listApiRequests',
  field: string,
  times: readonly (number | null)[],
): void {
  const known = times.filter((time) => time !== null);
  const isSorted = known.every((time, index) => index === 0 || time <= (known[index - 1] ?? time));
  if (!isSorted) client.differs(name, breaks(field, 'newest first', 'an older row before a newer one'));
}

const callbackLog: Step = {
  covers: ['searchCallbacks'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    const [id] = (await callbackPages(client, session, {}, false)) ?? [];
    // A search for one row shows whether the pages of a log end.
    if (id !== undefined) await callbackPages(client, session, { searchPhrase: id }, true);
    await checkFilters(client, session);
  },
};

async function checkFilters(client: KitClient, session: KitSession): Promise<void> {
  const failed = await callbacks(client, session, { status: 'failed' });
  if (failed?.rows.some(({ success }) => success === true))
    client.differs('searchCallbacks', breaks('query status', 'failed callbacks alone', 'a delivered one'));
  const product = failed?.rows[0]?.product;
  if (!product) return;
  const ofProduct = await callbacks(client, session, { product: product.toUpperCase() });
  if (ofProduct?.rows.some((row) => row.product.toUpperCase() !== product.toUpperCase()))
    client.differs('searchCallbacks', breaks('query product', 'callbacks of that product alone', 'another product'));
}

const requestLog: Step = {
  covers: ['listApiRequests'],
  changes: false,
  async run({ client, main }: Walk) {
    await requestPages(client, await main(), PAGE, false);
  },
};

const filters: readonly Step[] = (['callbackFilters', 'requestFilters'] as const).map((name) => ({
  covers: [name],
  changes: false,
  async run({ client, main }: Walk) {
    await client.call(name, { session: await main() });
  },
}));

export const logSteps: readonly Step[] = [...filters, callbackLog, requestLog];
