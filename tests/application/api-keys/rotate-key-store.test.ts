import { afterEach, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { NewApiKey } from '#src/domain/api-keys/api-key.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { rotationsKey } from '#src/application/api-keys/rotation-storage.ts';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import type { RotateKeyStore } from '#src/application/api-keys/rotate-key-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { withMethods } from '#tests/support/with-methods.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

const consoles: TestApp[] = [];
afterEach(() => {
  for (const app of consoles.splice(0)) app.close();
});

const LATER = 90_000;

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
    const store = account.rotateKey(old);
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

const changedKeys = (methods: Partial<ApiKeyGateway>) => ({
  overrideGateways: ({ apiKeys }: { apiKeys: ApiKeyGateway }) => ({ apiKeys: withMethods(apiKeys, methods) }),
});

const names = ({ apiKeys }: AccountStores) =>
  apiKeys.keys.items.map(({ name, active }) => `${name} ${active ? 'on' : 'off'}`);

describe('a rotation', () => {
  it('leads from one key to the next, and turns the old one off at the end', async () => {
    const { app: console, account, rotate } = await device();
    const store = rotate();
    expect([store.step, store.form.values.name]).toEqual(['create', 'payouts-worker-2']);
    await store.create();
    expect([store.step, store.successor?.name]).toEqual(['copy', 'payouts-worker-2']);
    await store.copy();
    expect([store.step, console.copied[0]]).toEqual(['wait', expect.stringMatching(/^[0-9a-f]{32}$/)]);
    console.clock.advance(LATER);
    await flush();
    expect([store.step, store.isOldInUse]).toEqual(['deactivate', true]);
    store.confirm(true);
    await store.deactivate();
    expect([store.step, account.rotations.rotations]).toEqual(['done', []]);
    expect(names(account).slice(0, 2)).toEqual(['payouts-worker-2 on', 'payouts-worker off']);
  });

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

  it('is a user’s own: another person on the device sees nothing of it', async () => {
    const storage = new MemoryStorage();
    const first = await device({ storage });
    const store = first.rotate();
    await store.create();
    first.app.session.logOut();
    const other = await device({ storage, scenario: 'suspended' });
    expect(other.account.rotations.rotations).toEqual([]);
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

  it('can be abandoned with both keys unchanged', async () => {
    const { account, rotate } = await device();
    const store = rotate();
    await store.create();
    store.abandon();
    expect([account.rotations.rotations, names(account).slice(0, 2)]).toEqual([
      [],
      ['payouts-worker-2 on', 'payouts-worker on'],
    ]);
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

  it('creates one key, however often it is asked to', async () => {
    const calls = new DeferredCalls<NewApiKey, { readonly key: string }>();
    const { rotate } = await device(changedKeys({ create: calls.send }));
    const store = rotate();
    await store.form.prepare();
    void store.create();
    void store.create();
    await flush();
    expect(calls.sent).toEqual([{ name: 'payouts-worker-2' }]);
  });

  it.each([
    [
      'refused with details',
      rejected(400, 'invalid_name', '', { details: ['That name is taken.'] }),
      'That name is taken.',
    ],
    ['refused for the role', rejected(403, 'forbidden', 'No.'), "Read-only: your role doesn't allow this."],
    ['broken', unexpected(500), 'An unexpected server error has occurred'],
    ['never answered', unreachable(), 'We could not confirm this. Check before trying again.'],
  ])('preserves the typed name where creating is %s', async (_, problem, text) => {
    const { rotate, account } = await device(changedKeys({ create: () => Promise.resolve(fail(problem)) }));
    const store = rotate();
    store.setName('payouts-lisbon');
    await store.create();
    expect([store.step, store.form.values.name, account.rotations.rotations]).toEqual(['create', 'payouts-lisbon', []]);
    expect(store.form.formErrors.join(' ')).toContain(text);
  });

  it('continues with a key that was created although no response arrived', async () => {
    const { rotate, account } = await device({
      overrideGateways: ({ apiKeys }) => ({
        apiKeys: withMethods<ApiKeyGateway>(apiKeys, {
          create: async (key) => (await apiKeys.create(key), fail(unreachable())),
        }),
      }),
    });
    const store = rotate();
    await store.create();
    expect([store.step, store.successor?.name, store.form.formErrors]).toEqual(['copy', 'payouts-worker-2', []]);
    expect(names(account).slice(0, 2)).toEqual(['payouts-worker-2 on', 'payouts-worker on']);
  });

  it('stays at its step when the old key could not be deactivated', async () => {
    const {
      app: console,
      account,
      rotate,
    } = await device(changedKeys({ setActive: () => Promise.resolve(fail(unexpected(500))) }));
    const store = rotate();
    await store.create();
    await store.copy();
    console.clock.advance(LATER);
    await flush();
    store.confirm(true);
    await store.deactivate();
    expect([store.step, account.rotations.rotations.length, console.toasts.length]).toEqual(['deactivate', 1, 1]);
  });

  it.each(['{', '[]', '[1]', '[{"oldId":"a"}]', '{"a":1}', 'null'])('restarts over garbage: %s', async (garbage) => {
    const storage = new MemoryStorage();
    storage.set(rotationsKey(demoAccounts.activeCustomer.email), garbage);
    const { rotate } = await device({ storage });
    expect(rotate().step).toBe('create');
  });
});
