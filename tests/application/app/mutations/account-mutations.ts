import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { ToldStep } from '#src/domain/dashboard/step-state.ts';
import { flush } from '#tests/support/gates.ts';
import type { TestConsole } from '#tests/support/test-console.ts';
import { ADDRESS } from '#tests/application/faucets/open-request.ts';
import type { Mutation } from './mutation.ts';

const { activeCustomer: elena } = demoAccounts;
const scenario = 'active-customer';
const STEP: ToldStep = 'pricing';

async function openTeam(console: TestConsole) {
  const account = await console.account();
  account.team.start();
  await flush();
  return account;
}

async function openDomains(console: TestConsole) {
  const account = await console.account();
  await account.domains.reload();
  return account;
}

/** The other pages of a customer, and the dialogs of the profile menu. */
export const ACCOUNT_MUTATIONS: readonly Mutation[] = [
  {
    name: 'adding a domain',
    call: ['domains', 'add'],
    scenario,
    async open(console) {
      const store = (await openDomains(console)).addDomain();
      await store.form.prepare();
      store.setDomain(' ledger-hooks.northwall.example ');
      return {
        run: () => store.add(),
        typed: () => store.form.values,
        told: () => store.problems,
        isDone: () => store.addedUrl !== null,
      };
    },
  },
  {
    name: 'deleting a domain',
    call: ['domains', 'remove'],
    scenario,
    async open(console) {
      const { domains } = await openDomains(console);
      const first = domains.domains.items[0]!;
      const urls = () => domains.domains.items.map(({ url }) => url);
      return { run: () => domains.remove(first), typed: urls, isDone: () => !urls().includes(first.url) };
    },
  },
  {
    name: 'inviting a member',
    call: ['team', 'invite'],
    scenario,
    async open(console) {
      const store = (await openTeam(console)).inviteMember();
      await store.form.prepare();
      store.setEmail(' ada@northwall.example ');
      store.toggleRole(store.roles[0]!.id);
      return {
        run: () => store.send(),
        typed: () => [store.form.values, store.roleIds],
        told: () => store.problems,
        isDone: () => store.isSent,
      };
    },
  },
  {
    name: 'sending an invitation again',
    call: ['team', 'invite'],
    scenario,
    async open(console) {
      const { team } = await openTeam(console);
      const invited = team.shown.find(({ email }) => email.startsWith('finance@'))!;
      return {
        run: () => team.resend(invited),
        typed: () => team.shown,
        isDone: () => team.isResent(invited.id),
      };
    },
  },
  {
    name: 'deleting a member',
    call: ['team', 'remove'],
    scenario,
    async open(console) {
      const { team } = await openTeam(console);
      const member = team.shown[1]!;
      const emails = () => team.shown.map(({ email }) => email);
      return { run: () => team.remove(member), typed: emails, isDone: () => !emails().includes(member.email) };
    },
  },
  {
    name: 'asking for test coins',
    call: ['faucets', 'request'],
    scenario,
    async open(console) {
      const { faucets, requestFaucet } = await console.account();
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
        told: () => store.problems,
        isDone: () => store.isRequested,
      };
    },
  },
  {
    name: 'sending the first call',
    call: ['firstCall', 'send'],
    scenario,
    async open(console) {
      const { firstCall: store } = await console.account();
      store.start();
      await store.form.prepare();
      await store.loadKeys();
      store.set('address', ADDRESS);
      return {
        run: () => store.send(),
        typed: () => store.form.values,
        told: () => store.problems,
        isDone: () => store.answer !== null,
      };
    },
  },
  {
    name: 'a step of Getting Started',
    call: ['gettingStarted', 'set'],
    scenario: 'free-plan',
    async open(console) {
      const { gettingStarted: store } = await console.account();
      await store.load();
      return { run: () => store.complete(STEP), typed: () => store.steps.value, isDone: () => store.isDone(STEP) };
    },
  },
  {
    name: 'changing the email',
    call: ['account', 'changeEmail'],
    scenario,
    async open(console) {
      const account = await console.account();
      const store = account.changeEmail(null);
      store.show();
      await store.form.prepare();
      store.form.set('email', ' elena@riverstone.example ');
      store.form.set('password', elena.password);
      return {
        run: () => store.change(),
        typed: () => store.form.values,
        told: () => store.problems,
        isDone: () => account.dialogs.newEmail !== null,
      };
    },
  },
  {
    name: 'changing the password',
    call: ['auth', 'forgotPassword'],
    scenario,
    async open(console) {
      const store = (await console.account()).changePassword();
      return {
        run: () => store.send(),
        typed: () => store.email,
        told: () => store.problems,
        isDone: () => store.sentTo === elena.email,
      };
    },
  },
];
