import { array, boolean, type InferOutput, nullish, number, string } from 'valibot';
import { testDelivery } from './callback-signing-endpoints.ts';
import { nameEndpoints } from './endpoint.ts';
import { anyJson, figure, id, instant, instantIfSet, item, object, text } from './schemas.ts';

const SUBSCRIPTIONS = { optional: true, capability: 'callback-subscriptions', auth: 'session' } as const;
const PATH = '/api/account/callback-subscriptions';

const chain = { blockchain: nullish(string(), ''), network: nullish(string(), '') };

const eventType = object({
  name: text,
  product: nullish(string(), ''),
  networks: nullish(array(object(chain)), () => []),
  subject: nullish(string(), null),
  maxConfirmations: nullish(figure, null),
});

const subscription = object({
  referenceId: id,
  eventType: nullish(string(), ''),
  ...chain,
  ...{ address: nullish(string()), extendedPublicKey: nullish(string()), transactionId: nullish(string()) },
  contractAddress: nullish(string()),
  callbackUrl: nullish(string(), ''),
  confirmationsCount: nullish(figure, null),
  isActive: nullish(boolean(), true),
  deactivationReasons: nullish(array(object({ reason: nullish(string(), ''), timestamp: instant })), () => []),
  createdTimestamp: instant,
  lastDelivery: nullish(object({ timestamp: instantIfSet, success: nullish(boolean(), null) }), null),
  recentDeliveries: nullish(object({ total: nullish(figure, null), failed: nullish(figure, null) }), null),
});

const destination = { callbackUrl: string(), confirmationsCount: nullish(number()) };

export const callbackSubscriptionEndpoints = nameEndpoints({
  listEventTypes: {
    ...SUBSCRIPTIONS,
    wire: 'OPT-40',
    method: 'GET',
    path: `${PATH}/event-types`,
    effect: 'read',
    data: item(object({ eventTypes: array(eventType) })),
  },
  listSubscriptions: {
    ...SUBSCRIPTIONS,
    wire: 'OPT-41',
    method: 'GET',
    path: PATH,
    effect: 'read',
    query: object({ limit: number(), offset: number() }),
    data: item(object({ subscriptions: array(subscription), hasMore: nullish(boolean()) })),
  },
  createSubscription: {
    ...SUBSCRIPTIONS,
    wire: 'OPT-42',
    method: 'POST',
    path: PATH,
    effect: 'mutation',
    body: object({
      ...{ eventType: string(), blockchain: string(), network: string() },
      ...{ address: nullish(string()), extendedPublicKey: nullish(string()), transactionId: nullish(string()) },
      contractAddress: nullish(string()),
      ...destination,
    }),
    data: item(subscription),
  },
  editSubscription: {
    ...SUBSCRIPTIONS,
    wire: 'OPT-43',
    method: 'PUT',
    path: `${PATH}/{id}`,
    effect: 'mutation',
    body: object(destination),
    data: item(subscription),
  },
  setSubscriptionActive: {
    ...SUBSCRIPTIONS,
    wire: 'OPT-44',
    method: 'PUT',
    path: `${PATH}/{id}/active`,
    effect: 'mutation',
    body: object({ isActive: boolean() }),
    data: item(subscription),
  },
  deleteSubscription: {
    ...SUBSCRIPTIONS,
    wire: 'OPT-45',
    method: 'DELETE',
    path: `${PATH}/{id}`,
    effect: 'mutation',
    data: anyJson,
  },
  testSubscription: {
    ...SUBSCRIPTIONS,
    wire: 'OPT-46',
    method: 'POST',
    path: `${PATH}/{id}/test`,
    effect: 'mutation',
    data: testDelivery,
  },
});

export type SubscriptionDto = InferOutput<typeof subscription>;
