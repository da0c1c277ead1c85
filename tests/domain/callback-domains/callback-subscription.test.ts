import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import {
  type CallbackSubscription,
  type CallbackSubscriptionId,
  failureShare,
  isCallbackPath,
  joinCallbackUrl,
  parseConfirmations,
  splitCallbackUrl,
  subscriptionStatus,
} from '#src/domain/callback-domains/callback-subscription.ts';

const domain = (url: string): CallbackDomain => ({
  ...{ id: url as CallbackDomainId, url, verified: true, createdAt: null, verifiedAt: null },
});
const SUBSCRIPTION: CallbackSubscription = {
  ...{ id: 's1' as CallbackSubscriptionId, event: 'BLOCK_MINED', blockchain: 'bitcoin', network: 'mainnet' },
  ...{ subject: null, callbackUrl: 'https://a.example', confirmations: null, isActive: true, deactivations: [] },
  ...{ createdAt: null, lastDelivery: null, recent: null },
};

describe('a callback url', () => {
  it.each([
    ['https://a.example', '/in', 'https://a.example/in'],
    ['https://a.example', 'in?x=1', 'https://a.example/in?x=1'],
    ['https://a.example/', '//in', 'https://a.example/in'],
    ['https://a.example/v2', 'in', 'https://a.example/v2/in'],
    ['https://a.example/', ' ', 'https://a.example/'],
    ['https://a.example', '@b.example', 'https://a.example/@b.example'],
  ])('of %s and %j is %s', (url, path, joined) => {
    expect(joinCallbackUrl(url, path)).toBe(joined);
  });

  it.each([
    ['https://a.example/in', 'https://a.example', '/in'],
    ['https://A.example/In', 'https://a.example', '/In'],
    ['https://a.example/v2/in', 'https://a.example/v2', '/in'],
    ['https://a.example', 'https://a.example', ''],
    ['https://a.example.evil/in', null, 'https://a.example.evil/in'],
    ['', null, ''],
  ])('%j is on the domain %s', (url, found, path) => {
    const split = splitCallbackUrl(url, ['https://a.example', 'https://a.example/v2'].map(domain));
    expect([split.domain?.url ?? null, split.path]).toEqual([found, path]);
  });

  it('is taken apart as it was put together', () => {
    const path = fc.stringMatching(/^\/[a-z0-9?=&./-]{1,30}$/).filter((text) => !text.startsWith('//'));
    fc.assert(
      fc.property(
        path,
        fc.constantFrom('https://a.example', 'http://[2001:db8::17]', 'https://b.example/v2/'),
        (rest, url) => {
          expect(splitCallbackUrl(joinCallbackUrl(url, rest), [domain(url)])).toMatchObject({
            domain: { url },
            path: rest,
          });
        },
      ),
    );
  });
});

it.each([
  ['', true],
  ['/in?x=1', true],
  ['/in#x', false],
  ['/in the', false],
  [String.raw`\\b.example`, false],
  [`/${'x'.repeat(500)}`, false],
])('the path %j is one: %s', (path, isOne) => {
  expect(isCallbackPath(path)).toBe(isOne);
});

it.each([
  ['1', 1],
  ['12', 12],
  ['13', null],
  ['0', null],
  ['', null],
  ['2.5', null],
])('%j confirmations of at most 12 are %s', (text, count) => {
  expect(parseConfirmations(text, 12)).toBe(count);
});

it.each([
  [{}, 'active'],
  [{ isActive: false }, 'paused'],
  [{ isActive: false, deactivations: [{ reason: 'Maximum retry attempts reached', at: 1 }] }, 'deactivated'],
  [{ deactivations: [{ reason: 'Maximum retry attempts reached', at: 1 }] }, 'active'],
])('a subscription with %j is %s', (more, status) => {
  expect(subscriptionStatus({ ...SUBSCRIPTION, ...more })).toBe(status);
});

it.each([
  [null, null],
  [{ deliveries: 0, failed: 0 }, null],
  [{ deliveries: 200, failed: 5 }, 0.025],
  [{ deliveries: 2, failed: 5 }, 1],
])('of %j, the share of failures is %s', (recent, share) => {
  expect(failureShare({ ...SUBSCRIPTION, recent })).toBe(share);
});
