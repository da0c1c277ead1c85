import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { breaks } from '#tools/conformance/difference.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { checkPages, listed } from './page-check.ts';

const MOST_PAGES = 60;
/** The console asks for nothing behind the last row, so a provider may reject that. */
const BEHIND = { mayReject: [400, 404, 416, 422] };

interface Query {
  readonly limit: number;
  readonly offset: number;
}

/** All keys of the account, as the console finds them. */
export function listedKeys(client: KitClient, session: KitSession) {
  return listed('API keys', async (query) => {
    const data = await client.call('listApiKeys', { session, query: { ...query }, ...(query.offset > 0 && BEHIND) });
    return data && data.item.apiKeys;
  });
}

export function listedMembers(client: KitClient, session: KitSession) {
  return listed('team members', async (query) => {
    const data = await client.call('listTeamMembers', {
      ...{ session, query: { ...query } },
      ...(query.offset > 0 && BEHIND),
    });
    return data && data.items;
  });
}

export function listedDomains(client: KitClient, session: KitSession) {
  return listed('domains', async (query) => {
    const data = await client.call('listDomains', { session, query: { ...query }, ...(query.offset > 0 && BEHIND) });
    return data && data.item.callbackUrls;
  });
}

const OFFSET = { position: 'offset', limit: PAGE_SIZE, maxPages: MOST_PAGES, mustEnd: true } as const;

const keys: Step = {
  covers: ['listApiKeys'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    await checkPages(client, {
      ...{ ...OFFSET, name: 'listApiKeys', rows: 'item.apiKeys[]', time: 'createdTimestamp' },
      fetchPage: async (limit, offset) => {
        const data = await client.call('listApiKeys', {
          ...{ session, query: { limit, offset } },
          ...(offset > 0 && BEHIND),
        });
        const rows = data?.item.apiKeys ?? [];
        const times = rows.map(({ createdTimestamp }) => createdTimestamp);
        return (
          data && {
            ids: rows.map(({ id }) => id),
            times,
            hasMore: data.item.hasMore ?? data.hasMore ?? null,
            cursor: null,
          }
        );
      },
    });
  },
};

const domains: Step = {
  covers: ['listDomains'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    await checkPages(client, {
      ...{ ...OFFSET, name: 'listDomains', rows: 'item.callbackUrls[]' },
      fetchPage: async (limit, offset) => {
        const data = await client.call('listDomains', {
          ...{ session, query: { limit, offset } },
          ...(offset > 0 && BEHIND),
        });
        const ids = data?.item.callbackUrls.map(({ id }) => id) ?? [];
        return data && { ids, hasMore: data.item.hasMore ?? data.hasMore ?? null, cursor: null };
      },
    });
  },
};

/** A provider may send the whole team, whatever the query asks for. */
const team: Step = {
  covers: ['listTeamMembers'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    let total: number | null | undefined;
    const page = async ({ limit, offset }: Query) => {
      const data = await client.call('listTeamMembers', { session, query: { limit, offset } });
      total = data?.totalCount ?? total;
      return data;
    };
    const ids = await checkPages(client, {
      ...{ ...OFFSET, name: 'listTeamMembers', rows: 'items[]', mustEnd: false },
      fetchPage: async (limit, offset) => {
        const data = await page({ limit, offset });
        const count = data?.items.length ?? 0;
        const isWhole = count === 0 || offset + count >= (total ?? 0);
        return data && { ids: data.items.map(({ id }) => id), hasMore: isWhole ? false : null, cursor: null };
      },
    });
    if (ids && typeof total === 'number' && total !== ids.length)
      client.differs('listTeamMembers', breaks('totalCount', `${ids.length}, the rows of all pages`, String(total)));
  },
};

export const listSteps: readonly Step[] = [keys, domains, team];
