import { describe, expect, it } from 'vitest';
import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';

const CAPABILITIES = 'capabilities';
const LIMITS = 'limits';
type Read = typeof CAPABILITIES | typeof LIMITS;

/** A rotation of a limited key, while one of the two reads behind its limits is in a state. */
async function rotate(states: Partial<Record<Read, 'failed' | 'late' | 'absent'>>) {
  const created: (KeyLimits | undefined)[] = [];
  const gate = new Gate<null>();
  const broken = fail(unexpected(500));
  const app = new TestApp({
    scenario: 'active-customer',
    overrideGateways: ({ account, keyLimits, apiKeys }) => ({
      account: {
        async capabilities(signal) {
          if (states.capabilities === 'failed') return broken;
          if (states.capabilities === 'late') await gate.opened;
          return states.capabilities === 'absent' ? ok(new Set()) : account.capabilities(signal);
        },
      },
      keyLimits: {
        async read(id, signal) {
          if (states.limits === 'failed') return broken;
          if (states.limits === 'late') await gate.opened;
          return keyLimits.read(id, signal);
        },
      },
      apiKeys: {
        create(key, limits) {
          created.push(limits);
          return apiKeys.create(key, limits);
        },
      },
    }),
  });
  const parts = await app.account();
  parts.apiKeys.start();
  await flush();
  const old = parts.apiKeys.keys.items.find(({ name }) => name === 'checkout-canary')!;
  const store = parts.get(rotateKey)(old);
  const stop = store.start();
  await flush();
  const creating = store.create();
  await flush();
  return { app, store, stop, created, creating, gate, states };
}

describe('the limits of a key that is rotated', () => {
  it.each([{ capabilities: 'failed' }, { limits: 'failed' }] as const)(
    'stop the rotation where their read is in the state %o, until a retry',
    async (broken) => {
      const { app, store, created, states, creating } = await rotate({ ...broken });
      await creating;
      expect([created, store.step, store.oldLimits.state.kind]).toEqual([[], 'create', 'failed']);
      delete states.capabilities;
      delete states.limits;
      await store.create();
      expect([created, store.step]).toEqual([[expect.objectContaining({ callsPerSecond: 25 })], 'copy']);
      app.close();
    },
  );

  it.each([{ capabilities: 'late' }, { limits: 'late' }] as const)('are waited for: %o', async (late) => {
    const { app, created, creating, gate } = await rotate({ ...late });
    expect(created).toEqual([]);
    gate.open(null);
    await creating;
    expect(created).toEqual([expect.objectContaining({ callsPerSecond: 25 })]);
    app.close();
  });

  it('create no key once the dialog is closed', async () => {
    const { app, stop, created, creating, gate } = await rotate({ limits: 'late' });
    stop();
    gate.open(null);
    await creating;
    expect(created).toEqual([]);
    app.close();
  });

  it('are none where the provider offers none', async () => {
    const { app, created, creating } = await rotate({ capabilities: 'absent' });
    await creating;
    expect(created).toEqual([undefined]);
    app.close();
  });
});
