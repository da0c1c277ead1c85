import { afterEach, describe, expect, it } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { StateChange } from '#src/application/auth/auth-gateway.ts';
import { CANCELLED, refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { flush } from '#tests/support/gates.ts';
import { type Changes, started, visitAt } from '#tests/support/onboarding-visit.ts';
import type { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(scenario: ScenarioName, changes?: Changes) {
  const visit = await visitAt(scenario, changes);
  console = visit.console;
  return visit.screens;
}

async function visited<S extends { readonly stage: { start(): unknown } }>(store: S): Promise<S> {
  await started(store.stage);
  return store;
}

async function useCasesAt(scenario: ScenarioName, changes?: Changes) {
  return visited((await open(scenario, changes)).useCases());
}

describe('a step of the progress indicator', () => {
  it('saves what was changed before it leads there', async () => {
    const store = await useCasesAt('onboarding-at-channels');
    store.toggle('NFTs');
    const { chosen } = store.stage.draft;
    await store.stage.leaveFor('channels');
    expect(console.wentTo).toEqual(['/auth/channels']);
    const again = await visited(console.stores.onboarding.current.useCases());
    expect(again.stage.draft.chosen).toEqual(chosen);
  });

  it('saves nothing where nothing was changed', async () => {
    const calls = new Calls<string, StateChange>();
    const saveAnswers = ((stage: string) => calls.send(stage)) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-channels', { onboarding: { saveAnswers } });
    await store.stage.leaveFor('company-data');
    expect([calls.count, console.wentTo]).toEqual([0, ['/auth/company-data']]);
  });

  it('stays where it is, with everything chosen, when it cannot be saved', async () => {
    const saveAnswers = (() => Promise.resolve(fail(unexpected(500)))) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-channels', { onboarding: { saveAnswers } });
    store.toggle('NFTs');
    await store.stage.leaveFor('company-data');
    expect([console.wentTo, store.stage.problems.length]).toEqual([[], 1]);
  });
});

describe('Back', () => {
  it('saves what is chosen first', async () => {
    const store = await useCasesAt('onboarding-at-use-cases');
    store.toggle('NFTs');
    await store.stage.back();
    expect(console.wentTo).toEqual(['/auth/company-data']);
    const again = await visited(console.stores.onboarding.current.useCases());
    expect(again.stage.draft.chosen).toEqual(['NFTs']);
  });

  it('saves nothing where nothing is chosen', async () => {
    const calls = new Calls<string, StateChange>();
    const saveAnswers = ((stage: string) => calls.send(stage)) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { saveAnswers } });
    await store.stage.back();
    expect([calls.count, console.wentTo]).toEqual([0, ['/auth/company-data']]);
  });

  it('leaves out an Other without words, which the server would refuse', async () => {
    const store = await useCasesAt('onboarding-at-use-cases');
    store.toggle('NFTs');
    store.toggle('Other');
    await store.stage.back();
    const again = await visited(console.stores.onboarding.current.useCases());
    expect([console.toasts, again.stage.draft.chosen]).toEqual([[], ['NFTs']]);
  });

  it('stays, with everything kept, where saving did not work', async () => {
    const store = await useCasesAt('onboarding-at-use-cases', {
      onboarding: { saveAnswers: () => Promise.resolve(fail(unexpected(500))) },
    });
    store.toggle('NFTs');
    await store.stage.back();
    expect([console.wentTo, store.chosen, store.stage.moving, store.stage.problems.length]).toEqual([
      [],
      ['NFTs'],
      null,
      1,
    ]);
  });

  it('leads back at once while the answers have not come', async () => {
    const answers = (() => Promise.resolve(fail(unexpected(500)))) as unknown as OnboardingGateway['answers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { answers } });
    await store.stage.back();
    expect(console.wentTo).toEqual(['/auth/company-data']);
  });
});

describe('Next', () => {
  it('opens the stage in order when an earlier one is edited again, and loses nothing of the way made', async () => {
    const store = await useCasesAt('onboarding-at-summary');
    store.toggle('NFTs');
    await store.stage.next();
    expect([console.session.state, console.wentTo]).toEqual(['summary', ['/auth/blockchain-protocols']]);
  });

  it('goes one further where the reply names no state', async () => {
    const store = await useCasesAt('onboarding-at-use-cases', {
      onboarding: { saveAnswers: () => Promise.resolve(ok(null)) },
    });
    store.toggle('NFTs');
    await store.stage.next();
    expect([console.session.state, console.wentTo]).toEqual(['blockchain-protocols', ['/auth/blockchain-protocols']]);
  });

  it('sends one call for a double click', async () => {
    const calls = new Calls<unknown, StateChange>();
    const saveAnswers = ((_: string, answer: unknown) => calls.send(answer)) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { saveAnswers } });
    store.toggle('NFTs');
    const clicks = [store.stage.next(), store.stage.next(), store.stage.back()];
    expect(store.stage.moving).toBe('next');
    await calls.answer(0, 'blockchain-protocols');
    await Promise.all(clicks);
    expect([calls.sent, console.wentTo]).toEqual([
      [{ useCases: ['NFTs'], useCasesCustom: '' }],
      ['/auth/blockchain-protocols'],
    ]);
  });

  it.each([refused(400, 'invalid', 'No.', { details: ['Too many.', 'Too few.'] }), unexpected(500), unreachable()])(
    'keeps what was chosen and says what went wrong: $kind',
    async (failure) => {
      const store = await useCasesAt('onboarding-at-use-cases', {
        onboarding: { saveAnswers: () => Promise.resolve(fail(failure)) },
      });
      store.toggle('Other');
      store.write('Escrow');
      await store.stage.next();
      expect(store.stage.draft).toEqual({ chosen: ['Other'], custom: 'Escrow' });
      expect(console.toasts).toEqual(store.stage.problems.map((text) => `error: ${text}`));
      expect([console.wentTo, store.stage.canGoOn]).toEqual([[], true]);
      store.toggle('NFTs');
      expect(store.stage.problems).toEqual([]);
    },
  );

  it('applies the state that a failure carries', async () => {
    const moved = refused(409, 'wrong_stage', 'Your account is at another step.', { state: 'dashboard' });
    const store = await useCasesAt('onboarding-at-use-cases', {
      onboarding: { saveAnswers: () => Promise.resolve(fail(moved)) },
    });
    store.toggle('NFTs');
    await store.stage.next();
    expect([console.session.state, console.wentTo]).toEqual(['dashboard', []]);
  });

  it('says nothing of a call that was cancelled', async () => {
    const store = await useCasesAt('onboarding-at-use-cases', {
      onboarding: { saveAnswers: () => Promise.resolve(fail(CANCELLED)) },
    });
    store.toggle('NFTs');
    await store.stage.next();
    expect([console.toasts, store.stage.problems, store.stage.moving]).toEqual([[], [], null]);
  });

  it('leaves somebody alone who has gone elsewhere meanwhile', async () => {
    const calls = new Calls<string, StateChange>();
    const saveAnswers = ((stage: string) => calls.send(stage)) as OnboardingGateway['saveAnswers'];
    const screens = await open('onboarding-at-use-cases', { onboarding: { saveAnswers } });
    const store = screens.useCases();
    const stop = store.stage.start();
    await flush();
    store.toggle('NFTs');
    void store.stage.next();
    stop();
    await calls.answer(0, 'blockchain-protocols');
    expect([console.session.state, console.wentTo]).toEqual(['blockchain-protocols', []]);
  });

  it('changes nothing for somebody who logged out meanwhile', async () => {
    const calls = new Calls<string, StateChange>();
    const saveAnswers = ((stage: string) => calls.send(stage)) as OnboardingGateway['saveAnswers'];
    const store = await useCasesAt('onboarding-at-use-cases', { onboarding: { saveAnswers } });
    store.toggle('NFTs');
    void store.stage.next();
    console.session.logOut();
    await calls.answer(0, 'blockchain-protocols');
    expect([console.session.state, console.wentTo, console.toasts]).toEqual(['notAuth', [], []]);
  });
});
