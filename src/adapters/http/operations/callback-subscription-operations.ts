import type { CallbackSubscriptionGateway } from '#src/application/callback-domains/callback-domain-gateways.ts';
import { below, type Operation, OFFSET_PAGES } from './operation.ts';
import { callbackSigningOperations } from './callback-domain-operations.ts';

function subscriptionFields(path: string) {
  return {
    [`${path}referenceId`]: 'The id of the subscription, which its callbacks name in `body.webhookId`.',
    [`${path}lastDelivery.timestamp`]: 'When it was delivered.',
    [`${path}lastDelivery.success`]: 'Whether the domain accepted it.',
    [`${path}deactivationReasons[].timestamp`]: 'When it was stopped.',
    [`${path}deactivationReasons[].reason`]: 'In words for a person, such as `Maximum retry attempts reached`.',
  };
}

const OPTIONAL = [
  ...['eventType', 'blockchain', 'network', 'address', 'extendedPublicKey', 'transactionId', 'contractAddress'],
  ...['callbackUrl', 'confirmationsCount', 'isActive', 'createdTimestamp', 'deactivationReasons'],
  ...['deactivationReasons[].reason', 'deactivationReasons[].timestamp'],
  ...['lastDelivery', 'lastDelivery.timestamp', 'lastDelivery.success'],
  ...['recentDeliveries', 'recentDeliveries.total', 'recentDeliveries.failed'],
];

const DERIVED = ['subject', 'lastDelivery', 'recent'];

const one = {
  fields: subscriptionFields('data.item.'),
  required: ['item', 'item.referenceId'],
  optional: below('item.', ...OPTIONAL),
  derived: DERIVED,
  data: {
    item: {
      ...{ referenceId: '6f9b1f0c2a7d4e5b8c3a1d20', eventType: 'ADDRESS_MINED', blockchain: 'ethereum' },
      ...{ network: 'mainnet', address: '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D', extendedPublicKey: null },
      ...{ transactionId: null, contractAddress: null, callbackUrl: 'https://hooks.example.com/in' },
      ...{ confirmationsCount: 6, isActive: false, createdTimestamp: 1_763_640_000 },
      deactivationReasons: [{ reason: 'Maximum retry attempts reached', timestamp: 1_763_643_600 }],
      lastDelivery: { timestamp: 1_763_643_500, success: false },
      recentDeliveries: { total: 12, failed: 12 },
    },
  },
} as const;

const UNVERIFIED = 'The domain of the url is not verified, or the account has one like it already.';
const PAGE = 'The tab of subscriptions on the domains page';

export const callbackSubscriptionOperations = {
  listEventTypes: {
    summary: 'List the event types',
    description: 'All that can be subscribed to. One whose subject the console does not know is left out of its list.',
    usedBy: `${PAGE}, when somebody adds one.`,
    fields: {
      'data.item.eventTypes[].name': 'Names the event type; the console writes `ADDRESS_MINED` in words.',
      'data.item.eventTypes[].product': 'The product that the event belongs to.',
      'data.item.eventTypes[].networks': 'Where it can happen.',
    },
    screen: 'Subscriptions: event types',
    call: ({ callbackSubscriptions }) => callbackSubscriptions.eventTypes(),
    required: ['item', 'item.eventTypes', 'item.eventTypes[].name'],
    optional: below(
      'item.eventTypes[].',
      ...['product', 'networks', 'networks[].blockchain', 'networks[].network', 'subject', 'maxConfirmations'],
    ),
  },
  listSubscriptions: {
    summary: 'List callback subscriptions',
    description: `Which events go where, newest first. A search of the callback log for a \`referenceId\` finds the callbacks of that subscription. ${OFFSET_PAGES}`,
    usedBy: `${PAGE}.`,
    fields: subscriptionFields('data.item.subscriptions[].'),
    screen: 'Subscriptions',
    exampleQuery: { limit: 2, offset: 0 },
    call: ({ callbackSubscriptions }) => callbackSubscriptions.list(),
    required: ['item', 'item.subscriptions', 'item.subscriptions[].referenceId'],
    optional: ['item.hasMore', ...below('item.subscriptions[].', ...OPTIONAL)],
    derived: DERIVED,
  },
  createSubscription: {
    ...one,
    summary: 'Create a callback subscription',
    description: 'It is active at once. Its callbacks are signed as all others are.',
    usedBy: `${PAGE}.`,
    conflict: UNVERIFIED,
    screen: 'Subscriptions: add',
    changes: 'setup',
    call: ({ callbackSubscriptions }) => callbackSubscriptions.create(SAMPLE),
  },
  editSubscription: {
    ...one,
    summary: 'Change where the events of a subscription go',
    description: 'The event type and its subject stay.',
    usedBy: `${PAGE}.`,
    missing: 'The account has no such subscription.',
    conflict: UNVERIFIED,
    screen: 'Subscriptions: edit',
    changes: 'setup',
    about: 'subscription',
    call: ({ callbackSubscriptions }, id) => callbackSubscriptions.edit(id, SAMPLE),
  },
  setSubscriptionActive: {
    ...one,
    summary: 'Pause or activate a subscription',
    description:
      'Events while it is paused are not sent later. Activating it answers every reason of a deactivation, and removes them.',
    usedBy: `${PAGE}, after a confirmation.`,
    missing: 'The account has no such subscription.',
    conflict: 'The domain of the url is not verified any longer.',
    screen: 'Subscriptions: pause, activate',
    changes: 'setup',
    about: 'subscription',
    call: ({ callbackSubscriptions }, id) => callbackSubscriptions.setActive(id, false),
  },
  deleteSubscription: {
    summary: 'Delete a callback subscription',
    description: 'Its events are no longer sent; what was sent stays in the log. The response body is ignored.',
    usedBy: `${PAGE}, after a confirmation.`,
    missing: 'The account has no such subscription.',
    screen: 'Subscriptions: delete',
    changes: 'setup',
    about: 'subscription',
    call: ({ callbackSubscriptions }, id) => callbackSubscriptions.remove(id),
    accepts: 'anything',
    data: { item: { success: true } },
    required: [],
    optional: ['item'],
  },
  testSubscription: {
    ...callbackSigningOperations.sendTestDelivery,
    summary: 'Send a test delivery of a subscription',
    description:
      'Sends a sample of its event to its url, signed as its callbacks are, and reports what became of it. It is not sent again, and is in no log. A url that does not respond is no error of this call.',
    usedBy: `${PAGE}.`,
    missing: 'The account has no such subscription.',
    screen: 'Subscriptions: test delivery',
    about: 'subscription',
    call: ({ callbackSubscriptions }, id) => callbackSubscriptions.sendTest(id),
  },
} as const satisfies Readonly<Record<string, Operation>>;

const SAMPLE: Parameters<CallbackSubscriptionGateway['create']>[0] = {
  event: 'ADDRESS_COINS_TRANSACTION_CONFIRMED',
  ...{ blockchain: 'ethereum', network: 'mainnet' },
  subject: { field: 'address', value: '0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D' },
  callbackUrl: 'https://payouts.northwall.example/callbacks/deposits',
  confirmations: 6,
};
