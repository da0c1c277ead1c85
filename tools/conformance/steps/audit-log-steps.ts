import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { breaks } from '#tools/conformance/difference.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { checkDates } from './date-check.ts';
import { ifOffered } from './if-offered.ts';
import { checkPages } from './page-check.ts';

const PAGES = 4;
/** For a log of one person alone. */
const NOBODY = 'nobody@example.com';
const HOUR_MS = 3_600_000;

type Query = Readonly<Record<string, string | number>>;

async function entries(client: KitClient, session: KitSession, query: Query) {
  const data = await client.call('auditLog', { session, query: { limit: PAGE_SIZE, ...query } });
  return data?.item ?? null;
}

const log: Step = {
  covers: ['auditLog'],
  changes: false,
  async run(walk) {
    const { client, main } = walk;
    const session = await main();
    const seen: Entry[] = [];
    await checkPages(client, {
      ...{ name: 'auditLog', rows: 'item.entries[]', position: 'startingFromEntryId' },
      ...{ time: 'timestamp', limit: PAGE_SIZE, maxPages: PAGES, mustEnd: false },
      fetchPage: async (limit, _, cursor) => {
        const page = await entries(client, session, { limit, ...(cursor !== null && { startingFromEntryId: cursor }) });
        if (!page) return null;
        seen.push(...page.entries);
        const ids = page.entries.map(({ id }) => id);
        const times = page.entries.map(({ timestamp }) => timestamp);
        return { ids, times, hasMore: page.hasMore ?? null, cursor: page.lastEntryId ?? ids.at(-1) ?? null };
      },
    });
    await checkFilters(client, session, seen);
    await checkDates(walk, 'auditLog', async (query) => {
      return (await entries(client, session, query))?.entries.map(({ timestamp }) => timestamp);
    });
  },
};

/** Each with a value that the newest entry does not have, so that a filter that is not read shows. */
async function checkFilters(client: KitClient, session: KitSession, seen: readonly Entry[]): Promise<void> {
  const [newest, ...others] = seen;
  if (!newest) return;
  const emailOf = ({ person }: Entry) => person?.email ?? '';
  const other = others.find((entry) => !['', emailOf(newest)].includes(emailOf(entry)));
  const email = other ? emailOf(other) : NOBODY;
  const { action } = others.find((entry) => entry.action !== newest.action) ?? newest;
  const oldest = others.at(-1)?.timestamp ?? newest.timestamp;
  const isOfPerson = (entry: Entry) => emailOf(entry).toLowerCase() === email.toLowerCase();
  await expectAll(client, session, { person: email }, isOfPerson);
  if (action !== '') await expectAll(client, session, { action }, (entry) => entry.action === action);
  if (oldest === null) return;
  const from = oldest + HOUR_MS;
  const query = { from: new Date(from).toISOString() };
  await expectAll(client, session, query, ({ timestamp }) => timestamp === null || timestamp >= from);
}

type Entry = NonNullable<Awaited<ReturnType<typeof entries>>>['entries'][number];

async function expectAll(
  client: KitClient,
  session: KitSession,
  query: Query,
  isWanted: (entry: Entry) => boolean,
): Promise<void> {
  const found = (await entries(client, session, query))?.entries ?? [];
  const [name = ''] = Object.keys(query);
  if (!found.every(isWanted))
    client.differs('auditLog', breaks(`query ${name}`, 'entries that match it', 'others too'));
}

export const auditLogSteps: readonly Step[] = [ifOffered('audit-log', log)];
