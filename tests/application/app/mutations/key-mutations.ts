import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import { changeLabels } from '#src/application/api-keys/change-labels.ts';
import { changeLimits } from '#src/application/api-keys/limits-form.ts';
import { NO_LIMITS } from '#src/domain/api-keys/key-limits.ts';
import { chooseVersion, deleteKey, toggleKey } from '#src/application/api-keys/key-changes.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { accessTokens, revokeAccessToken } from '#src/application/access-tokens/access-tokens-store.ts';
import { createAccessToken } from '#src/application/access-tokens/create-access-token.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';
import { type Mutation, ofChange } from './mutation.ts';

const scenario = 'active-customer';
const USED_AFTER_MS = 90_000;

async function openKeys(app: TestApp) {
  const account = await app.account();
  account.apiKeys.start();
  account.rotations.start();
  await flush();
  const key = account.apiKeys.keys.items.find(({ name }) => name === 'payouts-worker');
  if (!key) throw new Error('The key is not listed');
  return { account, key };
}

async function openRotation(app: TestApp): Promise<RotateKeyStore> {
  const { account, key } = await openKeys(app);
  const store = account.get(rotateKey)(key);
  store.start();
  await store.form.prepare();
  return store;
}

/** As far as the question whether the old key is to be turned off. */
async function openUsedRotation(app: TestApp): Promise<RotateKeyStore> {
  const store = await openRotation(app);
  await store.create();
  await store.copy();
  app.clock.advance(USED_AFTER_MS);
  await flush();
  return store;
}

async function openTokens(app: TestApp) {
  const account = await app.account();
  await account.get(accessTokens).load();
  return account;
}

/** The page of the API keys, the access tokens, and the way from one key to the next. */
export const KEY_MUTATIONS: readonly Mutation[] = [
  {
    name: 'creating a key',
    call: ['apiKeys', 'create'],
    scenario,
    async open(app) {
      const { account } = await openKeys(app);
      const store = account.get(createKey)();
      await store.form.prepare();
      store.setName('ledger-sync');
      return {
        run: () => store.create(),
        typed: () => store.form.values,
        inlineMessages: () => store.form.formErrors,
        isDone: () => store.created?.name === 'ledger-sync',
      };
    },
  },
  {
    name: 'creating an access token',
    call: ['accessTokens', 'create'],
    scenario,
    async open(app) {
      const { store, limits } = (await openTokens(app)).get(createAccessToken)();
      await store.form.prepare();
      store.setName('deploy');
      store.form.change('scopes', 'usage:read');
      return {
        run: () => store.create(),
        typed: () => store.form.values,
        form: {
          values: { ...store.form.values, ...limits.form.values },
          rejectionOf: (field) => store.form.rejectionOf(field) ?? limits.errorOf(field),
        },
        inlineMessages: () => store.form.formErrors,
        isDone: () => store.created?.name === 'deploy',
      };
    },
  },
  {
    name: 'revoking an access token',
    call: ['accessTokens', 'revoke'],
    scenario,
    isRechecked: true,
    async open(app) {
      const { get } = await openTokens(app);
      return ofChange(get(revokeAccessToken)(get(accessTokens).items[0]!));
    },
  },
  {
    name: 'turning a key off',
    call: ['apiKeys', 'setActive'],
    scenario,
    denial: { response: true },
    isRechecked: true,
    async open(app) {
      const { account, key } = await openKeys(app);
      return ofChange(account.get(toggleKey)(key));
    },
  },
  {
    name: 'choosing the API version',
    call: ['apiKeys', 'chooseVersion'],
    scenario,
    isRechecked: true,
    async open(app) {
      const { account } = await openKeys(app);
      const change = account.get(chooseVersion)(null);
      const other = account.apiKeys.versions.value?.find(({ isDefault }) => !isDefault);
      if (!other) throw new Error('There is no other version');
      change.form.fill({ version: other.id });
      return ofChange(change);
    },
  },
  {
    name: 'deleting a key',
    call: ['apiKeys', 'remove'],
    scenario,
    denial: { response: undefined },
    isRechecked: true,
    async open(app) {
      const { account, key } = await openKeys(app);
      // By a list that goes on, nobody knows that a key is gone.
      while (account.apiKeys.keys.hasMore) await account.apiKeys.keys.loadMore();
      const change = account.get(deleteKey)(key);
      change.form.fill({ confirmation: ` ${key.name} ` });
      return ofChange(change);
    },
  },
  {
    name: 'changing the limits of a key',
    call: ['keyLimits', 'change'],
    scenario,
    denial: { response: { limits: NO_LIMITS, usedCredits: null, creditsResetAt: null } },
    async open(app) {
      const { account, key } = await openKeys(app);
      const store = account.get(changeLimits)(key);
      store.start();
      await flush();
      await store.limits!.form.prepare();
      store.limits!.set('callsPerSecond', '25');
      return {
        run: () => store.save(),
        typed: () => store.limits!.form.values,
        form: { values: store.limits!.form.values, rejectionOf: store.limits!.errorOf },
        inlineMessages: () => store.limits!.form.formErrors,
        isDone: () => store.isDone,
      };
    },
  },
  {
    name: 'changing the labels of a key',
    call: ['keyLabels', 'change'],
    scenario,
    denial: { response: ['other'] },
    isRechecked: true,
    async open(app) {
      const { account, key } = await openKeys(app);
      const change = account.get(changeLabels)(key);
      change.form.fill({ labels: 'production\neu' });
      return ofChange(change);
    },
  },
  {
    name: 'creating the successor of a key',
    call: ['apiKeys', 'create'],
    scenario,
    denial: { response: { key: 'a key that no list ever shows' } },
    async open(app) {
      const store = await openRotation(app);
      store.setName('payouts-lisbon');
      return {
        run: () => store.create(),
        typed: () => store.form.values,
        inlineMessages: () => store.form.formErrors,
        isDone: () => store.step === 'copy',
      };
    },
  },
  {
    name: 'turning the old key off after its successor was used',
    call: ['apiKeys', 'setActive'],
    scenario,
    denial: { response: true },
    async open(app) {
      const store = await openUsedRotation(app);
      store.confirm(true);
      return { run: () => store.deactivate(), typed: () => store.successor, isDone: () => store.step === 'done' };
    },
  },
];
