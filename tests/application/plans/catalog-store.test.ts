import { is, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import {
  type CatalogGateway,
  cachedPlans,
  cachedProtocols,
  CatalogStore,
  PLANS_KEY,
  PROTOCOLS_KEY,
} from '#src/application/plans/catalog-store.ts';
import { ok } from '#src/domain/shared/result.ts';
import { TestApp } from '#tests/support/test-app.ts';

const protocol = { name: 'bitcoin', publicName: 'Bitcoin', logoSvgBase64: '' };
const plan = {
  ...{ id: 'free', name: 'Free', description: '', support: '', features: [{ name: 'credits', value: '5' }] },
  ...{ monthlyAmount: 0, annualAmountPerMonth: 0, annualCostSavings: 0, paygAdditionalCreditsPerOneDollar: 0 },
  ...{ annualAmount: null, isFree: true, isCustom: false, isMostPopular: false },
};

function open() {
  const requested: string[] = [];
  const gateway: CatalogGateway = {
    protocols: () => {
      requested.push('protocols');
      return Promise.resolve(ok([protocol]));
    },
    plans: () => {
      requested.push('plans');
      return Promise.resolve(ok([plan]));
    },
  };
  const clock = new ManualClock();
  const storage = new MemoryStorage();
  return { requested, clock, storage, catalog: new CatalogStore(gateway, storage, storage, clock) };
}

describe('the catalog', () => {
  it('preserves protocols for 1800 s and plans for 3600 s', async () => {
    const { requested, clock, storage, catalog } = open();
    const load = () => Promise.all([catalog.protocols.load(), catalog.plans.load()]);
    await load();
    clock.advance(1_799_999);
    await load();
    expect(requested).toEqual(['protocols', 'plans']);
    clock.advance(1);
    await load();
    expect(requested).toEqual(['protocols', 'plans', 'protocols']);
    clock.advance(1_800_000);
    await load();
    expect(requested.slice(3).sort()).toEqual(['plans', 'protocols']);
    const lifetimes = [PROTOCOLS_KEY, PLANS_KEY].map((key) => JSON.parse(storage.get(key) ?? '') as object);
    expect(lifetimes).toMatchObject([{ cacheExpirationInSeconds: 1800 }, { cacheExpirationInSeconds: 3600 }]);
  });

  it('knows its own lists again', () => {
    expect([parse(cachedProtocols, [protocol]), parse(cachedPlans, [plan])]).toEqual([[protocol], [plan]]);
    expect(parse(cachedPlans, [{ ...plan, annualAmount: 0 }])).toEqual([{ ...plan, annualAmount: 0 }]);
    expect([parse(cachedProtocols, []), parse(cachedPlans, [])]).toEqual([[], []]);
  });

  it.each([undefined, null, 'x', {}, [null], [{ ...protocol, name: 1 }], [{ name: 'bitcoin' }]])(
    'rejects %o as list of protocols',
    (raw) => {
      expect(is(cachedProtocols, raw)).toBe(false);
    },
  );

  it.each([
    [{ ...plan, features: 'many' }],
    [{ ...plan, features: [{ name: 1 }] }],
    [{ ...plan, isFree: 'yes' }],
    [{ ...plan, annualAmount: '0' }],
    // As an older release stored it.
    [{ ...plan, annualAmount: undefined }],
  ])('rejects %o as plans', (...raw) => {
    expect(is(cachedPlans, raw)).toBe(false);
  });

  it('outlives the session that requested it', async () => {
    const app = new TestApp({ scenario: 'onboarding-at-summary' });
    await app.stores.onboarding.load();
    const store = app.stores.onboarding.current.protocols();
    store.start();
    await store.load();
    app.session.logOut();
    expect(app.storage.get(PROTOCOLS_KEY)).not.toBeNull();
    expect(store.protocols.value?.length).toBeGreaterThanOrEqual(20);
    app.close();
  });
});
