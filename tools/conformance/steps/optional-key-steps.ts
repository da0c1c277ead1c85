import { breaks } from '#tools/conformance/differences.ts';
import { type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered } from './if-offered.ts';
import { listedKeys } from './list-steps.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

/** Creates the key that it deletes, so it leaves nothing behind in an account in use. */
const deletion: Step = {
  covers: ['deleteApiKey'],
  changes: true,
  async run({ client, options, main }) {
    const session = await main();
    const unknown = { statuses: [404, 400], given: 'with an unknown id' };
    await client.reject('deleteApiKey', { session, params: { id: `${options.mark}-none` } }, unknown);
    const created = await createKey(client, session, { name: `${options.mark}-deleted` });
    const params = { id: created.id };
    const deleted = await client.call('deleteApiKey', { session, params });
    if (deleted === null) return;
    if ((await listedKeys(client, session)).some(({ id }) => id === created.id))
      client.differs('deleteApiKey', breaks('effect', 'the key is gone', 'still in the list'));
    const again = { statuses: [404, 400], given: 'with a deleted key' };
    await client.reject('deleteApiKey', { session, params }, again);
  },
};

async function createKey(client: KitClient, session: KitSession, body: Readonly<Record<string, unknown>>) {
  const before = new Set((await listedKeys(client, session)).map(({ id }) => id));
  await client.call('createApiKey', { session, body });
  const created = (await listedKeys(client, session)).find(({ id }) => !before.has(id));
  if (!created) throw new StepEnd('no API key could be created');
  return created;
}

export const keyDeletionSteps: readonly Step[] = [ifOffered('api-key-deletion', deletion)];

const DAY_SECONDS = 86_400;

const options: Step = {
  covers: ['keyLimitOptions'],
  changes: false,
  async run({ client, main }) {
    const data = await client.call('keyLimitOptions', { session: await main() });
    if (!data) return;
    for (const list of ['products', 'blockchains'] as const) {
      const ids = data.item[list].map(({ id }) => id);
      if (new Set(ids).size < ids.length)
        client.differs('keyLimitOptions', breaks(`item.${list}[].id`, 'each choice once', 'a repeated choice'));
    }
    for (const { pattern } of data.item.lists) {
      if (pattern && !isPattern(pattern))
        client.differs('keyLimitOptions', breaks('item.lists[].pattern', 'a regular expression', pattern));
    }
  },
};

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function bodyOf(origin: string, now: number) {
  return {
    expiresTimestamp: Math.floor(now / 1000) + 30 * DAY_SECONDS,
    origins: [origin, 'https://*.example.com'],
    ipRanges: ['203.0.113.0/24', '2001:db8::17'],
    products: [],
    blockchains: [],
    callsPerSecond: 25,
    credits: { amount: 1000, period: 'day' },
  };
}

type Body = ReturnType<typeof bodyOf>;

/** Creates the key that it limits, and deactivates it at the end. */
const change: Step = {
  covers: ['keyLimits', 'setKeyLimits'],
  changes: true,
  async run(walk) {
    const { client, options: cli, main } = walk;
    const session = await main();
    const unknown = { statuses: [404, 400], given: 'with an unknown id' };
    await client.reject('keyLimits', { session, params: { id: `${cli.mark}-none` } }, unknown);
    const first = bodyOf('https://app.example.com', Date.now());
    const id = await limitedKey(walk, session, first);
    const params = { id };
    const created = await client.call('keyLimits', { session, params });
    if (created && !isLimitedBy(created.item, first))
      client.differs('createApiKey', breaks('effect', 'the limits that were sent', 'other limits'));
    const second = { ...first, origins: ['https://other.example.com:8443'], callsPerSecond: null };
    await client.call('setKeyLimits', { session, params, body: second });
    const changed = await client.call('keyLimits', { session, params });
    if (changed && !isLimitedBy(changed.item, second))
      client.differs('setKeyLimits', breaks('effect', 'all limits replaced by those that were sent', 'other limits'));
    const { used } = changed?.item.credits ?? {};
    if (typeof used === 'number' && used < 0)
      client.differs('keyLimits', breaks('item.credits.used', '0 or more', 'less than nothing'));
    await rejections(walk, session, { id, body: second });
    await client.call('setApiKeyActive', { session, params, body: { status: false } });
  },
};

async function limitedKey({ client, options: cli }: Walk, session: KitSession, limits: Body): Promise<string> {
  const created = await createKey(client, session, { name: `${cli.mark}-limited`, limits });
  const { expiresTimestamp: listed } = created;
  if (typeof listed === 'number' && listed !== limits.expiresTimestamp * 1000)
    client.differs('listApiKeys', breaks('item.apiKeys[].expiresTimestamp', 'the end that was sent', 'another time'));
  return created.id;
}

type Sent = Omit<Body, 'callsPerSecond'> & { readonly callsPerSecond: number | null };

interface Read {
  readonly expiresTimestamp: number | null;
  readonly origins: readonly string[];
  readonly ipRanges: readonly string[];
  readonly callsPerSecond?: number | null | undefined;
  readonly credits?: { readonly amount: number } | null | undefined;
}

function isLimitedBy(read: Read, sent: Sent): boolean {
  const lists = (limits: Pick<Read, 'origins' | 'ipRanges'>) => [...limits.origins, ...limits.ipRanges].sort().join();
  return (
    lists(read) === lists(sent) &&
    read.expiresTimestamp === sent.expiresTimestamp * 1000 &&
    (read.callsPerSecond ?? null) === sent.callsPerSecond &&
    read.credits?.amount === sent.credits.amount
  );
}

async function rejections(
  { client }: Walk,
  session: KitSession,
  { id, body }: { readonly id: string; readonly body: Sent },
): Promise<void> {
  const wrong = [
    ['an origin with a path', { origins: ['https://app.example.com/path'] }],
    ['a range that does not start at its first address', { ipRanges: ['203.0.113.7/24'] }],
    ['an end in the past', { expiresTimestamp: 1_500_000_000 }],
  ] as const;
  for (const [what, limits] of wrong) {
    const call = { session, params: { id }, body: { ...body, ...limits } };
    await client.reject('setKeyLimits', call, { statuses: WRONG_INPUT, given: `with ${what}` });
  }
}

export const keyLimitSteps: readonly Step[] = [
  ifOffered('api-key-limits', options),
  ifOffered('api-key-limits', change),
];

/** Creates the key whose labels it changes, and deactivates it at the end. */
const labels: Step = {
  covers: ['setKeyLabels'],
  changes: true,
  async run({ client, options: cli, main }) {
    const session = await main();
    const [label, other] = [cli.mark, `${cli.mark}-other`];
    const call = { session, params: { id: `${cli.mark}-none` }, body: { labels: [label] } };
    await client.reject('setKeyLabels', call, { statuses: [404, 400], given: 'with an unknown id' });
    const { id, labels: first } = await createKey(client, session, { name: `${cli.mark}-labeled`, labels: [label] });
    if (!first) client.differs('listApiKeys', breaks('item.apiKeys[].labels', 'the labels of each key', 'none'));
    else if (first.join() !== label)
      client.differs('createApiKey', breaks('effect', 'the labels that were sent', 'others'));
    const params = { id };
    const changed = await client.call('setKeyLabels', { session, params, body: { labels: [other, label] } });
    const listed = (await listedKeys(client, session)).find((key) => key.id === id)?.labels ?? [];
    if (changed && !(listed.length === 2 && listed.includes(other) && listed.includes(label)))
      client.differs('setKeyLabels', breaks('effect', 'all labels replaced by those that were sent', 'other labels'));
    await client.call('setApiKeyActive', { session, params, body: { status: false } });
  },
};

export const keyLabelSteps: readonly Step[] = [ifOffered('api-key-labels', labels)];
