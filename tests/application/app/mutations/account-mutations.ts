import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import { NO_CALLBACK_FILTERS } from '#src/domain/logs/log-location.ts';
import type { ReportableStep } from '#src/domain/dashboard/step-state.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { ADDRESS } from '#tests/application/faucets/open-request.ts';
import type { Mutation } from './mutation.ts';

const { activeCustomer: elena } = demoAccounts;
const scenario = 'active-customer';
const STEP: ReportableStep = 'pricing';

async function openTeam(app: TestApp) {
  const account = await app.account();
  account.team.start();
  await flush();
  return account;
}

async function openDomains(app: TestApp) {
  const account = await app.account();
  await account.callbackDomains.reload();
  return account;
}

/** The other pages of a customer, and the dialogs of the profile menu. */
export const ACCOUNT_MUTATIONS: readonly Mutation[] = [
  {
    name: 'adding a domain',
    call: ['callbackDomains', 'add'],
    scenario,
    async open(app) {
      const store = (await openDomains(app)).addCallbackDomain();
      await store.form.prepare();
      store.setDomain(' ledger-hooks.northwall.example ');
      return {
        run: () => store.add(),
        typed: () => store.form.values,
        inlineMessages: () => store.form.formErrors,
        isDone: () => store.addedUrl !== null,
      };
    },
  },
  {
    name: 'deleting a domain',
    call: ['callbackDomains', 'remove'],
    scenario,
    async open(app) {
      const { callbackDomains } = await openDomains(app);
      const first = callbackDomains.domains.items[0]!;
      const urls = () => callbackDomains.domains.items.map(({ url }) => url);
      return { run: () => callbackDomains.remove(first), typed: urls, isDone: () => !urls().includes(first.url) };
    },
  },
  {
    name: 'redelivering a callback',
    call: ['logs', 'redeliverCallback'],
    scenario,
    async open(app) {
      const { callbackLogs } = await app.account();
      await callbackLogs.applyLocation({ filters: NO_CALLBACK_FILTERS, open: null });
      const { redelivery, view } = callbackLogs;
      const { id } = view.list.rows[0]!;
      const state = () => redelivery.stateOf(id);
      return {
        run: () => redelivery.redeliver(id),
        typed: () => id,
        inlineMessages: () => {
          const shown = state();
          return shown.kind === 'failed' ? failureMessages(shown.failure, 'mutation', app.i18n.translate) : [];
        },
        isDone: () => state().kind === 'requested',
      };
    },
  },
  {
    name: 'inviting a member',
    call: ['team', 'invite'],
    scenario,
    async open(app) {
      const store = (await openTeam(app)).inviteMember();
      await store.form.prepare();
      store.setEmail(' ada@northwall.example ');
      store.toggleRole(store.roles[0]!.id);
      return {
        run: () => store.send(),
        typed: () => [store.form.values, store.roleIds],
        inlineMessages: () => store.form.formErrors,
        isDone: () => store.isSent,
      };
    },
  },
  {
    name: 'deleting a member',
    call: ['team', 'remove'],
    scenario,
    async open(app) {
      const { team } = await openTeam(app);
      const member = team.shown[1]!;
      const emails = () => team.shown.map(({ email }) => email);
      return { run: () => team.remove(member), typed: emails, isDone: () => !emails().includes(member.email) };
    },
  },
  {
    name: 'asking for test coins',
    call: ['faucets', 'request'],
    scenario,
    async open(app) {
      const { faucets, requestFaucet } = await app.account();
      await faucets.reload();
      const store = requestFaucet();
      await store.form.prepare();
      store.chooseBlockchain('ethereum');
      store.chooseNetwork('sepolia');
      store.setAddress(ADDRESS);
      store.chooseType('token');
      return {
        run: () => store.request(),
        typed: () => store.form.values,
        inlineMessages: () => store.form.formErrors,
        isDone: () => store.isRequested,
      };
    },
  },
  {
    name: 'sending the first call',
    call: ['firstCall', 'send'],
    scenario,
    async open(app) {
      const { firstCall: store } = await app.account();
      store.start();
      await store.form.prepare();
      await store.loadKeys();
      store.set('address', ADDRESS);
      return {
        run: () => store.send(),
        typed: () => store.form.values,
        inlineMessages: () => store.form.formErrors,
        isDone: () => store.result !== null,
      };
    },
  },
  {
    name: 'a step of Getting Started',
    call: ['gettingStarted', 'set'],
    scenario: 'free-plan',
    async open(app) {
      const { gettingStarted: store } = await app.account();
      await store.load();
      return { run: () => store.complete(STEP), typed: () => store.steps.value, isDone: () => store.isDone(STEP) };
    },
  },
  {
    name: 'changing the email',
    call: ['account', 'changeEmail'],
    scenario,
    async open(app) {
      const account = await app.account();
      const store = account.changeEmail(null);
      store.show();
      await store.form.prepare();
      store.form.set('email', ' elena@riverstone.example ');
      store.form.set('password', elena.password);
      return {
        run: () => store.change(),
        typed: () => store.form.values,
        inlineMessages: () => store.form.formErrors,
        isDone: () => account.dialogs.newEmail !== null,
      };
    },
  },
  {
    name: 'changing the password',
    call: ['auth', 'forgotPassword'],
    scenario,
    errorReporting: 'sessionless',
    async open(app) {
      const store = (await app.account()).changePassword();
      return {
        run: () => store.send(),
        typed: () => store.email,
        inlineMessages: () => store.formErrors,
        isDone: () => store.sentTo === elena.email,
      };
    },
  },
];
