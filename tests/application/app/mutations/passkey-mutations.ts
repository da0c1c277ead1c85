import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { addPasskey, deletePasskey, passkeyList, renamePasskey } from '#src/application/passkeys/passkey-changes.ts';
import type { Passkey, PasskeyId } from '#src/domain/passkeys/passkey.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { type Mutation, ofChange } from './mutation.ts';

const scenario = 'active-customer';

const OTHER: Passkey = {
  ...{ id: 'p1' as PasskeyId, name: 'Another', createdAt: null, lastUsedAt: null, isSynced: null },
};

async function openPasskeys(app: TestApp) {
  const { get } = await app.account();
  const store = get(passkeyList);
  await store.load();
  return { get, first: store.items[0]! };
}

async function openAdding(app: TestApp) {
  const { get } = await openPasskeys(app);
  const change = get(addPasskey)(null);
  change.form.fill({ password: demoAccounts.activeCustomer.password });
  return ofChange(change);
}

export const PASSKEY_MUTATIONS: readonly Mutation[] = [
  {
    ...{ name: 'asking for the options of a passkey', call: ['passkeys', 'begin'], scenario, isRejectedTwice: true },
    open: openAdding,
  },
  {
    ...{ name: 'adding a passkey', call: ['passkeys', 'add'], scenario, isRejectedTwice: true, isRechecked: true },
    open: openAdding,
  },
  {
    name: 'renaming a passkey',
    call: ['passkeys', 'rename'],
    scenario,
    denial: { response: OTHER },
    isRechecked: true,
    async open(app) {
      const { get, first } = await openPasskeys(app);
      const change = get(renamePasskey)(first);
      change.form.change('name', 'Pixel');
      return ofChange(change);
    },
  },
  {
    name: 'deleting a passkey',
    call: ['passkeys', 'remove'],
    scenario,
    isRechecked: true,
    async open(app) {
      const { get, first } = await openPasskeys(app);
      return ofChange(get(deletePasskey)(first));
    },
  },
];
