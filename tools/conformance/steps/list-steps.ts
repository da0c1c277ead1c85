import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { breaks } from '#tools/conformance/differences.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { checkPages, fromLastRow, listed, type PageCheck } from './page-check.ts';

const MOST_PAGES = 60;
/** The console asks for nothing behind the last row, so a provider may reject that. */
const BEHIND = { mayReject: [400, 404, 416, 422] };

interface Query {
  readonly limit: number;
  readonly offset: number;
}

const READERS = {
  listApiKeys: async (client: KitClient, session: KitSession, query: Query) => {
    const data = await client.call('listApiKeys', { session, query: { ...query }, ...(query.offset > 0 && BEHIND) });
    return data && { rows: data.item.apiKeys, hasMore: data.item.hasMore ?? data.hasMore ?? null };
  },
  listDomains: async (client: KitClient, session: KitSession, query: Query) => {
    const data = await client.call('listDomains', { session, query: { ...query }, ...(query.offset > 0 && BEHIND) });
    return data && { rows: data.item.callbackUrls, hasMore: data.item.hasMore ?? data.hasMore ?? null };
  },
  listSubscriptions: async (client: KitClient, session: KitSession, query: Query) => {
    const behind = query.offset > 0 && BEHIND;
    const item = (await client.call('listSubscriptions', { session, query: { ...query }, ...behind }))?.item;
    const rows = item?.subscriptions.map((row) => ({ ...row, id: row.referenceId }));
    return rows ? { rows, hasMore: item?.hasMore ?? null } : null;
  },
};

/** All keys of the account, as the console finds them. */
export function listedKeys(client: KitClient, session: KitSession) {
  return listed(async (query) => (await READERS.listApiKeys(client, session, query))?.rows ?? null, 'API keys');
}

export function listedDomains(client: KitClient, session: KitSession) {
  return listed(async (query) => (await READERS.listDomains(client, session, query))?.rows ?? null, 'domains');
}

export function listedSubscriptions(client: KitClient, session: KitSession) {
  return listed(
    async (query) => (await READERS.listSubscriptions(client, session, query))?.rows ?? null,
    'subscriptions',
  );
}

export function listedMembers(client: KitClient, session: KitSession) {
  return listed(async (query) => {
    const behind = query.offset > 0 && BEHIND;
    return (await client.call('listTeamMembers', { session, query: { ...query }, ...behind }))?.items ?? null;
  }, 'team members');
}

const OFFSET = { position: 'offset', limit: PAGE_SIZE, maxPages: MOST_PAGES, mustEnd: true } as const;

export function offsetStep(name: keyof typeof READERS, list: Pick<PageCheck, 'rows' | 'time'>): Step {
  return {
    covers: [name],
    changes: false,
    async run({ client, main }) {
      const session = await main();
      await checkPages(client, {
        ...{ ...OFFSET, ...list, name },
        fetchPage: fromLastRow(async (limit, offset) => {
          const page = await READERS[name](client, session, { limit, offset });
          const ids = page?.rows.map(({ id }) => id) ?? [];
          const times = page?.rows.map(({ createdTimestamp }) => createdTimestamp) ?? [];
          return page && { ids, times, hasMore: page.hasMore, cursor: null };
        }),
      });
    },
  };
}

/** A provider may send the whole team, whatever the query asks for. */
const team: Step = {
  covers: ['listTeamMembers'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    let total: number | null | undefined;
    const ids = await checkPages(client, {
      ...{ ...OFFSET, name: 'listTeamMembers', rows: 'items[]', mayBeWhole: true, mustEnd: false },
      fetchPage: async (limit, offset) => {
        const data = await client.call('listTeamMembers', { session, query: { limit, offset } });
        total = data?.totalCount ?? total;
        const count = data?.items.length ?? 0;
        const isWhole = count === 0 || count > limit || offset + count >= (total ?? 0);
        return data && { ids: data.items.map(({ id }) => id), hasMore: isWhole ? false : null, cursor: null };
      },
    });
    if (ids && typeof total === 'number' && total !== ids.length)
      client.differs('listTeamMembers', breaks('totalCount', `${ids.length}, the rows of all pages`, String(total)));
  },
};

export const listSteps: readonly Step[] = [
  offsetStep('listApiKeys', { rows: 'item.apiKeys[]', time: 'createdTimestamp' }),
  offsetStep('listDomains', { rows: 'item.callbackUrls[]' }),
  team,
];
