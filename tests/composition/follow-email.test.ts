import { describe, expect, it, onTestFinished } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { rotationsKey } from '#src/application/api-keys/rotations-store.ts';
import type { Profile } from '#src/domain/account/profile.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { withMethods } from '#tests/support/with-methods.ts';
import { TestApp } from '#tests/support/test-app.ts';

const { email, password } = demoAccounts.activeCustomer;
const profile: Profile = {
  ...{ email, firstName: 'E', lastName: 'V', paymentPackageId: null, teamMembersLimit: null },
  isTwoFactorRecommended: false,
  hasPassword: true,
};
const startedRotation = {
  oldId: 'old' as ApiKeyId,
  oldName: 'prod',
  newId: 'new' as ApiKeyId,
  newName: 'prod-2',
  isCopied: true,
};

/** Signed in by a response that does not name the person; the profile is still loading. */
async function unknownPerson(storage = new MemoryStorage()) {
  const clock = new ManualClock();
  const provider = createProvider({ seed: 'unknown-person', now: clock.now });
  const calls = new DeferredCalls<undefined, Profile>();
  const app = new TestApp({
    ...{ provider, clock, storage },
    overrideGateways: ({ account }) => ({
      account: withMethods(account, { profile: (signal) => calls.send(undefined, signal) }),
    }),
  });
  onTestFinished(() => app.close());
  const { token, data } = provider.auth.logIn({ email, password });
  const { state } = data.item;
  if (token === undefined || state === null) throw new Error('The log-in failed');
  app.session.startSession({ token, state, user: null }, null);
  const { rotations } = await app.account();
  onTestFinished(rotations.start());
  return { calls, rotations, storage };
}

const storedRotations = (storage: MemoryStorage, email: string) => storage.get(rotationsKey(email));

describe('rotations of a person whose email is not known yet', () => {
  it('show as soon as it is', async () => {
    const storage = new MemoryStorage();
    storage.set(rotationsKey(email), JSON.stringify([startedRotation]));
    const { calls, rotations } = await unknownPerson(storage);
    expect(rotations.rotations).toEqual([]);
    await calls.resolve(calls.count - 1, profile);
    expect(rotations.rotations).toMatchObject([{ oldId: 'old', newId: 'new', isCopied: true }]);
  });

  it('belong to that user as soon as it is, and to nobody else', async () => {
    const { calls, rotations, storage } = await unknownPerson();
    rotations.save(startedRotation);
    await calls.resolve(calls.count - 1, profile);
    expect(rotations.find(startedRotation.oldId)).toEqual(startedRotation);
    expect([storedRotations(storage, ''), storedRotations(storage, email)]).toEqual([
      null,
      expect.stringContaining('new'),
    ]);
  });
});
