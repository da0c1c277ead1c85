import { breaks } from '#tools/conformance/differences.ts';
import type { KitClient, KitSession } from '#tools/conformance/kit-client.ts';
import { type Step, StepEnd, type Walk } from '#tools/conformance/walk.ts';
import { ifOffered, isOffered } from './if-offered.ts';
import { listedSubscriptions, offsetStep } from './list-steps.ts';
import { checkSignature } from './optional-callback-steps.ts';
import { WRONG_INPUT } from './sign-in-steps.ts';

const eventTypes: Step = {
  covers: ['listEventTypes'],
  changes: false,
  async run({ client, main }) {
    const types = (await client.call('listEventTypes', { session: await main() }))?.item.eventTypes ?? [];
    if (new Set(types.map(({ name }) => name)).size < types.length)
      client.differs('listEventTypes', breaks('item.eventTypes[].name', 'each name once', 'a repeated name'));
    if (types.some(({ networks }) => networks.length === 0))
      client.differs('listEventTypes', breaks('item.eventTypes[].networks', 'a network to choose', 'none'));
    if (types.some(({ maxConfirmations }) => maxConfirmations !== null && maxConfirmations < 1))
      client.differs('listEventTypes', breaks('item.eventTypes[].maxConfirmations', 'at least 1, or null', 'less'));
  },
};

const counts: Step = {
  covers: ['listSubscriptions'],
  changes: false,
  async run({ client, main }) {
    const rows = await listedSubscriptions(client, await main());
    if (rows.some(({ recentDeliveries: recent }) => (recent?.failed ?? 0) > (recent?.total ?? Infinity)))
      client.differs(
        'listSubscriptions',
        breaks('item.subscriptions[].recentDeliveries.failed', 'at most the total', 'more'),
      );
  },
};

/** A copy of one that exists, on a path of its own: the kit cannot make up what another would be about. */
const change: Step = {
  covers: [
    ...(['createSubscription', 'editSubscription', 'setSubscriptionActive', 'testSubscription'] as const),
    'deleteSubscription',
  ],
  changes: true,
  async run(walk) {
    const { client, options, main } = walk;
    const session = await main();
    const unknown = { statuses: [404], given: 'with an unknown id' };
    await client.reject('deleteSubscription', { session, params: { id: `${options.mark}-none` } }, unknown);
    const model = (await listedSubscriptions(client, session)).find(
      ({ isActive, callbackUrl }) => isActive && callbackUrl,
    );
    if (!model) throw new StepEnd('there is no active subscription to copy');
    const { eventType, blockchain, network, address, extendedPublicKey, transactionId, contractAddress } = model;
    const about = { eventType, blockchain, network, address, extendedPublicKey, transactionId, contractAddress };
    const { confirmationsCount } = model;
    const elsewhere = {
      session,
      body: { ...about, callbackUrl: `https://${options.mark}.invalid/`, confirmationsCount },
    };
    await client.reject('createSubscription', elsewhere, { statuses: WRONG_INPUT, given: 'on no verified domain' });
    const callbackUrl = `${model.callbackUrl.replace(/[/?#]*$/, '')}/${options.mark}`;
    const body = { ...about, callbackUrl, confirmationsCount };
    const created = await client.call('createSubscription', { session, body });
    if (created) await useAndDelete(walk, session, { id: created.item.referenceId, ...body });
  },
};

interface Own {
  readonly id: string;
  readonly callbackUrl: string;
  readonly confirmationsCount: number | null;
}

async function useAndDelete(walk: Walk, session: KitSession, { id, callbackUrl, confirmationsCount }: Own) {
  const { client } = walk;
  const params = { id };
  if ((await find(client, session, id))?.callbackUrl !== callbackUrl)
    client.differs('createSubscription', breaks('effect', 'the subscription in the list', 'not in the list'));
  const body = { callbackUrl: `${callbackUrl}-2`, confirmationsCount };
  await client.call('editSubscription', { session, params, body });
  if ((await find(client, session, id))?.callbackUrl !== body.callbackUrl)
    client.differs('editSubscription', breaks('effect', 'the url that was sent', 'another one'));
  for (const isActive of [false, true]) {
    await client.call('setSubscriptionActive', { session, params, body: { isActive } });
    if ((await find(client, session, id))?.isActive !== isActive)
      client.differs('setSubscriptionActive', breaks('effect', isActive ? 'active' : 'paused', 'unchanged'));
  }
  const sent = await client.call('testSubscription', { session, params });
  if (sent && (await isOffered(walk, 'callback-signing')))
    await checkSignature(walk, session, 'testSubscription', sent.item);
  await client.call('deleteSubscription', { session, params });
  if (await find(client, session, id))
    client.differs('deleteSubscription', breaks('effect', 'no such subscription', 'still in the list'));
}

async function find(client: KitClient, session: KitSession, id: string) {
  return (await listedSubscriptions(client, session)).find((row) => row.id === id);
}

export const callbackSubscriptionSteps: readonly Step[] = [
  eventTypes,
  offsetStep('listSubscriptions', { rows: 'item.subscriptions[]', time: 'createdTimestamp' }),
  counts,
  change,
].map((step) => ifOffered('callback-subscriptions', step));
