import { describe, expect, it, onTestFinished } from 'vitest';
import { firstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import { callbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { apiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { addCallbackDomain } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { billingStore } from '#src/application/billing/billing-store.ts';
import { pendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import { CallLog } from '#src/application/calls/call-log.ts';
import { CallsStore } from '#src/application/calls/calls-store.ts';
import { latest } from '#src/application/async/loadable.ts';
import { NO_CALLBACK_FILTERS, NO_REQUEST_FILTERS } from '#src/domain/logs/log-location.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { apiKeysCommands } from '#src/ui/api-keys/api-keys-commands.ts';
import { allMessages } from '#tests/support/all-messages.ts';
import { billingPlan } from '#tests/support/billing-plans.ts';
import { flush } from '#tests/support/gate.ts';
import { strictCopy } from '#tests/support/gesture.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';

interface Gesture {
  readonly name: string;
  readonly overrideGateways?: TestAppOptions['overrideGateways'];
  /** Opens the page of it, and returns what a click does. */
  open(account: AccountStores, app: TestApp): Promise<() => unknown>;
}

async function openKeys({ apiKeys }: AccountStores) {
  onTestFinished(apiKeys.start());
  await flush();
  return apiKeys.keys.items.find(({ name }) => name === 'payouts-worker')!;
}

/** The key is fetched by the click, and comes after it. */
const SECRET_COPIES: readonly Gesture[] = [
  {
    name: 'a masked key',
    async open(account) {
      const { id } = await openKeys(account);
      return () => account.apiKeys.secrets.copy(id, 'button');
    },
  },
  {
    name: 'a key from the palette',
    async open(account) {
      const { id } = await openKeys(account);
      const command = apiKeysCommands(account, () => undefined).find((known) => known.id === `copy-key:${id}`);
      return () => command?.target.kind === 'run' && command.target.run();
    },
  },
  {
    name: 'the new key of a rotation',
    async open(account) {
      const store = account.get(rotateKey)(await openKeys(account));
      onTestFinished(store.start());
      await store.form.prepare();
      await store.create();
      return () => store.copy();
    },
  },
  {
    name: 'the first call as code',
    async open({ get }) {
      const firstCall = get(firstCallStore);
      onTestFinished(firstCall.start());
      await flush();
      return () => firstCall.copy();
    },
  },
];

const OTHER_COPIES: readonly Gesture[] = [
  {
    name: 'a key that was created',
    async open(account) {
      const store = account.get(createKey)();
      await store.form.prepare();
      store.setName('ledger-sync');
      await store.create();
      return () => store.copy();
    },
  },
  {
    name: 'the url of a new domain',
    async open(account) {
      const store = account.get(addCallbackDomain)();
      await store.form.prepare();
      store.setDomain('ledger-hooks.northwall.example');
      await store.add();
      return () => store.copy();
    },
  },
  {
    name: 'an address of the faucets',
    async open({ get }) {
      const faucets = get(faucetsStore);
      await faucets.reload();
      return () => faucets.copyAddress(faucets.shown[0]!);
    },
  },
  {
    name: 'a callback',
    async open({ get }) {
      const { view } = get(callbackLogsStore);
      await view.applyLocation({ filters: NO_CALLBACK_FILTERS, open: null });
      return () => view.copy(view.rows[0]!.id);
    },
  },
  {
    name: 'an API call',
    async open({ get }) {
      const { view } = get(apiRequestsStore);
      await view.applyLocation({ filters: NO_REQUEST_FILTERS, open: null });
      return () => view.copy(view.rows[0]!.response, 'toast');
    },
  },
  {
    name: "a call of the console's own",
    open(_account, { copied }) {
      const secrets = new KnownSecrets();
      const log = new CallLog({ secrets, now: () => 0, elapsedMs: () => 0, whenIdle: (task) => task() });
      const store = new CallsStore(
        log,
        strictCopy(copied, () => 'copied'),
        'https://console.example',
      );
      return Promise.resolve(() => store.copy('{}'));
    },
  },
];

const TABS: readonly Gesture[] = [
  {
    name: 'the checkout of a plan, behind its price',
    async open({ get }) {
      const billing = get(billingStore);
      onTestFinished(billing.start());
      await flush();
      billing.review(latest(billing.offers)![3]!);
      return () => billing.openReviewed();
    },
  },
  {
    name: 'the checkout of a plan that nothing is known of',
    overrideGateways: { billing: { plans: () => Promise.resolve(ok([billingPlan('scale', 0, { isFree: false })])) } },
    async open({ get }) {
      const billing = get(billingStore);
      onTestFinished(billing.start());
      await flush();
      return () => billing.review(latest(billing.offers)![0]!);
    },
  },
  {
    name: 'the page of all invoices',
    overrideGateways: ({ billing }) => ({
      billing: {
        currentSubscription: async (signal) => {
          const result = await billing.currentSubscription(signal);
          return result.ok ? ok({ ...result.value, hasPendingInvoices: true }) : result;
        },
        invoices: () => Promise.resolve(ok({ isSingle: false, url: 'https://pay.example/invoices' })),
      },
    }),
    async open({ get }) {
      const pendingInvoice = get(pendingInvoiceStore);
      await pendingInvoice.open();
      await flush();
      return () => pendingInvoice.openAll();
    },
  },
  {
    name: 'a page of another site from the palette',
    async open({ palette }) {
      await palette.load();
      return () => palette.current.openInNewTab('https://docs.example');
    },
  },
  { name: 'the support', open: (_account, app) => Promise.resolve(() => app.stores.supportChat.open()) },
];

async function open({ open: openPage, overrideGateways }: Gesture, more: TestAppOptions = {}) {
  const app = new TestApp({ scenario: 'active-customer', ...(overrideGateways && { overrideGateways }), ...more });
  app.i18n.add(allMessages);
  const account = await app.account();
  return { app, account, click: await openPage(account, app) };
}

describe('within the click, however long the provider takes', () => {
  it.each([...SECRET_COPIES, ...OTHER_COPIES])('$name is copied', async (gesture) => {
    const { app, click } = await open(gesture);
    click();
    await flush();
    expect([app.copied.length, app.logMessages]).toEqual([1, []]);
  });

  it.each(TABS)('a new tab is opened for $name', async (gesture) => {
    const { app, click } = await open(gesture);
    click();
    await flush();
    expect([app.openedUrls.length, app.toasts]).toEqual([1, []]);
  });
});

describe('a key that does not come', () => {
  it.each(SECRET_COPIES)('leaves the clipboard as it is: $name', async (gesture) => {
    const { app, account, click } = await open(gesture, {
      overrideGateways: { apiKeys: { reveal: () => Promise.resolve(fail(unexpected(500))) } },
    });
    click();
    await flush();
    expect([app.copied, account.apiKeys.secrets.manualCopyId, account.get(firstCallStore).manualCopyText]).toEqual([
      [],
      null,
      null,
    ]);
  });
});

describe('a key of the palette that is not copied', () => {
  it.each([
    { name: 'the browser refuses', outcome: 'failed', works: true, shows: { isShown: true, isFailed: false } },
    { name: 'the provider refuses', outcome: 'copied', works: false, shows: { isShown: false, isFailed: true } },
  ] as const)('leads to its panel, which says so: $name', async ({ outcome, works, shows }) => {
    const app = new TestApp({
      scenario: 'active-customer',
      overrideGateways: { apiKeys: works ? {} : { reveal: () => Promise.resolve(fail(unexpected(500))) } },
    });
    app.i18n.add(allMessages);
    app.copyOutcome = outcome;
    const { apiKeys, capabilities, pendingAction } = await app.account();
    await apiKeys.reloadKeys();
    const { id } = apiKeys.keys.items[0]!;
    const visited: string[] = [];
    const goTo = (path: string) => {
      visited.push(path);
      onTestFinished(apiKeys.start());
    };
    const command = apiKeysCommands({ apiKeys, capabilities, pendingAction }, goTo).find(
      (known) => known.id === `copy-key:${id}`,
    );
    if (command?.target.kind === 'run') command.target.run();
    await flush();
    const { secrets } = apiKeys;
    expect(visited).toEqual([`/api-keys?open=${id}`]);
    expect({ isShown: secrets.shownSecret(id) !== null, isFailed: secrets.isFailed(id) }).toEqual(shows);
  });
});
