import { describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { bearerOf } from './auth/provider-sessions.ts';

const now = () => Date.UTC(2026, 10, 21, 9);

/** What a journey can see: the first session, the keys with their secrets, a new key, the plan. */
function journey(provider: Provider): unknown {
  const bearer = bearerOf(provider, 'activeCustomer');
  const created = provider.apiKeys.create(bearer, { name: 'new' });
  const listed = provider.apiKeys.list(bearer, { limit: 100 });
  const revealed = listed.data.item.apiKeys.map(({ id }) => provider.apiKeys.reveal(bearer, id));
  return [provider.signIn, bearer, created, listed, revealed, provider.billing.currentSubscription(bearer)];
}

describe('a simulated provider', () => {
  it('returns the same for the same seed, scenario and time, token by token', () => {
    const one = createProvider({ seed: 'one', scenario: 'active-customer', now });
    const same = createProvider({ seed: 'one', scenario: 'active-customer', now });
    expect(journey(one)).toEqual(journey(same));
  });

  it('issues other keys for another seed', () => {
    const [one, other] = ['one', 'other'].map((seed) => {
      const provider = createProvider({ seed, now });
      return provider.apiKeys.create(bearerOf(provider, 'activeCustomer'), { name: 'new' }).data.item.key;
    });
    expect(one).not.toBe(other);
  });

  it('never issues a key twice', () => {
    const provider = createProvider({ seed: 'one', now });
    const bearer = bearerOf(provider, 'freePlan');
    const made = Array.from({ length: 200 }, () => provider.apiKeys.create(bearer, { name: 'k' }).data.item.key);
    expect(new Set(made).size).toBe(200);
  });

  it('accepts no token of a provider with another seed', () => {
    const foreign = bearerOf(createProvider({ seed: 'other', now }), 'activeCustomer');
    expect(() => createProvider({ seed: 'one', now }).account.profile(foreign)).toThrow(
      expect.objectContaining({ status: 401 }),
    );
  });

  it.each([null, '', 'abc', 'a.b.c', '..', 'ä.ö.ü'])('rejects the bearer %j with 401', (bearer) => {
    const provider = createProvider({ seed: 'one', now });
    expect(() => provider.account.profile(bearer)).toThrow(expect.objectContaining({ status: 401 }));
  });

  it('returns copies, so that callers cannot change its data', () => {
    const provider = createProvider({ seed: 'one', now });
    const bearer = bearerOf(provider, 'activeCustomer');
    const listed = provider.apiKeys.list(bearer, {}).data.item.apiKeys as unknown[] as { name: string }[];
    listed[0]!.name = 'changed by the caller';
    listed.length = 0;
    expect(provider.apiKeys.list(bearer, {}).data.item.apiKeys[0]!.name).toBe('payouts-worker');
  });

  it('rejects a log-in without its fields with details instead of an exception', () => {
    const provider = createProvider({ seed: 'one', now });
    expect(() => provider.auth.logIn({})).toThrow(
      expect.objectContaining({ status: 400, details: ['email must be a text.'] }),
    );
    expect(() => provider.auth.logIn({ email: 'elena@northwall.example', password: 7 })).toThrow(
      expect.objectContaining({ status: 400, details: ['password must be a text.'] }),
    );
  });

  it.each([{ limit: -1 }, { limit: 'ten' }, { offset: 1.5 }, { offset: {} }])('rejects the query %j', (query) => {
    const provider = createProvider({ seed: 'one', now });
    const bearer = bearerOf(provider, 'activeCustomer');
    expect(() => provider.apiKeys.list(bearer, query)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
