import { breaks } from '#tools/conformance/differences.ts';
import type { KitSession } from '#tools/conformance/kit-client.ts';
import { type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';

const CONFLICT = [409];
const GONE = [404];
/** As many as a page of the console has. */
const PAGE = 10;
const SECOND_MS = 1000;

const counting: Step = {
  covers: ['countRedeliveries', 'listRedeliveries'],
  changes: false,
  async run({ client, main, options }) {
    const session = await main();
    const count = async (query: Readonly<Record<string, string>>) =>
      (await client.call('countRedeliveries', { session, query }))?.item.count ?? 0;
    const unknown = await count({ searchPhrase: `${options.mark}-none` });
    if (unknown > 0) client.differs('countRedeliveries', breaks('query searchPhrase', '0 callbacks', String(unknown)));
    const future = await count({ from: new Date(Date.now() + 86_400_000).toISOString() });
    if (future > 0) client.differs('countRedeliveries', breaks('query from', '0 callbacks', String(future)));
  },
};

/** Of few failed callbacks, so that no receiver gets many of the kit. */
const change: Step = {
  covers: ['startRedelivery', 'stopRedelivery'],
  changes: true,
  async run(walk) {
    const { client, main } = walk;
    const session = await main();
    const { filter, count } = await fewFailed(walk, session);
    const other = { statuses: CONFLICT, given: 'with another count' };
    await client.reject('startRedelivery', { session, body: { ...filter, count: count + 1 } }, other);
    await stopLeft(walk, session, filter.from);
    const job = (await client.call('startRedelivery', { session, body: { ...filter, count } }))?.item;
    if (!job) {
      await stopLeft(walk, session, filter.from);
      throw new StepEnd('no redelivery could be started');
    }
    if (job.total !== count)
      client.differs('startRedelivery', breaks('item.total', 'the count that was sent', 'another number'));
    const jobNow = async () => (await jobsOf(walk, session)).find(({ id }) => id === job.id);
    const listed = await jobNow();
    if (!listed) client.differs('startRedelivery', breaks('effect', 'the job in the list', 'not in the list'));
    const unknown = { statuses: GONE, given: 'with an unknown id' };
    await client.reject('stopRedelivery', { session, params: { id: 'none' } }, unknown);
    if (listed && listed.state !== 'running') throw new StepEnd('the redelivery ended before it could be stopped');
    await client.call('stopRedelivery', { session, params: { id: job.id } });
    if ((await jobNow())?.state === 'running')
      client.differs('stopRedelivery', breaks('effect', 'a job that ended', 'a running job'));
    const ended = { statuses: CONFLICT, given: 'after its end' };
    await client.reject('stopRedelivery', { session, params: { id: job.id } }, ended);
  },
};

async function jobsOf({ client }: Walk, session: KitSession) {
  return (await client.call('listRedeliveries', { session }))?.items ?? [];
}

/** A job of the kit that an earlier walk, or a response that could not be read, left running. */
async function stopLeft(walk: Walk, session: KitSession, from: string): Promise<void> {
  for (const { id, state, filter } of await jobsOf(walk, session))
    if (state === 'running' && filter?.from === Date.parse(from))
      await walk.client.call('stopRedelivery', { session, params: { id } });
}

/** Those of one second, of which a provider delivers none by itself any more. */
async function fewFailed({ client }: Walk, session: KitSession) {
  const query = { limit: PAGE, status: 'failed' } as const;
  const found = (await client.call('searchCallbacks', { session, query }))?.item.callbackLogs ?? [];
  for (const { executionTimestamp: at } of found.toReversed()) {
    if (at === null) continue;
    const filter = { from: new Date(at).toISOString(), before: new Date(at + SECOND_MS).toISOString() };
    const count = (await client.call('countRedeliveries', { session, query: filter }))?.item.count ?? 0;
    if (count > 0) return { filter, count };
  }
  throw new StepEnd('there is no failed callback to redeliver');
}

const resuming: Step = {
  covers: ['resumeDomain'],
  changes: true,
  async run({ client, main }) {
    const session = await main();
    const unknown = { statuses: GONE, given: 'with an unknown id' };
    await client.reject('resumeDomain', { session, params: { id: 'none' } }, unknown);
    const listed = async () =>
      (await client.call('listDomains', { session, query: { limit: PAGE, offset: 0 } }))?.item.callbackUrls ?? [];
    const domains = await listed();
    const share = domains.map(({ health }) => health?.failureShare ?? 0).find((one) => one < 0 || one > 1);
    if (share !== undefined)
      client.differs('listDomains', breaks('item.callbackUrls[].health.failureShare', '0 to 1', String(share)));
    // One that is not paused stays as it is.
    const domain = domains.find(({ health }) => health?.state === 'paused') ?? domains[0];
    if (!domain) throw new StepEnd('there is no domain');
    const resumed = await client.call('resumeDomain', { session, params: { id: domain.id } });
    if (resumed && resumed.item.id !== domain.id)
      client.differs('resumeDomain', breaks('item.id', 'the id that was sent', 'another id'));
    if (resumed && (await listed()).find(({ id }) => id === domain.id)?.health?.state === 'paused')
      client.differs('resumeDomain', breaks('effect', 'a domain that is not paused', 'a paused domain'));
  },
};

export const bulkRedeliverySteps: readonly Step[] = [
  ifOffered('callback-bulk-redelivery', counting),
  ifOffered('callback-bulk-redelivery', change),
  ifOffered('domain-health', resuming),
];
