import { breaks } from '#tools/conformance/difference.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { checkComplete, checkPages } from './page-check.ts';

const PAGE = 5;
const MOST_PAGES = 60;
const WHOLE = 100;

type OffsetList = 'listApiKeys' | 'listDomains';

async function fetchList(client: KitClient, name: OffsetList, session: KitSession, limit: number, offset: number) {
  const query = { limit, offset };
  if (name === 'listApiKeys') {
    const data = await client.call(name, { session, query });
    return data && { ids: data.item.apiKeys.map(({ id }) => id), hasMore: data.item.hasMore ?? data.hasMore ?? null };
  }
  const data = await client.call(name, { session, query });
  return (
    data && { ids: data.item.callbackUrls.map(({ id }) => id), hasMore: data.item.hasMore ?? data.hasMore ?? null }
  );
}

function offsetStep(name: OffsetList, rows: string): Step {
  return {
    covers: [name],
    changes: false,
    async run({ client, main }) {
      const session = await main();
      const walked = await checkPages(client, {
        ...{ name, rows, limit: PAGE, maxPages: MOST_PAGES, mustEnd: true },
        fetchPage: async (offset) => {
          const page = await fetchList(client, name, session, PAGE, offset);
          return page && { ...page, cursor: null };
        },
      });
      const whole = await fetchList(client, name, session, WHOLE, 0);
      checkComplete(client, name, walked, whole?.ids ?? []);
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
      ...{ name: 'listTeamMembers', rows: 'items[]', limit: WHOLE, maxPages: MOST_PAGES, mustEnd: true },
      fetchPage: async (offset) => {
        const data = await client.call('listTeamMembers', { session, query: { limit: WHOLE, offset } });
        total = data?.totalCount ?? total;
        const isWhole = data !== null && offset + data.items.length >= (total ?? 0);
        return data && { ids: data.items.map(({ id }) => id), hasMore: isWhole ? false : null, cursor: null };
      },
    });
    if (ids && typeof total === 'number' && total !== ids.length)
      client.differs('listTeamMembers', breaks('totalCount', `${ids.length}, the rows of all pages`, String(total)));
  },
};

export const listSteps: readonly Step[] = [
  offsetStep('listApiKeys', 'item.apiKeys[]'),
  offsetStep('listDomains', 'item.callbackUrls[]'),
  team,
];
