import { describe, expect, it } from 'vitest';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openPanel, pillStates, type Steps } from './open-panel.ts';

let app: TestApp;

async function open(...[scenario, methods, more]: Parameters<typeof openPanel>) {
  const opened = await openPanel(scenario, methods, more);
  app = opened.console;
  return opened;
}

describe('a step that is done on another page', () => {
  it('is done with the first key, which unlocks the first call', async () => {
    const { account, store } = await open('free-plan');
    store.start();
    await flush();
    const dialog = account.createKey();
    dialog.setName('first');
    await dialog.create();
    await flush();
    expect(pillStates(store)).toBe('done open open open open open');
  });

  it('is saved when a key is created, even before the panel was shown', async () => {
    const calls = new DeferredCalls<Steps, void>();
    const { account } = await open('free-plan', () => ({ set: (steps) => calls.send(steps) }));
    const dialog = account.createKey();
    dialog.setName('first');
    await dialog.create();
    expect(calls.sent).toEqual([['apiKey']]);
  });

  it('is saved when a domain is added', async () => {
    const calls = new DeferredCalls<Steps, void>();
    const { account } = await open('free-plan', () => ({ set: (steps) => calls.send(steps) }));
    const dialog = account.addCallbackDomain();
    dialog.setDomain('hooks.firstblock.example');
    await dialog.add();
    expect(calls.sent).toEqual([['verifyDomain']]);
  });

  it('is not saved when the key was rejected', async () => {
    const calls = new DeferredCalls<Steps, void>();
    const { account } = await open('free-plan', () => ({ set: (steps) => calls.send(steps) }), {
      overrideGateways: { apiKeys: { create: () => Promise.resolve(fail(unexpected(500))) } },
    });
    const dialog = account.createKey();
    dialog.setName('first');
    await dialog.create();
    expect(calls.count).toBe(0);
  });

  it('only logs a failed save, since the key itself was created', async () => {
    const { account, store } = await open('free-plan', () => ({ set: () => Promise.resolve(fail(unexpected(500))) }));
    const dialog = account.createKey();
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
});

describe('a user who returns to the page', () => {
  it('sees what was done in another tab', async () => {
    const { store } = await open('free-plan');
    store.start();
    await flush();
    app.provider.gettingStarted.set(app.session.getSession()?.token ?? null, { pricing: true });
    app.returnToPage();
    await flush();
    expect(store.isDone('pricing')).toBe(true);
  });
});
