import { describe, expect, it } from 'vitest';
import { firstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { supportStore } from '#src/application/dashboard/support-store.ts';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { billingStore } from '#src/application/billing/billing-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { teamStore } from '#src/application/team/team-store.ts';

let app: TestApp;

/** The stores that a page starts, and what they call when the person returns to it. */
interface OpenPage {
  readonly page: string;
  readonly start: (stores: AccountStores) => unknown;
  readonly always: readonly string[];
}

const pages: readonly OpenPage[] = [
  {
    page: 'dashboard',
    start: ({ get }) => {
      const firstCall = get(firstCallStore);
      const support = get(supportStore);
      get(gettingStartedStore).start();
      firstCall.start();
      support.start();
    },
    always: ['apiKeys.list', 'gettingStarted.load'],
  },
  {
    page: 'API keys',
    start: async ({ apiKeys }) => {
      apiKeys.start();
      await flush();
      apiKeys.lastUsed.showKeys(apiKeys.keys.items);
    },
    always: ['apiKeys.list', 'apiKeys.versions'],
  },
  { page: 'domains', start: ({ get }) => get(callbackDomainsStore).start(), always: ['callbackDomains.list'] },
  { page: 'billing', start: ({ get }) => get(billingStore).start(), always: ['billing.plans'] },
  { page: 'team', start: ({ get }) => get(teamStore).start(), always: ['account.profile', 'team.members'] },
  { page: 'faucets', start: ({ get }) => get(faucetsStore).start(), always: ['faucets.load'] },
];

/** Every method of every gateway, noted by name. */
function countCalls(gateways: Gateways, calls: string[]): Gateways {
  const noting = (name: string, gateway: object) =>
    new Proxy(gateway, {
      get(target, method) {
        const found: unknown = Reflect.get(target, method);
        if (typeof found !== 'function') return found;
        return (...sent: unknown[]): unknown => {
          calls.push(`${name}.${String(method)}`);
          return Reflect.apply(found, target, sent);
        };
      },
    });
  const entries = Object.entries(gateways).map(([name, gateway]) => [name, noting(name, gateway as object)]);
  return Object.fromEntries(entries) as Gateways;
}

describe.each(pages)('coming back to the page of $page', ({ start, always }) => {
  async function returnAfter(milliseconds: number): Promise<readonly string[]> {
    const calls: string[] = [];
    app = new TestApp({ scenario: 'active-customer', overrideGateways: (gateways) => countCalls(gateways, calls) });
    await start(await app.account());
    await flush();
    app.clock.advance(milliseconds);
    calls.length = 0;
    app.returnToPage();
    await flush();
    return calls.toSorted();
  }

  it('refetches its own content and the plan, however short the absence', async () => {
    expect(await returnAfter(14_999)).toEqual([...always, 'billing.currentSubscription'].toSorted());
  });

  it('refetches secondary content once it is 15 seconds old', async () => {
    const secondary = ['account.profile', 'usage.summary'].filter((call) => !always.includes(call));
    expect(await returnAfter(15_000)).toEqual([...always, ...secondary, 'billing.currentSubscription'].toSorted());
  });
});
