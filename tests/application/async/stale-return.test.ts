import { afterEach, describe, expect, it } from 'vitest';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

/** The stores that a page starts, and what they call when the person returns to it. */
interface OpenPage {
  readonly page: string;
  readonly start: (stores: AccountStores) => unknown;
  readonly always: readonly string[];
}

const pages: readonly OpenPage[] = [
  {
    page: 'dashboard',
    start: ({ gettingStarted, firstCall, support }) => {
      gettingStarted.start();
      firstCall.start();
      support.start();
    },
    always: ['apiKeys.list', 'apiKeys.list', 'apiKeys.list', 'gettingStarted.load'],
  },
  {
    page: 'API keys',
    start: async ({ apiKeys }) => {
      apiKeys.start();
      await flush();
      apiKeys.usage.follow(apiKeys.keys.items.map(({ id }) => id));
    },
    always: ['apiKeys.list', 'apiKeys.versions'],
  },
  { page: 'domains', start: ({ domains }) => domains.start(), always: ['domains.list'] },
  { page: 'billing', start: ({ billing }) => billing.start(), always: ['billing.plans'] },
  { page: 'team', start: ({ team }) => team.start(), always: ['account.profile', 'team.members'] },
  { page: 'faucets', start: ({ faucets }) => faucets.start(), always: ['faucets.load'] },
];

/** Every method of every gateway, noted by name. */
function counted(gateways: Gateways, calls: string[]): Gateways {
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
    console = new TestConsole({ scenario: 'active-customer', change: (gateways) => counted(gateways, calls) });
    await start(await console.account());
    await flush();
    console.clock.advance(milliseconds);
    calls.length = 0;
    console.returnToPage();
    await flush();
    return calls.toSorted();
  }

  it('asks for its own content and for the plan, however short the absence was', async () => {
    expect(await returnAfter(14_999)).toEqual([...always, 'billing.currentSubscription'].toSorted());
  });

  it('asks for what stands beside it once that is 15 seconds old', async () => {
    const beside = ['account.profile', 'usage.summary'].filter((call) => !always.includes(call));
    expect(await returnAfter(15_000)).toEqual([...always, ...beside, 'billing.currentSubscription'].toSorted());
  });
});
