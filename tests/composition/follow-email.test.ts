import { describe, expect, it, onTestFinished } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { rotationsKey } from '#src/application/api-keys/kept-rotations.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { TestConsole } from '#tests/support/test-console.ts';

const { email, password } = demoAccounts.activeCustomer;
const profile: Profile = { email, firstName: 'E', lastName: 'V', paymentPackageId: null, teamMembersLimit: null };
const begun = {
  oldId: 'old' as ApiKeyId,
  oldName: 'prod',
  newId: 'new' as ApiKeyId,
  newName: 'prod-2',
  isCopied: true,
};

/** Signed in by a reply that does not say who it is; the profile is still to come. */
async function unknownPerson(storage = new MemoryStorage()) {
  const clock = new ManualClock();
  const provider = createProvider({ seed: 'unknown-person', now: clock.now });
  const calls = new Calls<undefined, Profile>();
  const console = new TestConsole({
    ...{ provider, clock, storage },
    change: ({ account }) => ({
      account: changed(account, { profile: (signal) => calls.send(undefined, signal) }),
    }),
  });
  onTestFinished(() => console.close());
  const { token, data } = provider.auth.logIn({ email, password });
  const { state } = data.item;
  if (token === undefined || state === null) throw new Error('The log-in failed');
  console.session.begin({ token, state, user: null }, null);
  const { rotations } = await console.account();
  onTestFinished(rotations.start());
  return { calls, rotations, storage };
}

const kept = (storage: MemoryStorage, whose: string) => storage.get(rotationsKey(whose));

describe('rotations of a person whose e-mail is not known yet', () => {
  it('show as soon as it is', async () => {
    const storage = new MemoryStorage();
    storage.set(rotationsKey(email), JSON.stringify([begun]));
    const { calls, rotations } = await unknownPerson(storage);
    expect(rotations.kept).toEqual([]);
    await calls.answer(calls.count - 1, profile);
    expect(rotations.kept).toMatchObject([{ oldId: 'old', newId: 'new', isCopied: true }]);
  });

  it('are theirs as soon as it is, and left to nobody else', async () => {
    const { calls, rotations, storage } = await unknownPerson();
    rotations.keep(begun);
    await calls.answer(calls.count - 1, profile);
    expect(rotations.of(begun.oldId)).toEqual(begun);
    expect([kept(storage, ''), kept(storage, email)]).toEqual([null, expect.stringContaining('new')]);
  });
});
