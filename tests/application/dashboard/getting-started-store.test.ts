import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { GETTING_STARTED_STEPS } from '#src/domain/dashboard/getting-started.ts';
import { refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
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

describe('the Getting Started panel', () => {
  it.each([
    { scenario: 'active-customer', shown: 'done done open done open open', done: 3 },
    { scenario: 'free-plan', shown: 'open open locked open open open', done: 0 },
  ] as const)('knows where $scenario stands', async ({ scenario, shown, done }) => {
    const { store } = await open(scenario);
    store.start();
    await flush();
    expect([pillStates(store), store.doneCount, store.allDone]).toEqual([shown, done, false]);
  });

  it('is done for who has done everything, and not before that is known', async () => {
    const { store } = await open('free-plan', () => ({ load: () => steps.send(undefined) }));
    const steps = new Calls<void, Steps>();
    store.start();
    expect(store.allDone).toBe(false);
    await steps.answer(0, GETTING_STARTED_STEPS);
    expect(store.allDone).toBe(true);
  });

  it('counts only the steps that the deployment has pages for', async () => {
    const links = { ...DEFAULT_SETTINGS.links, tutorials: '', apiReference: '' };
    const { store } = await open('active-customer', undefined, { settings: { links } });
    store.start();
    await flush();
    expect([store.doneCount, store.offered]).toEqual([2, ['apiKey', 'verifyDomain', 'firstApiCall', 'pricing']]);
  });

  it('says by its state that the steps did not load, and tries again', async () => {
    const calls = new Calls<void, Steps>();
    const { store } = await open('active-customer', () => ({ load: (signal) => calls.send(undefined, signal) }));
    store.start();
    await calls.refuse(0);
    expect([store.steps.state.kind, console.toasts, console.logged]).toEqual([
      'failed',
      [],
      ['The steps did not load'],
    ]);
    void store.load();
    await calls.answer(1, ['apiKey']);
    expect(store.isDone('apiKey')).toBe(true);
  });
});

describe('a step that is done by a click', () => {
  it('is done at once and kept', async () => {
    const { store } = await open('free-plan');
    store.start();
    await flush();
    const kept = store.complete('pricing');
    expect(store.stateOf('pricing')).toBe('done');
    await kept;
    await store.load();
    expect(pillStates(store)).toBe('open open locked open open done');
  });

  it('is told once, however often it is clicked, and not at all where it is done', async () => {
    const calls = new Calls<Steps, void>();
    const { store } = await open('active-customer', () => ({ set: (steps) => calls.send(steps) }));
    store.start();
    await flush();
    for (const step of ['pricing', 'pricing', 'tutorials', 'pricing'] as const) void store.complete(step);
    await calls.answer(0, undefined);
    await store.complete('pricing');
    expect(calls.sent).toEqual([['pricing']]);
  });

  it.each([
    { failure: unexpected(500, { message: 'Broken' }), said: 'error: Broken' },
    { failure: refused(403, 'forbidden', 'No'), said: /^warning: Read only/ },
  ])('is taken back with a word where the provider says $failure.status', async ({ failure, said }) => {
    const { store } = await open('free-plan', () => ({ set: () => Promise.resolve(fail(failure)) }));
    store.start();
    await flush();
    await store.complete('tutorials');
    expect([store.stateOf('tutorials'), console.toasts]).toEqual(['open', [expect.stringMatching(said)]]);
  });

  it('is asked about where no answer came: it may have been kept', async () => {
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
    expect([store.stateOf('tutorials'), console.toasts]).toEqual([
      'done',
      ['error: We could not confirm this. Check before trying again.'],
    ]);
  });

  it('stays done when a list that was under way comes in late', async () => {
    const late = new Calls<void, Steps>();
    const { store } = await open('free-plan', () => ({ load: (signal) => late.send(undefined, signal) }));
    store.start();
    await store.complete('apiReference');
    await late.answer(0, []);
    expect(store.isDone('apiReference')).toBe(true);
  });
});
