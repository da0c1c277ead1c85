import { describe, expect, it } from 'vitest';
import { flush } from '#tests/support/gate.ts';
import { openOnboarding, startStore } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

async function open() {
  const onboarding = await openOnboarding('onboarding-at-summary');
  app = onboarding.app;
  return onboarding.screens;
}

type Screens = Awaited<ReturnType<typeof open>>;
interface EditedStage {
  readonly stage: {
    readonly draft: object;
    start(): () => void;
    back(): Promise<void>;
    goToStage(stage: 'channels' | 'use-cases'): Promise<void>;
  };
}

const custom = (store: { choose(option: string): void; setCustom(text: string): void }): void => {
  store.choose('Other');
  store.setCustom('Escrow');
};

/** Opens each stage and edits it. */
const STAGES: Readonly<Record<string, (screens: Screens) => { store: EditedStage; edit: () => void }>> = {
  'the company': (screens) => {
    const store = screens.company();
    return { store, edit: () => store.setName('Clearwater') };
  },
  'the absence of a company': (screens) => {
    const store = screens.company();
    return { store, edit: () => store.setHasNoCompany(true) };
  },
  'the use cases': (screens) => {
    const store = screens.useCases();
    return { store, edit: () => custom(store) };
  },
  'the protocols': (screens) => {
    const { selection: store } = screens.protocols();
    return { store, edit: () => custom(store) };
  },
  'the channel': (screens) => {
    const store = screens.channels();
    return { store, edit: () => custom(store) };
  },
  'the plan': (screens) => {
    const store = screens.plan();
    return { store, edit: () => store.stage.change({ planId: 'starter', period: 'annually' }) };
  },
};

const WAYS: Readonly<Record<string, (stage: EditedStage['stage']) => unknown>> = {
  Back: (stage) => stage.back(),
  'an earlier step of the progress indicator': (stage) => stage.goToStage('use-cases'),
  'a later step of the progress indicator': (stage) => stage.goToStage('channels'),
  'the Back of the browser': () => undefined,
};

describe.each(Object.entries(STAGES))('what is edited at %s', (_, openStage) => {
  it.each(Object.entries(WAYS))('is there again after the stage was left by %s', async (_way, leave) => {
    const screens = await open();
    const { store, edit } = openStage(screens);
    const stop = store.stage.start();
    await flush();
    const before = store.stage.draft;
    edit();
    const edited = store.stage.draft;
    expect(edited).not.toEqual(before);
    await leave(store.stage);
    stop();

    const again = openStage(screens).store;
    again.stage.start();
    await flush();
    expect(again.stage.draft).toEqual(edited);
  });
});

it('an edit that was left does not reach the next customer', async () => {
  const screens = await open();
  const company = screens.company();
  const stop = company.stage.start();
  await flush();
  company.setName('Clearwater');
  app.session.logOut();
  const signIn = app.provider.signIn;
  if (signIn) app.session.startSession(signIn, null);
  // Its page goes last.
  stop();
  const again = screens.company();
  await startStore(again.stage);
  expect(again.stage.draft.name).not.toBe('Clearwater');
});
