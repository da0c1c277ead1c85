import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { CatalogueGateway } from '#src/application/plans/catalogue-gateway.ts';
import { CatalogueStore, PLANS_KEY, PROTOCOLS_KEY } from '#src/application/plans/catalogue-store.ts';
import { keptPlans, keptProtocols } from '#src/application/plans/kept-lists.ts';
import { ok } from '#src/domain/shared/result.ts';
import { TestConsole } from '#tests/support/test-console.ts';

const protocol = { name: 'bitcoin', publicName: 'Bitcoin', logoSvgBase64: '' };
const plan = {
  ...{ id: 'free', name: 'Free', description: '', support: '', features: [{ name: 'credits', value: '5' }] },
  ...{ monthlyAmount: 0, annualAmountPerMonth: 0, annualCostSavings: 0, paygAdditionalCreditsPerOneDollar: 0 },
  ...{ annualAmount: null, isFree: true, isCustom: false, isMostPopular: false },
};

function open() {
  const asked: string[] = [];
  const gateway: CatalogueGateway = {
    protocols: () => {
      asked.push('protocols');
      return Promise.resolve(ok([protocol]));
    },
    plans: () => {
      asked.push('plans');
      return Promise.resolve(ok([plan]));
    },
  };
  const clock = new ManualClock();
  const storage = new MemoryStorage();
  return { asked, clock, storage, catalogue: new CatalogueStore(gateway, storage, clock) };
}

describe('the catalogue', () => {
  it('keeps protocols for 1800 s and plans for 3600 s', async () => {
    const { asked, clock, storage, catalogue } = open();
    const load = () => Promise.all([catalogue.protocols.load(), catalogue.plans.load()]);
    await load();
    clock.advance(1_799_999);
    await load();
    expect(asked).toEqual(['protocols', 'plans']);
    clock.advance(1);
    await load();
    expect(asked).toEqual(['protocols', 'plans', 'protocols']);
    clock.advance(1_800_000);
    await load();
    expect(asked.slice(3).sort()).toEqual(['plans', 'protocols']);
    const lifetimes = [PROTOCOLS_KEY, PLANS_KEY].map((key) => JSON.parse(storage.get(key) ?? '') as object);
    expect(lifetimes).toMatchObject([{ cacheExpirationInSeconds: 1800 }, { cacheExpirationInSeconds: 3600 }]);
  });

  it('knows its own lists again', () => {
    expect([keptProtocols([protocol]), keptPlans([plan])]).toEqual([[protocol], [plan]]);
    expect(keptPlans([{ ...plan, annualAmount: 0 }])).toEqual([{ ...plan, annualAmount: 0 }]);
    expect([keptProtocols([]), keptPlans([])]).toEqual([[], []]);
  });

  it.each([undefined, null, 'x', {}, [null], [{ ...protocol, name: 1 }], [{ name: 'bitcoin' }]])(
    'takes %o for no list of protocols',
    (raw) => {
      expect(keptProtocols(raw)).toBeUndefined();
    },
  );

  it.each([
    [{ ...plan, features: 'many' }],
    [{ ...plan, features: [{ name: 1 }] }],
    [{ ...plan, isFree: 'yes' }],
    [{ ...plan, annualAmount: '0' }],
    // As an older release kept it.
    [{ ...plan, annualAmount: undefined }],
  ])('takes %o for no plans', (...raw) => {
    expect(keptPlans(raw)).toBeUndefined();
  });

  it('outlives the session that asked for it', async () => {
    const console = new TestConsole({ scenario: 'onboarding-at-summary' });
    await console.stores.onboarding.load();
    const store = console.stores.onboarding.current.protocols();
    store.start();
    await store.load();
    console.session.logOut();
    expect(console.storage.get(PROTOCOLS_KEY)).not.toBeNull();
    expect(store.protocols.value?.length).toBeGreaterThanOrEqual(20);
    console.close();
  });
});
