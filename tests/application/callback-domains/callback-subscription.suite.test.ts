import { expect, it } from 'vitest';
import {
  type SubscriptionChoices,
  type SubscriptionValues,
  validateSubscription,
} from '#src/application/callback-domains/callback-subscription.suite.ts';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import {
  type CallbackSubscription,
  type CallbackSubscriptionId,
  chainKey,
} from '#src/domain/callback-domains/callback-subscription.ts';

const chain = { blockchain: 'bitcoin', network: 'mainnet' };
const domain = (id: string, verified: boolean): CallbackDomain => ({
  ...{ id: id as CallbackDomainId, url: `https://${id}.example`, verified, createdAt: null, verifiedAt: null },
});
const VALUES: SubscriptionValues = {
  ...{
    type: 'ADDRESS_MINED',
    network: chainKey(chain),
    address: 'bc1q',
    domainId: 'a',
    path: '/in',
    confirmations: '6',
  },
};
const CHOICES: SubscriptionChoices = {
  types: [
    { name: 'ADDRESS_MINED', product: '', chains: [chain], subject: 'address', maxConfirmations: 12 },
    { name: 'BLOCK_MINED', product: '', chains: [chain], subject: null, maxConfirmations: null },
    { name: 'LIMIT_REACHED', product: '', chains: [], subject: null, maxConfirmations: null },
  ],
  domains: [domain('a', true), domain('b', false)],
  before: null,
  initial: { type: '', network: '', address: '', domainId: '', path: '', confirmations: '1' },
};
const BEFORE: CallbackSubscription = {
  ...{
    id: 's1' as CallbackSubscriptionId,
    event: 'RETIRED',
    ...chain,
    subject: null,
    callbackUrl: 'https://gone.example/a b',
  },
  ...{ confirmations: 99, isActive: true, deactivations: [], createdAt: null, lastDelivery: null, recent: null },
};
const FIELDS: SubscriptionValues = {
  ...{ type: 'RETIRED', network: chainKey(chain), address: '', domainId: '', path: 'https://gone.example/a b' },
  confirmations: '99',
};

it.each<[Partial<SubscriptionValues>, Record<string, string>]>([
  [{}, {}],
  [{ type: 'BLOCK_MINED', address: '', confirmations: '' }, {}],
  [{ type: 'LIMIT_REACHED', network: '' }, {}],
  [{ type: 'BLOCK_MINED', network: '' }, { network: 'subscriptions.network.missing' }],
  [{ type: '' }, { type: 'subscriptions.event.missing' }],
  [{ network: chainKey({ ...chain, network: 'testnet' }) }, { network: 'subscriptions.network.missing' }],
  [{ address: '' }, { address: 'subscriptions.subject.missing' }],
  [{ address: 'x'.repeat(201) }, { address: 'subscriptions.subject.missing' }],
  [{ domainId: '' }, { domainId: 'subscriptions.domain.missing' }],
  [{ domainId: 'b' }, { domainId: 'subscriptions.domain.unverified' }],
  [{ path: '/in#x' }, { path: 'subscriptions.path.invalid' }],
  [{ confirmations: '13' }, { confirmations: 'subscriptions.confirmations.invalid' }],
])('a new one with %j is wrong by %j', (values, errors) => {
  expect(validateSubscription({ ...VALUES, ...values }, CHOICES)).toEqual(errors);
});

it.each<[Partial<SubscriptionValues>, Record<string, string>]>([
  [{}, {}],
  [{ path: '/in' }, { domainId: 'subscriptions.domain.missing' }],
  [{ path: '/in', domainId: 'a' }, {}],
  [{ confirmations: '100' }, { confirmations: 'subscriptions.confirmations.invalid' }],
])('one that the provider has, with %j, is wrong by %j', (values, errors) => {
  expect(validateSubscription({ ...FIELDS, ...values }, { ...CHOICES, before: BEFORE, initial: FIELDS })).toEqual(
    errors,
  );
});
