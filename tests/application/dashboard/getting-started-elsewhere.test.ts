import { afterEach, describe, expect, it } from 'vitest';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import type { TestConsole } from '#tests/support/test-console.ts';
import { openPanel, pillStates, type Steps } from './open-panel.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(...[scenario, methods, more]: Parameters<typeof openPanel>) {
  const opened = await openPanel(scenario, methods, more);
  console = opened.console;
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

  it('is told to the provider when a key was created, before the panel was ever seen', async () => {
    const calls = new Calls<Steps, void>();
    const { account } = await open('free-plan', () => ({ set: (steps) => calls.send(steps) }));
    const dialog = account.createKey();
    dialog.setName('first');
    await dialog.create();
    expect(calls.sent).toEqual([['apiKey']]);
  });

  it('is told when a domain was added', async () => {
    const calls = new Calls<Steps, void>();
    const { account } = await open('free-plan', () => ({ set: (steps) => calls.send(steps) }));
    const dialog = account.addDomain();
    dialog.setDomain('hooks.firstblock.example');
    await dialog.add();
    expect(calls.sent).toEqual([['verifyDomain']]);
  });

  it('is told by nobody when the key was refused', async () => {
    const calls = new Calls<Steps, void>();
    const { account } = await open('free-plan', () => ({ set: (steps) => calls.send(steps) }), {
      change: ({ apiKeys }) => ({
        apiKeys: changed(apiKeys, { create: () => Promise.resolve(fail(unexpected(500))) }),
      }),
    });
    const dialog = account.createKey();
    dialog.setName('first');
    await dialog.create();
    expect(calls.count).toBe(0);
  });

  it('is only logged where it was not kept: the key is there, and that has been said', async () => {
    const { account, store } = await open('free-plan', () => ({ set: () => Promise.resolve(fail(unexpected(500))) }));
    const dialog = account.createKey();
    dialog.setName('first');
    await dialog.create();
    await flush();
    expect([dialog.created?.name, console.toasts, store.isDone('apiKey')]).toEqual(['first', [], false]);
    expect(console.logged).toContain('The step apiKey was not saved');
  });
});

describe('the lock of the first call', () => {
  it('opens as soon as there is a key, whoever made it', async () => {
    const { store } = await open('free-plan');
    store.start();
    await flush();
    expect(store.stateOf('firstApiCall')).toBe('locked');
    const bearer = console.session.current()?.token ?? null;
    console.provider.apiKeys.create(bearer, { name: 'from another device' });
    console.returnToPage();
    await flush();
    expect(pillStates(store)).toBe('done open open open open open');
  });

  it('goes by the step itself while the keys are not known', async () => {
    const { store } = await open('active-customer', undefined, {
      change: ({ apiKeys }) => ({ apiKeys: changed(apiKeys, { list: () => Promise.resolve(fail(unexpected(500))) }) }),
    });
    store.start();
    await flush();
    expect(store.stateOf('firstApiCall')).toBe('open');
  });

  it('asks for one page of keys, and not while the list is being loaded anyway', async () => {
    const asked: unknown[] = [];
    const { account, store } = await open('active-customer', undefined, {
      change: ({ apiKeys }) => ({
        apiKeys: changed(apiKeys, {
          list: (after, signal) => {
            asked.push(after);
            return apiKeys.list(after, signal);
          },
        }),
      }),
    });
    void account.apiKeys.reloadKeys();
    store.start();
    await flush();
    expect(asked).toEqual([undefined]);
  });
});

describe('a person who comes back to the page', () => {
  it('sees what was done in another tab', async () => {
    const { store } = await open('free-plan');
    store.start();
    await flush();
    console.provider.gettingStarted.set(console.session.current()?.token ?? null, { pricing: true });
    console.returnToPage();
    await flush();
    expect(store.isDone('pricing')).toBe(true);
  });

  it('keeps the panel as it is where the steps do not come', async () => {
    const calls = new Calls<void, Steps>();
    const { store } = await open('free-plan', () => ({ load: (signal) => calls.send(undefined, signal) }));
    store.start();
    await calls.answer(0, ['pricing']);
    console.returnToPage();
    await calls.refuse(1);
    expect([calls.count, store.steps.state.kind, store.isDone('pricing'), console.toasts]).toEqual([
      2,
      'ready',
      true,
      [],
    ]);
  });

  it('is not followed once the page is left', async () => {
    const calls = new Calls<void, Steps>();
    const { store } = await open('free-plan', () => ({ load: (signal) => calls.send(undefined, signal) }));
    const stop = store.start();
    stop();
    console.returnToPage();
    expect([calls.count, calls.isAborted(0)]).toEqual([1, true]);
  });
});
