import { describe, expect, it, onTestFinished } from 'vitest';
import { overviewStore } from '#src/application/dashboard/overview-store.ts';
import { callbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { apiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { billingStore } from '#src/application/billing/billing-store.ts';
import { pendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import { invoiceListStore } from '#src/application/billing/invoice-list-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { NO_CALLBACK_FILTERS, NO_REQUEST_FILTERS } from '#src/domain/logs/log-location.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { answering, type GatewayCall } from '#tests/support/with-methods.ts';
import { accountSessions } from '#src/application/account/account-sessions-store.ts';
import { teamStore } from '#src/application/team/team-store.ts';

interface Read {
  readonly call: GatewayCall;
  readonly when: string;
  /** What a person has opened before it fails. */
  readonly open?: (account: AccountStores) => unknown;
  readonly run: (account: AccountStores, app: TestApp) => unknown;
}

const openCallbacks = ({ get }: AccountStores) => {
  const callbackLogs = get(callbackLogsStore);
  onTestFinished(callbackLogs.start());
  return callbackLogs.applyLocation({ filters: NO_CALLBACK_FILTERS, open: null });
};
const openRequests = ({ get }: AccountStores) => {
  const apiRequests = get(apiRequestsStore);
  onTestFinished(apiRequests.start());
  return apiRequests.applyLocation({ filters: NO_REQUEST_FILTERS, open: null });
};
const comeBack = (_account: AccountStores, app: TestApp) => app.returnToPage();
/** Its page is open, and the person comes back to it. */
const onReturn = (call: GatewayCall, open: (account: AccountStores) => unknown): Read => {
  return { call, when: 'on return', open, run: comeBack };
};
const atFirst = (call: GatewayCall, run: Read['run']): Read => ({ call, when: 'at first', run });
const starts = (store: { start(): () => void }) => onTestFinished(store.start());

const READS: readonly Read[] = [
  atFirst(['apiKeys', 'list'], ({ apiKeys }) => starts(apiKeys)),
  onReturn(['apiKeys', 'list'], ({ apiKeys }) => starts(apiKeys)),
  {
    call: ['apiKeys', 'list'],
    when: 'for a further page',
    open: ({ apiKeys }) => starts(apiKeys),
    run: ({ apiKeys }) => apiKeys.keys.loadMore(),
  },
  onReturn(['apiKeys', 'versions'], ({ apiKeys }) => starts(apiKeys)),
  {
    call: ['apiKeys', 'lastUsed'],
    when: 'beside a row',
    open: ({ apiKeys }) => starts(apiKeys),
    run: ({ apiKeys }) => apiKeys.lastUsed.refresh(apiKeys.keys.items[0]!.id),
  },
  {
    call: ['apiKeys', 'reveal'],
    when: 'in a row',
    open: ({ apiKeys }) => starts(apiKeys),
    run: ({ apiKeys }) => apiKeys.secrets.toggle(apiKeys.keys.items[0]!.id),
  },
  atFirst(['callbackDomains', 'list'], ({ get }) => get(callbackDomainsStore).reload()),
  onReturn(['callbackDomains', 'list'], ({ get }) => starts(get(callbackDomainsStore))),
  atFirst(['logs', 'callbackLogs'], openCallbacks),
  {
    call: ['logs', 'callbackLogs'],
    when: 'for newer rows',
    open: openCallbacks,
    run: ({ get }) => get(callbackLogsStore).view.list.loadNewer(),
  },
  {
    call: ['logs', 'callbackLogs'],
    when: 'for a further page',
    open: openCallbacks,
    run: ({ get }) => get(callbackLogsStore).view.list.loadMore(),
  },
  atFirst(['logs', 'callbackFilterOptions'], openCallbacks),
  {
    call: ['logs', 'apiRequests'],
    when: 'for newer rows',
    open: openRequests,
    run: ({ get }) => get(apiRequestsStore).view.list.loadNewer(),
  },
  {
    call: ['logs', 'apiRequests'],
    when: 'for a further page',
    open: openRequests,
    run: ({ get }) => get(apiRequestsStore).view.list.loadMore(),
  },
  atFirst(['logs', 'requestKeys'], openRequests),
  onReturn(['faucets', 'load'], ({ get }) => starts(get(faucetsStore))),
  onReturn(['team', 'members'], ({ get }) => starts(get(teamStore))),
  atFirst(['team', 'roles'], ({ get }) => starts(get(teamStore))),
  onReturn(['account', 'profile'], () => undefined),
  atFirst(['account', 'listSessions'], (account) => account.get(accountSessions)().load()),
  onReturn(['billing', 'currentSubscription'], () => undefined),
  onReturn(['billing', 'plans'], ({ get }) => starts(get(billingStore))),
  atFirst(['catalog', 'plans'], ({ get }) => starts(get(billingStore))),
  atFirst(['catalog', 'protocols'], ({ get }) => starts(get(faucetsStore))),
  atFirst(['billing', 'invoices'], ({ get }) => get(pendingInvoiceStore).open()),
  onReturn(['billing', 'listInvoices'], ({ get }) => starts(get(invoiceListStore))),
  {
    call: ['billing', 'listInvoices'],
    when: 'for a further page',
    open: ({ get }) => starts(get(invoiceListStore)),
    run: ({ get }) => get(invoiceListStore).invoices.loadMore(),
  },
  atFirst(['billing', 'invoiceFile'], ({ get }) => get(invoiceListStore).download({ id: '1' as never, number: '1' })),
  onReturn(['gettingStarted', 'load'], ({ get }) => starts(get(gettingStartedStore))),
  atFirst(['usage', 'summary'], ({ usage }) => usage.refresh()),
  atFirst(['onboarding', 'answers'], ({ get }) => onTestFinished(get(overviewStore).start(() => true))),
];

async function open(call: GatewayCall) {
  let isBroken = false;
  const failure = rejected(403, 'unfinished', 'Finish signing up.', { state: 'summary' });
  const app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: answering(call, (real) => (isBroken ? Promise.resolve(fail(failure)) : real())),
  });
  const account = await app.account();
  await flush();
  return { app, account, breakIt: () => (isBroken = true) };
}

describe('an account state that a failed read carries', () => {
  it.each(READS)('is applied: $call $when', async ({ call, open: openPage, run }) => {
    const { app, account, breakIt } = await open(call);
    openPage?.(account);
    await flush();
    app.clock.advance(20_000);
    await flush();
    breakIt();
    void run(account, app);
    await flush();
    app.clock.advance(0);
    expect(app.session.state).toBe('summary');
  });
});
