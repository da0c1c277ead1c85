import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { firstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { callbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import { requestFaucet } from '#src/application/faucets/request-faucet-store.ts';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { addCallbackDomain } from '#src/application/callback-domains/add-callback-domain-store.ts';
import {
  callbackSigningStore,
  endOverlap,
  rotateSigningSecret,
} from '#src/application/callback-domains/callback-signing-store.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import { deleteCallbackDomain } from '#src/application/callback-domains/delete-callback-domain.ts';
import { billingDetailsStore } from '#src/application/billing/billing-details-store.ts';
import { editBillingDetails } from '#src/application/billing/edit-billing-details.ts';
import { budgetStore } from '#src/application/usage/budget-store.ts';
import { removeBudget, setBudget } from '#src/application/usage/set-budget.ts';
import { NO_CALLBACK_FILTERS } from '#src/domain/logs/log-location.ts';
import type { ReportableStep } from '#src/domain/dashboard/step-state.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { ADDRESS } from '#tests/application/faucets/open-request.ts';
import { changeEmail } from '#src/application/account/change-email-store.ts';
import { changePassword } from '#src/application/account/change-password-store.ts';
import { type Mutation, ofChange, type OpenMutation } from './mutation.ts';
import { accountClosureStore } from '#src/application/account/account-closure-store.ts';
import { accountSessions } from '#src/application/account/account-sessions-store.ts';
import { testDelivery } from '#src/application/callback-domains/test-delivery-store.ts';

const { activeCustomer: elena } = demoAccounts;
const scenario = 'active-customer';
const STEP: ReportableStep = 'pricing';

async function openDomains(app: TestApp) {
  const account = await app.account();
  await account.get(callbackDomainsStore).reload();
  return account;
}

async function openBudget(app: TestApp) {
  const { get } = await app.account();
  const store = get(budgetStore);
  await store.load();
  const before = store.budget.value!;
  return { get, before, change: get(setBudget)(before) };
}

const TERMS = {
  canClose: true,
  ownerEmail: '',
  hasPassword: true,
  delayDays: 14,
  activeKeys: 1,
  members: 1,
  unpaid: null,
};
const CLOSURE = { dataExport: { kind: 'none' }, closesAt: null, terms: TERMS };

async function ofClosure(app: TestApp, change: 'export' | 'keep'): Promise<OpenMutation> {
  const store = (await app.account()).get(accountClosureStore);
  await store.load();
  return {
    run: () => (change === 'keep' ? store.keep() : store.requestExport()),
    typed: () => change,
    inlineMessages: () => store.errorsOf(change),
    isDone: () => (change === 'keep' ? store.closesAt === null : store.dataExport.kind !== 'none'),
  };
}

/** The other pages of a customer, and the dialogs of the profile menu. */
export const ACCOUNT_MUTATIONS: readonly Mutation[] = [
  {
    name: 'adding a domain',
    call: ['callbackDomains', 'add'],
    isRejectedTwice: true,
    scenario,
    async open(app) {
      const store = (await openDomains(app)).get(addCallbackDomain)();
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
    denial: { response: undefined },
    isRechecked: true,
    async open(app) {
      const { get } = await openDomains(app);
      const callbackDomains = get(callbackDomainsStore);
      return ofChange(get(deleteCallbackDomain)(callbackDomains.domains.items[0]!));
    },
  },
  {
    name: 'rotating the signing secret',
    call: ['callbackSigning', 'rotate'],
    scenario,
    denial: { response: { since: 1, masked: 'whsec_1…2', overlapUntil: null } },
    async open(app) {
      const { get } = await app.account();
      const callbackSigning = get(callbackSigningStore);
      callbackSigning.setStatus({ since: 1, masked: 'whsec_1…2', overlapUntil: null });
      return ofChange(get(rotateSigningSecret)(null));
    },
  },
  {
    name: 'ending the overlap of two secrets',
    call: ['callbackSigning', 'endOverlap'],
    scenario,
    denial: { response: { since: 1, masked: 'whsec_1…2', overlapUntil: 8e15 } },
    isRechecked: true,
    async open(app) {
      const { get } = await app.account();
      await get(rotateSigningSecret)(null).submit();
      return ofChange(get(endOverlap)(null));
    },
  },
  {
    name: 'changing the billing details',
    call: ['billing', 'saveDetails'],
    scenario,
    denial: { response: { details: null, isNeeded: false, portalUrl: null } },
    isRechecked: true,
    async open(app) {
      const { get } = await app.account();
      const { account } = get(billingDetailsStore);
      await account.load();
      const change = get(editBillingDetails)(account.value!);
      change.form.change('purchaseOrder', 'PO-2');
      return ofChange(change);
    },
  },
  {
    name: 'setting a budget',
    call: ['budget', 'set'],
    scenario,
    denial: { response: { currency: 'USD', spent: 0, endsAt: null, limit: null, sentAlerts: [] } },
    isRechecked: true,
    async open(app) {
      const { change } = await openBudget(app);
      change.form.change('amount', '1,000');
      return ofChange(change);
    },
  },
  {
    name: 'removing a budget',
    call: ['budget', 'remove'],
    scenario,
    isRechecked: true,
    async open(app) {
      const { get, before } = await openBudget(app);
      return ofChange(get(removeBudget)(before));
    },
  },
  {
    name: 'redelivering a callback',
    call: ['logs', 'redeliverCallback'],
    scenario,
    async open(app) {
      const callbackLogs = (await app.account()).get(callbackLogsStore);
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
    name: 'ending a session',
    call: ['account', 'endSession'],
    scenario,
    async open(app) {
      const { get } = await app.account();
      const store = get(accountSessions)();
      store.start();
      await flush();
      const session = store.others[0]!;
      return {
        run: () => store.end(session),
        typed: () => session.id,
        isDone: () => store.others.every(({ id }) => id !== session.id),
      };
    },
  },
  {
    name: 'asking for a copy of the data',
    call: ['accountClosure', 'requestExport'],
    scenario,
    denial: { response: CLOSURE },
    open: async (app) => ofClosure(app, 'export'),
  },
  {
    name: 'taking the closing of the account back',
    call: ['accountClosure', 'keep'],
    scenario,
    denial: { response: { ...CLOSURE, closesAt: 1 } },
    async open(app) {
      const closure = (await app.account()).get(accountClosureStore);
      await closure.load();
      const bearer = app.session.getSession()?.token ?? null;
      // Another device may have closed it before.
      if (closure.closesAt === null) app.provider.closure.close(bearer, { password: elena.password });
      return ofClosure(app, 'keep');
    },
  },
  {
    name: 'sending a test delivery',
    call: ['callbackSigning', 'sendTest'],
    scenario,
    async open(app) {
      const { get } = await openDomains(app);
      const store = get(testDelivery)();
      return {
        run: () => store.send(),
        typed: () => store.domain?.id,
        inlineMessages: () => store.errors,
        isDone: () => store.result !== null,
      };
    },
  },
  {
    name: 'asking for test coins',
    call: ['faucets', 'request'],
    scenario,
    async open(app) {
      const { get } = await app.account();
      const faucets = get(faucetsStore);
      await faucets.reload();
      const store = get(requestFaucet)();
      await store.form.prepare();
      store.chooseBlockchain('ethereum');
      store.chooseNetwork('sepolia');
      store.setAddress(ADDRESS);
      store.chooseType('token');
      return {
        run: () => store.request(),
        typed: () => store.form.values,
        form: store.form,
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
      const store = (await app.account()).get(firstCallStore);
      store.start();
      await store.form.prepare();
      await store.loadKeys();
      store.set('address', ADDRESS);
      return {
        run: () => store.send(),
        typed: () => store.form.values,
        form: store.form,
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
      const store = (await app.account()).get(gettingStartedStore);
      await store.load();
      return { run: () => store.complete(STEP), typed: () => store.steps.value, isDone: () => store.isDone(STEP) };
    },
  },
  {
    name: 'changing the email',
    call: ['account', 'changeEmail'],
    isRejectedTwice: true,
    scenario,
    denial: { response: elena.email },
    async open(app) {
      const account = await app.account();
      const store = account.get(changeEmail)(null);
      store.show();
      await store.form.prepare();
      store.form.set('email', ' elena@riverstone.example ');
      store.form.set('password', elena.password);
      return {
        run: () => store.change(),
        typed: () => store.form.values,
        form: store.form,
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
      const store = (await app.account()).get(changePassword)();
      return {
        run: () => store.send(),
        typed: () => store.email,
        inlineMessages: () => store.formErrors,
        isDone: () => store.sentTo === elena.email,
      };
    },
  },
];
