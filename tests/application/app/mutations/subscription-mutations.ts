import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import {
  deleteSubscription,
  saveSubscription,
  switchSubscription,
  testSubscription,
} from '#src/application/callback-domains/callback-subscription-changes.ts';
import { callbackSubscriptionsStore } from '#src/application/callback-domains/callback-subscriptions-store.ts';
import {
  type CallbackSubscription,
  type CallbackSubscriptionId,
  chainKey,
} from '#src/domain/callback-domains/callback-subscription.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { type Mutation, ofChange } from './mutation.ts';

const scenario = 'active-customer';

const SUBSCRIPTION: CallbackSubscription = {
  ...{ id: 's1' as CallbackSubscriptionId, event: 'BLOCK_MINED', blockchain: 'bitcoin', network: 'mainnet' },
  ...{ subject: null, callbackUrl: 'https://a.example', confirmations: null, isActive: true, deactivations: [] },
  ...{ createdAt: null, lastDelivery: null, recent: null },
};

/** With the change of one of its rows, or of a new one. */
async function openSubscriptions(app: TestApp, nth: number | null) {
  const { get } = await app.account();
  const { list, eventTypes } = get(callbackSubscriptionsStore);
  const { domains } = get(callbackDomainsStore);
  await Promise.all([list.load(), eventTypes.load(), domains.load()]);
  const change = get(saveSubscription)(nth === null ? null : (list.items[nth] ?? null));
  return { get, list, change, domains: domains.items };
}

export const SUBSCRIPTION_MUTATIONS: readonly Mutation[] = [
  {
    name: 'adding a callback subscription',
    call: ['callbackSubscriptions', 'create'],
    scenario,
    isRejectedTwice: true,
    denial: { response: { ...SUBSCRIPTION, callbackUrl: 'https://another.example' } },
    isRechecked: true,
    async open(app) {
      const { change, domains } = await openSubscriptions(app, null);
      const values = { type: 'BLOCK_MINED', network: chainKey(SUBSCRIPTION), path: '/mined' };
      change.form.fill({ ...values, domainId: domains.find(({ verified }) => verified)!.id });
      return ofChange(change);
    },
  },
  {
    name: 'changing where a callback subscription goes',
    call: ['callbackSubscriptions', 'edit'],
    scenario,
    denial: { response: { ...SUBSCRIPTION, callbackUrl: 'https://another.example' } },
    isRechecked: true,
    async open(app) {
      const { change } = await openSubscriptions(app, 2);
      change.form.change('path', '/moved');
      return ofChange(change);
    },
  },
  {
    name: 'pausing a callback subscription',
    call: ['callbackSubscriptions', 'setActive'],
    scenario,
    denial: { response: { ...SUBSCRIPTION, isActive: true } },
    isRechecked: true,
    async open(app) {
      const { get, list } = await openSubscriptions(app, 2);
      return ofChange(get(switchSubscription)(list.items[2]!));
    },
  },
  {
    name: 'deleting a callback subscription',
    call: ['callbackSubscriptions', 'remove'],
    scenario,
    isRechecked: true,
    async open(app) {
      const { get, list } = await openSubscriptions(app, 2);
      return ofChange(get(deleteSubscription)(list.items[2]!));
    },
  },
  {
    name: 'testing a callback subscription',
    call: ['callbackSubscriptions', 'sendTest'],
    scenario,
    async open(app) {
      const { get, list } = await openSubscriptions(app, 2);
      return ofChange(get(testSubscription)(list.items[2]!));
    },
  },
];
