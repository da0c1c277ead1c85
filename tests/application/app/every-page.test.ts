import { describe, expect, it } from 'vitest';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { billingStore } from '#src/application/billing/billing-store.ts';
import { invoiceListStore } from '#src/application/billing/invoice-list-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { answering, type GatewayCall } from '#tests/support/with-methods.ts';
import { teamStore } from '#src/application/team/team-store.ts';

/** What a page reads when it opens, and again when a person comes back to it. */
interface PageRead {
  readonly call: GatewayCall;
  readonly page: (account: AccountStores) => { start(): () => void };
  readonly state: (account: AccountStores) => Loadable<unknown>;
}

const READS: readonly PageRead[] = [
  {
    call: ['apiKeys', 'list'],
    page: ({ apiKeys }) => apiKeys,
    state: ({ apiKeys }) => apiKeys.keys.state,
  },
  {
    call: ['apiKeys', 'versions'],
    page: ({ apiKeys }) => apiKeys,
    state: ({ apiKeys }) => apiKeys.versions.state,
  },
  {
    call: ['callbackDomains', 'list'],
    page: ({ get }) => get(callbackDomainsStore),
    state: ({ get }) => get(callbackDomainsStore).domains.state,
  },
  {
    call: ['faucets', 'load'],
    page: ({ get }) => get(faucetsStore),
    state: ({ get }) => get(faucetsStore).loaded.state,
  },
  {
    call: ['team', 'members'],
    page: ({ get }) => get(teamStore),
    state: ({ get }) => get(teamStore).team.state,
  },
  {
    call: ['billing', 'plans'],
    page: ({ get }) => get(billingStore),
    state: ({ get }) => get(billingStore).plans.state,
  },
  {
    call: ['billing', 'listInvoices'],
    page: ({ get }) => get(invoiceListStore),
    state: ({ get }) => get(invoiceListStore).invoices.state,
  },
  {
    call: ['gettingStarted', 'load'],
    page: ({ get }) => get(gettingStartedStore),
    state: ({ get }) => get(gettingStartedStore).steps.state,
  },
];

async function open({ call }: PageRead) {
  const provider = { isDown: false, requests: 0 };
  const app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: answering(call, (real) => {
      provider.requests += 1;
      return provider.isDown ? Promise.resolve(fail(unexpected(503))) : real();
    }),
  });
  return { app, provider, account: await app.account() };
}

describe.each(READS)('$call', (row) => {
  const { page, state } = row;

  it('is requested when its page opens, dropped when that is left, and survives the double start of StrictMode', async () => {
    const { account, provider } = await open(row);
    expect([state(account).kind, provider.requests]).toEqual(['idle', 0]);
    page(account).start()();
    await flush();
    expect(state(account).kind).toBe('idle');
    page(account).start();
    await flush();
    expect(state(account).kind).toBe('ready');
  });

  it('is refetched when the person returns, without a word when that fails, and no more once the page is left', async () => {
    const { app, account, provider } = await open(row);
    const leave = page(account).start();
    await flush();
    const before = latest(state(account));
    provider.isDown = true;
    app.returnToPage();
    await flush();
    expect([provider.requests, latest(state(account)), app.toasts]).toEqual([2, before, []]);
    leave();
    app.returnToPage();
    expect(provider.requests).toBe(2);
  });
});
