import { afterEach, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { rotationsKey } from '#src/application/api-keys/rotations-store.ts';
import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';

const consoles: TestApp[] = [];
afterEach(() => {
  for (const app of consoles.splice(0)) app.close();
});

interface Device {
  readonly app: TestApp;
  readonly account: AccountStores;
  rotate(): RotateKeyStore;
}

async function device(options: TestAppOptions = {}): Promise<Device> {
  const app = new TestApp({ scenario: 'active-customer', ...options });
  consoles.push(app);
  const account = await app.account();
  account.apiKeys.start();
  account.rotations.start();
  await flush();
  const rotate = () => {
    const old = account.apiKeys.keys.items.find(({ name }) => name === 'payouts-worker')!;
    const store = account.get(rotateKey)(old);
    store.start();
    return store;
  };
  return { app, account, rotate };
}

/** The same person on the same device, later or in another tab. */
async function sameDevice(provider: Provider, clock: ManualClock, storage: MemoryStorage): Promise<Device> {
  const opened = device({ provider, clock, storage, newSessionId: () => 'session-2' });
  const { email, password } = demoAccounts.activeCustomer;
  const app = consoles.at(-1)!;
  const { token, data } = provider.auth.logIn({ email, password });
  const { state } = data.item;
  if (token === undefined || state === null) throw new Error('The log-in failed');
  app.session.startSession({ token, state, user: { email, firstName: '', lastName: '' } }, null);
  return opened;
}

const names = ({ apiKeys }: AccountStores) =>
  apiKeys.keys.items.map(({ name, active }) => `${name} ${active ? 'on' : 'off'}`);

describe('a rotation', () => {
  it('deactivates nothing before the new key is in use', async () => {
    const { account, rotate } = await device();
    const store = rotate();
    await store.create();
    await store.copy();
    await store.deactivate();
    expect([store.step, names(account)[1]]).toEqual(['wait', 'payouts-worker on']);
  });

  it('can be left at any step and restored after a log-out', async () => {
    const clock = new ManualClock();
    const storage = new MemoryStorage();
    const provider = createProvider({ seed: 'rotation', now: clock.now });
    const first = await sameDevice(provider, clock, storage);
    const rotating = first.rotate();
    await rotating.create();
    await rotating.copy();
    first.app.session.logOut();
    const second = await sameDevice(provider, clock, storage);
    expect(second.account.rotations.rotations).toMatchObject([{ oldName: 'payouts-worker', isCopied: true }]);
    const store = second.rotate();
    expect([store.step, store.successor]).toEqual(['wait', rotating.successor]);
  });

  it('leaves neither a name nor an email on the device after a log-out', async () => {
    const storage = new MemoryStorage();
    const { app: console, rotate } = await device({ storage });
    const store = rotate();
    await store.create();
    await store.copy();
    console.session.logOut();
    const left = storage.keys.map((key) => `${key} ${storage.get(key)}`).join();
    expect(left).toContain(store.successor?.id);
    expect(left).not.toMatch(/payouts|northwall|elena/i);
  });

  it('preserves no secret on the device', async () => {
    const storage = new MemoryStorage();
    const { app: console, rotate } = await device({ storage });
    const store = rotate();
    await store.create();
    await store.copy();
    expect(storage.get(rotationsKey(demoAccounts.activeCustomer.email))).not.toContain(console.copied[0]);
  });

  it('continues manually when the page cannot copy', async () => {
    const { app: console, rotate } = await device();
    console.copyOutcome = 'insecure-page';
    const store = rotate();
    await store.create();
    await store.copy();
    expect([store.step, store.secretToCopy]).toEqual(['copy', expect.stringMatching(/^[0-9a-f]{32}$/)]);
    store.markCopied();
    expect(store.step).toBe('wait');
  });

  it.each(['{', '[]', '[1]', '[{"oldId":"a"}]', '{"a":1}', 'null'])('restarts over garbage: %s', async (garbage) => {
    const storage = new MemoryStorage();
    storage.set(rotationsKey(demoAccounts.activeCustomer.email), garbage);
    const { rotate } = await device({ storage });
    expect(rotate().step).toBe('create');
  });
});
