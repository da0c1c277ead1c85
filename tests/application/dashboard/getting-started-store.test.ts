import { addCallbackDomain } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { describe, expect, it } from 'vitest';
import { DEMO_SETTINGS } from '#tests/support/screens/demo-settings.ts';
import { GETTING_STARTED_STEPS } from '#src/domain/dashboard/step-state.ts';
import { unreachable, unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';
import { openPanel, pillStates, type Steps } from './open-panel.ts';

let app: TestApp;

async function open(...[scenario, methods, more]: Parameters<typeof openPanel>) {
  const opened = await openPanel(scenario, methods, more);
  app = opened.console;
  return opened;
}

describe('the Getting Started panel', () => {
  it('is complete once every step is known to be done', async () => {
    const { store } = await open('free-plan', () => ({ load: () => steps.send(undefined) }));
    const steps = new DeferredCalls<void, Steps>();
    store.start();
    expect(store.allDone).toBe(false);
    await steps.resolve(0, GETTING_STARTED_STEPS);
    expect(store.allDone).toBe(true);
  });

  it('counts only the steps that the deployment has pages for', async () => {
    const links = { ...DEMO_SETTINGS.links, tutorials: '', apiReference: '' };
    const { store } = await open('active-customer', undefined, { settings: { links } });
    store.start();
    await flush();
    expect([store.doneCount, store.availableSteps]).toEqual([2, ['apiKey', 'verifyDomain', 'firstApiCall', 'pricing']]);
  });
});

describe('a step that is done by a click', () => {
  it('is done immediately and saved', async () => {
    const { store } = await open('free-plan');
    store.start();
    await flush();
    const saving = store.complete('pricing');
    expect(store.stateOf('pricing')).toBe('done');
    await saving;
    await store.load();
    expect(pillStates(store)).toBe('open open locked open open done');
  });

  it('is saved once, however often it is clicked, and never when already done', async () => {
    const calls = new DeferredCalls<Steps, void>();
    const { store } = await open('active-customer', () => ({ set: (steps) => calls.send(steps) }));
    store.start();
    await flush();
    for (const step of ['pricing', 'pricing', 'tutorials', 'pricing'] as const) void store.complete(step);
    await calls.resolve(0, undefined);
    await store.complete('pricing');
    expect(calls.sent).toEqual([['pricing']]);
  });

  it('is checked when no response arrives, since it may have been saved', async () => {
    const { store } = await open('free-plan', (real) => ({
      set: async (steps) => {
        await real.set(steps);
        return fail(unreachable());
      },
    }));
    store.start();
    await flush();
    await store.complete('tutorials');
    await flush();
    expect([store.stateOf('tutorials'), app.toasts]).toEqual([
      'done',
      ['error: We could not confirm this. Check before trying again.'],
    ]);
  });

  it('stays done when a list that was under way comes in late', async () => {
    const late = new DeferredCalls<void, Steps>();
    const { store } = await open('free-plan', () => ({ load: (signal) => late.send(undefined, signal) }));
    store.start();
    await store.complete('apiReference');
    await late.resolve(0, []);
    expect(store.isDone('apiReference')).toBe(true);
  });
});

describe('a step that is done on another page', () => {
  it('is saved when a key is created, even before the panel was shown', async () => {
    const calls = new DeferredCalls<Steps, void>();
    const { account } = await open('free-plan', () => ({ set: (steps) => calls.send(steps) }));
    const dialog = account.get(createKey)();
    dialog.setName('first');
    await dialog.create();
    expect(calls.sent).toEqual([['apiKey']]);
  });

  it('is saved when a domain is added', async () => {
    const calls = new DeferredCalls<Steps, void>();
    const { account } = await open('free-plan', () => ({ set: (steps) => calls.send(steps) }));
    const dialog = account.get(addCallbackDomain)();
    dialog.setDomain('hooks.firstblock.example');
    await dialog.add();
    expect(calls.sent).toEqual([['verifyDomain']]);
  });

  it('is not saved when the key was rejected', async () => {
    const calls = new DeferredCalls<Steps, void>();
    const { account } = await open('free-plan', () => ({ set: (steps) => calls.send(steps) }), {
      overrideGateways: { apiKeys: { create: () => Promise.resolve(fail(unexpected(500))) } },
    });
    const dialog = account.get(createKey)();
    dialog.setName('first');
    await dialog.create();
    expect(calls.count).toBe(0);
  });

  it('only logs a failed save, since the key itself was created', async () => {
    const { account, store } = await open('free-plan', () => ({ set: () => Promise.resolve(fail(unexpected(500))) }));
    const dialog = account.get(createKey)();
    dialog.setName('first');
    await dialog.create();
    await flush();
    expect([dialog.created?.name, app.toasts, store.isDone('apiKey')]).toEqual(['first', [], false]);
    expect(app.logMessages).toContain('The step apiKey was not saved');
  });
});

describe('the lock of the first call', () => {
  it('opens as soon as there is a key, no matter who created it', async () => {
    const { store } = await open('free-plan');
    store.start();
    await flush();
    expect(store.stateOf('firstApiCall')).toBe('locked');
    const bearer = app.session.getSession()?.token ?? null;
    app.provider.apiKeys.create(bearer, { name: 'from another device' });
    app.returnToPage();
    await flush();
    expect(pillStates(store)).toBe('done open open open open open');
  });

  it('follows the step itself until the keys load', async () => {
    const { store } = await open('active-customer', undefined, {
      overrideGateways: { apiKeys: { list: () => Promise.resolve(fail(unexpected(500))) } },
    });
    store.start();
    await flush();
    expect(store.stateOf('firstApiCall')).toBe('open');
  });

  it('requests one page of keys, and not while the list is being loaded anyway', async () => {
    const requestedCursors: unknown[] = [];
    const { account, store } = await open('active-customer', undefined, {
      overrideGateways: ({ apiKeys }) => ({
        apiKeys: {
          list: (after, signal) => {
            requestedCursors.push(after);
            return apiKeys.list(after, signal);
          },
        },
      }),
    });
    void account.apiKeys.reloadKeys();
    store.start();
    await flush();
    expect(requestedCursors).toEqual([undefined]);
  });

  // The two keys of a suspended account can all be deleted elsewhere, where the provider deletes keys; of more than a page one is left.
  it.each([
    ['active-customer', true, 1],
    ['suspended', false, 1],
    ['suspended', true, 2],
  ] as const)(
    'of %s, with keys that can be deleted %j, requests the keys %d times',
    async (scenario, canDelete, times) => {
      let calls = 0;
      const { store } = await open(scenario, undefined, {
        overrideGateways: ({ apiKeys }) => ({
          ...(!canDelete && { account: { capabilities: () => Promise.resolve(ok(new Set())) } }),
          apiKeys: {
            list(after, signal) {
              calls += 1;
              return apiKeys.list(after, signal);
            },
          },
        }),
      });
      store.start();
      await flush();
      app.returnToPage();
      await flush();
      expect(calls).toBe(times);
    },
  );
});
