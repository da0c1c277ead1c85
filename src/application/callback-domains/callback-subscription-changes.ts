import type { CallbackDomain } from '#src/domain/callback-domains/callback-domain.ts';
import {
  type CallbackSubscription,
  chainKey,
  isSameDestination,
  isSameEvent,
  joinCallbackUrl,
  mostConfirmations,
  type NewSubscription,
  parseConfirmations,
  splitCallbackUrl,
} from '#src/domain/callback-domains/callback-subscription.ts';
import { readableEventName } from '#src/domain/logs/callback-log.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { listedRemoval } from '#src/application/forms/removal.ts';
import { callbackDomainsStore } from './callback-domains-store.ts';
import type { SubscriptionChoices, SubscriptionValues } from './callback-subscription.suite.ts';
import { callbackSubscriptionsStore } from './callback-subscriptions-store.ts';

const WIRE_NAMES = {
  eventType: 'type',
  blockchain: 'network',
  extendedPublicKey: 'address',
  transactionId: 'address',
  contractAddress: 'address',
  callbackUrl: 'path',
  confirmationsCount: 'confirmations',
} as const;

/** A new one without a subject; of another, where its events go. */
export const saveSubscription = change('add-subscription', (parts: Parts, before: CallbackSubscription | null) => {
  const { gateways, get } = parts;
  const store = get(callbackSubscriptionsStore);
  const domains = () => get(callbackDomainsStore).domains.items;
  const types = () => store.eventTypes.value ?? [];
  const initial = toFields(before, domains());
  return {
    initial,
    wireNames: WIRE_NAMES,
    // What was typed about one subscription says nothing about another.
    ...(before === null && {
      draft: ['type', 'network', 'address', 'domainId', 'path', 'confirmations'] as const,
    }),
    rules: async () => {
      const [{ validateSubscription }] = await Promise.all([
        import('./callback-subscription.suite.ts'),
        store.eventTypes.value ? null : store.eventTypes.load(),
      ]);
      return (values) => validateSubscription(values, { types: types(), domains: domains(), before, initial });
    },
    toNext: (values) => toSubscription(values, { types: types(), domains: domains(), before, initial }),
    send: (next) =>
      before ? gateways.callbackSubscriptions.edit(before.id, next) : gateways.callbackSubscriptions.create(next),
    async done(saved) {
      if (!before) store.setCreated(saved);
      await (before ? store.list.refresh() : store.reload());
    },
    confirms: (saved, next) => isSameDestination(saved, next) && isSameEvent(saved, next),
    toast: (t) => t(before ? 'subscriptions.saved' : 'subscriptions.added'),
    async recheck({ kind }, next) {
      if (kind !== 'unreachable') return false;
      const known = new Set(store.list.items.map(({ id }) => id));
      await store.list.refresh();
      const isNext = (one: CallbackSubscription) => isSameDestination(one, next) && isSameEvent(one, next);
      return store.list.items.some((one) => isNext(one) && (before ? one.id === before.id : !known.has(one.id)));
    },
  };
});

function toFields(before: CallbackSubscription | null, domains: readonly CallbackDomain[]): SubscriptionValues {
  if (!before) return { type: '', network: '', address: '', domainId: '', path: '', confirmations: '1' };
  const { domain, path } = splitCallbackUrl(before.callbackUrl, domains);
  return {
    ...{ type: before.event, network: chainKey(before), address: before.subject?.value ?? '' },
    ...{ domainId: domain?.id ?? '', path, confirmations: String(before.confirmations ?? '') },
  };
}

function toSubscription(values: SubscriptionValues, choices: SubscriptionChoices): NewSubscription {
  const { types, domains, before, initial } = choices;
  const type = types.find(({ name }) => name === values.type);
  const chain = type?.chains.find((one) => chainKey(one) === values.network) ?? { blockchain: '', network: '' };
  const domain = domains.find(({ id }) => id === values.domainId);
  const isMoved = values.domainId !== initial.domainId || values.path !== initial.path;
  const most = mostConfirmations(choices, values.type);
  const wanted = most === null ? null : parseConfirmations(values.confirmations, most);
  return {
    event: before?.event ?? values.type,
    subject: before ? before.subject : type?.subject ? { field: type.subject, value: values.address } : null,
    blockchain: before?.blockchain ?? chain.blockchain,
    network: before?.network ?? chain.network,
    callbackUrl: before && !isMoved ? before.callbackUrl : joinCallbackUrl(domain?.url ?? '', values.path),
    confirmations: before && values.confirmations === initial.confirmations ? before.confirmations : wanted,
  };
}

/** Pauses an active one, and activates any other. */
export const switchSubscription = change(
  'switch-subscription',
  ({ gateways, get }: Parts, of: CallbackSubscription) => {
    const { list } = get(callbackSubscriptionsStore);
    const isActive = !of.isActive;
    return {
      initial: {},
      toNext: () => isActive,
      send: (next) => gateways.callbackSubscriptions.setActive(of.id, next),
      done: (saved) => list.replace(saved),
      confirms: (saved, next) => saved.isActive === next,
      toast: (t) => t(isActive ? 'subscriptions.activated' : 'subscriptions.paused.done'),
      async recheck({ kind }, next) {
        if (kind !== 'unreachable') return false;
        await list.refresh();
        return list.items.find(({ id }) => id === of.id)?.isActive === next;
      },
    };
  },
);

export const deleteSubscription = change(
  'delete-subscription',
  ({ gateways, get }: Parts, of: CallbackSubscription) => {
    const store = get(callbackSubscriptionsStore);
    return listedRemoval({
      send: () => gateways.callbackSubscriptions.remove(of.id),
      drop: () => store.list.remove(of.id),
      isListed: () => store.find(of.id) !== undefined,
      reload: () => store.list.refresh(),
      name: readableEventName(of),
      gone: (t) => t('subscriptions.delete.gone'),
    });
  },
);

/** A signed sample of its event; what became of it is shown once it is known. */
export const testSubscription = change('test-subscription', ({ gateways, get }: Parts, of: CallbackSubscription) => {
  const store = get(callbackSubscriptionsStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => gateways.callbackSubscriptions.sendTest(of.id),
    done: (result) => store.setTested(result),
  };
});
