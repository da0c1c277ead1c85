import {
  BREAKDOWN_DIMENSIONS,
  HISTORY_GROUPINGS,
  HISTORY_RANGES,
  type HistoryStep,
  OTHER,
} from '#src/domain/usage/credits-over-time.ts';
import { breaks, tolerated } from '#tools/conformance/differences.ts';
import { type Step, StepEnd } from '#tools/conformance/walk.ts';
import { ifOffered, isOffered } from './if-offered.ts';
import { checkUnique } from './read-steps.ts';
import { isDeepStrictEqual } from 'node:util';
import { MAX_ALERTS } from '#src/domain/usage/budget.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { getField } from '#src/adapters/http/client/json-record.ts';
import { fileLabel } from '#src/domain/billing/invoice.ts';
import { checkPages, fromLastRow } from './page-check.ts';
import { checkDates } from './date-check.ts';

const STEP_MS: Readonly<Record<HistoryStep, number>> = { hour: 3_600_000, day: 86_400_000 };
const MAX_SERIES = 8;

/** Every range by every grouping. */
const history: Step = {
  covers: ['usageHistory'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    for (const range of HISTORY_RANGES) {
      for (const by of HISTORY_GROUPINGS) {
        const data = await client.call('usageHistory', { session, query: { range, by } });
        if (!data) return;
        const { step, starts, series } = data.item;
        checkUnique(client, 'usageHistory', 'item.series[].id', series, 'id');
        const isEven = starts.every(
          (start, index) => index === 0 || start - (starts[index - 1] ?? 0) === STEP_MS[step],
        );
        if (!isEven) client.differs('usageHistory', breaks('item.starts[]', `a start for each ${step}`, 'a gap'));
        if (series.length > MAX_SERIES)
          client.differs('usageHistory', tolerated('item.series', `at most ${MAX_SERIES}`, String(series.length)));
      }
    }
  },
};

/** Every range by every dimension. */
const breakdown: Step = {
  covers: ['usageBreakdown'],
  changes: false,
  async run(walk) {
    const { client, main } = walk;
    const session = await main();
    for (const range of HISTORY_RANGES) {
      const idsOf = new Map<string, string>();
      for (const by of BREAKDOWN_DIMENSIONS) {
        const data = await client.call('usageBreakdown', { session, query: { range, by } });
        if (!data) return;
        checkUnique(client, 'usageBreakdown', 'items[].id', data.items, 'id');
        const below = data.items.find(({ credits, calls }) => credits < 0 || (calls ?? 0) < 0);
        if (below)
          client.differs(
            'usageBreakdown',
            breaks(`items[].${below.credits < 0 ? 'credits' : 'calls'}`, 'not below 0', 'less'),
          );
        idsOf.set(
          by,
          JSON.stringify(
            data.items
              .map(({ id }) => id)
              .filter((id) => id !== OTHER)
              .sort(),
          ),
        );
      }
      const [keys, products] = [idsOf.get('key'), idsOf.get('product')];
      if (keys === products && keys !== '[]')
        client.differs('usageBreakdown', breaks('query by', 'other items by product than by key', 'the same'));
    }
    if (!(await isOffered(walk, 'api-key-labels'))) return;
    const query = { range: '30d', by: 'key', label: `${walk.options.mark}-none` };
    const labeled = await client.call('usageBreakdown', { session, query });
    if (labeled && labeled.items.length > 0)
      client.differs('usageBreakdown', breaks('query label', 'no item for a label of no key', 'items'));
  },
};

export const usageHistorySteps: readonly Step[] = [
  ifOffered('usage-history', history),
  ifOffered('usage-breakdown', breakdown),
];

/** More than any account spends while the kit walks, and it never stops a call. */
const HARMLESS = { amount: 900_000_000, alerts: [40, 90], atLimit: 'notify' } as const;

async function read(client: KitClient, session: KitSession) {
  return (await client.call('readBudget', { session }))?.item;
}

const reading: Step = {
  covers: ['readBudget'],
  changes: false,
  async run({ client, main }) {
    const item = await read(client, await main());
    if (!item) return;
    const { limit, sentAlerts, spent } = item;
    if (spent < 0) client.differs('readBudget', breaks('item.spent', 'not below 0', 'less'));
    if (limit && limit.amount <= 0) client.differs('readBudget', breaks('item.limit.amount', 'above 0', 'less'));
    if (limit?.alerts.some((percent) => percent < 1 || percent > 100))
      client.differs('readBudget', breaks('item.limit.alerts[]', 'from 1 to 100', 'another share'));
    if (limit && limit.alerts.length > MAX_ALERTS)
      client.differs('readBudget', tolerated('item.limit.alerts', `at most ${MAX_ALERTS}`, `${limit.alerts.length}`));
    if (new Set(sentAlerts.map(({ percent }) => percent)).size < sentAlerts.length)
      client.differs('readBudget', breaks('item.sentAlerts[].percent', 'each share once', 'a repeated share'));
  },
};

/** Puts back what was set before. */
const change: Step = {
  covers: ['setBudget', 'removeBudget'],
  changes: true,
  async run({ client, main }) {
    const session = await main();
    const before = await read(client, session);
    if (!before) return;
    await client.reject(
      'setBudget',
      { session, body: { ...HARMLESS, amount: 0 } },
      { statuses: WRONG_INPUT, given: 'with an amount of 0' },
    );
    const set = await client.call('setBudget', { session, body: HARMLESS });
    if (set !== null && !isDeepStrictEqual((await read(client, session))?.limit, HARMLESS))
      client.differs('setBudget', breaks('effect', 'the budget that was sent', 'another one'));
    if ((await client.call('removeBudget', { session })) !== null) {
      const after = await read(client, session);
      if (after && after.limit !== null) client.differs('removeBudget', breaks('effect', 'no limit', 'a limit'));
    }
    if (before.limit) await client.call('setBudget', { session, body: before.limit });
  },
};

export const budgetSteps: readonly Step[] = [ifOffered('budget', reading), ifOffered('budget', change)];

const MOST_PAGES = 60;

const list: Step = {
  covers: ['listInvoices'],
  changes: false,
  async run({ client, main }) {
    const session = await main();
    const fetchPage = (limit: number, offset: number) =>
      client.call('listInvoices', { session, query: { limit, offset }, ...(offset > 0 && { mayReject: [400, 404] }) });
    await checkPages(client, {
      ...{ name: 'listInvoices', rows: 'items[]', more: 'hasMore', position: 'offset', time: 'issuedTimestamp' },
      ...{ limit: PAGE_SIZE, maxPages: MOST_PAGES, mustEnd: true },
      fetchPage: fromLastRow(async (limit, offset) => {
        const data = await fetchPage(limit, offset);
        const times = data?.items.map(({ issuedTimestamp }) => issuedTimestamp) ?? [];
        return data && { ids: data.items.map(({ id }) => id), times, hasMore: data.hasMore ?? null, cursor: null };
      }),
    });
  },
};

const download: Step = {
  covers: ['downloadInvoice'],
  changes: false,
  async run({ client, record, main }) {
    const session = await main();
    const data = await client.call('listInvoices', { session, query: { limit: 1, offset: 0 } });
    if (!data) throw new StepEnd('the list of invoices could not be read');
    const unknown = { session, params: { id: 'none' } };
    await client.reject('downloadInvoice', unknown, { statuses: [404, 400], given: 'with an unknown id' });
    const [newest] = data.items;
    if (!newest) return record.notTried('downloadInvoice', 'the account has no invoices');
    const file = await client.call('downloadInvoice', { session, params: { id: newest.id } });
    const mediaType = getField(file?.item, 'mediaType');
    if (typeof mediaType !== 'string' || mediaType === '') return;
    const { mediaType: saved } = fileLabel({ fileName: '', mediaType }, newest.id);
    if (saved === 'application/octet-stream')
      client.differs('downloadInvoice', tolerated('item.mediaType', 'a PDF, CSV or XML', 'another type'));
  },
};

export const invoiceSteps: readonly Step[] = [ifOffered('invoice-list', list), ifOffered('invoice-list', download)];

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
