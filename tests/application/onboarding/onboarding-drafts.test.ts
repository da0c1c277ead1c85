import { describe, expect, it, onTestFinished } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { DRAFTS_KEY } from '#src/application/auth/session-record.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { openOnboarding } from '#tests/support/open-onboarding.ts';
import { TestApp } from '#tests/support/test-app.ts';

interface ShownStage {
  readonly stage: { readonly draft: object; readonly isRestored: boolean };
  readonly close: () => void;
}

interface StageRow {
  readonly scenario: ScenarioName;
  readonly path: string;
  /** Opens the stage and waits for what the server holds of it. */
  readonly show: (screens: OnboardingScreens) => Promise<ShownStage>;
  readonly answer: (shown: ShownStage) => void;
  readonly answered: object;
}

type StageNames = Pick<StageRow, 'scenario' | 'path' | 'answered'>;

/** A page starts its store; most start with their stage. */
function row<S extends { readonly stage: ShownStage['stage'] & { start(): () => void } }>(
  names: StageNames,
  open: (screens: OnboardingScreens) => S,
  answer: (store: S) => void,
  start: (store: S) => () => void = ({ stage }) => stage.start(),
): StageRow {
  const stores = new WeakMap<ShownStage, S>();
  return {
    ...names,
    async show(screens) {
      const store = open(screens);
      const shown = { stage: store.stage, close: start(store) };
      stores.set(shown, store);
      await flush();
      return shown;
    },
    answer: (shown) => answer(stores.get(shown)!),
  };
}

const STAGES: Readonly<Record<string, StageRow>> = {
  'a company': row(
    {
      scenario: 'onboarding-at-company-data',
      path: '/auth/company-data',
      answered: { name: 'Clearwater Ledger', hasNoCompany: false },
    },
    ({ company }) => company(),
    (store) => store.setName('Clearwater Ledger'),
  ),
  'no company': row(
    { scenario: 'onboarding-at-company-data', path: '/auth/company-data', answered: { name: '', hasNoCompany: true } },
    ({ company }) => company(),
    (store) => store.setHasNoCompany(true),
  ),
  'use cases': row(
    {
      scenario: 'onboarding-at-use-cases',
      path: '/auth/use-cases',
      answered: { chosen: ['NFTs', 'Other'], custom: 'Escrow, for\nfreelancers' },
    },
    ({ useCases }) => useCases(),
    (store) => {
      store.toggle('NFTs');
      store.toggle('Other');
      store.setCustom('Escrow, for\nfreelancers');
    },
  ),
  protocols: row(
    {
      scenario: 'onboarding-at-blockchain-protocols',
      path: '/auth/blockchain-protocols',
      answered: { chosen: ['bitcoin', 'ethereum'], custom: '' },
    },
    ({ protocols }) => protocols().selection,
    (store) => {
      store.toggle('bitcoin');
      store.toggle('ethereum');
    },
  ),
  'a channel': row(
    {
      scenario: 'onboarding-at-channels',
      path: '/auth/channels',
      answered: { chosen: ['Referral'], custom: '' },
    },
    ({ channels }) => channels(),
    (store) => store.choose('Referral'),
  ),
  'a plan': row(
    {
      scenario: 'onboarding-at-pricing-plan',
      path: '/auth/pricing-plan',
      answered: { period: 'annually', planId: 'custom', offlinePaying: false },
    },
    ({ plan }) => plan(),
    (store) => {
      store.choosePeriod('annually');
      store.choose(store.plans.find(({ isCustom }) => isCustom)!);
    },
    (store) => store.start(),
  ),
};

const ROWS = Object.entries(STAGES).map(([name, stage]) => ({ name, ...stage }));

async function open(scenario: ScenarioName) {
  const { app, screens } = await openOnboarding(scenario);
  const { state } = app.session;
  return {
    app,
    screens,
    expire: () => app.session.onUnauthorized(app.session.getSession()!),
    signInAgain: (user = app.provider.signIn!.user) =>
      void app.session.startSession({ ...app.provider.signIn!, state, user }, null),
  };
}

describe.each(ROWS)('what was answered of $name when the session ended by itself', (stage) => {
  const openAnswered = async () => {
    const opened = await open(stage.scenario);
    const shown = await stage.show(opened.screens);
    stage.answer(shown);
    expect(shown.stage.draft, 'as it was answered').toEqual(stage.answered);
    return { ...opened, shown };
  };

  it('comes back to the same person, on the same stage, over what the server holds', async () => {
    const { app, screens, shown, expire, signInAgain } = await openAnswered();
    expire();
    shown.close();
    expect(app.tabStorage.keys).toEqual([DRAFTS_KEY]);
    signInAgain();
    expect([app.navigatedTo, app.tabStorage.keys]).toEqual([[stage.path], []]);
    const again = await stage.show(screens);
    expect([again.stage.draft, again.stage.isRestored]).toEqual([stage.answered, true]);
  });

  it('comes back after a reload of the tab', async () => {
    const { app, shown, expire } = await openAnswered();
    const { state } = app.session;
    expire();
    shown.close();
    const reloaded = new TestApp({ provider: app.provider, tabStorage: app.tabStorage });
    onTestFinished(() => reloaded.close());
    reloaded.session.startSession({ ...app.provider.signIn!, state }, null);
    await reloaded.stores.onboarding.load();
    const again = await stage.show(reloaded.stores.onboarding.current);
    expect([reloaded.navigatedTo, again.stage.draft]).toEqual([[stage.path], stage.answered]);
  });

  it('is neither for the next person nor for anybody after a log-out', async () => {
    const { app, screens, shown, expire, signInAgain } = await openAnswered();
    expire();
    shown.close();
    signInAgain({ email: 'next@clearwater.example', firstName: 'Next', lastName: 'Person' });
    const next = await stage.show(screens);
    expect([next.stage.isRestored, app.tabStorage.keys]).toEqual([false, []]);
    stage.answer(next);
    app.session.logOut();
    next.close();
    signInAgain();
    expect((await stage.show(screens)).stage.isRestored).toBe(false);
  });
});

describe('a draft of the questionnaire', () => {
  it('is not left by a stage that nobody has answered', async () => {
    const { app, screens, expire, signInAgain } = await open('onboarding-at-summary');
    const { close } = await STAGES['use cases']!.show(screens);
    expire();
    close();
    signInAgain();
    expect([app.tabStorage.keys, app.navigatedTo]).toEqual([[], []]);
  });

  it('leads back to an earlier stage than that of the account', async () => {
    const { app, screens, expire, signInAgain } = await open('onboarding-at-summary');
    const company = screens.company();
    const close = company.stage.start();
    await flush();
    company.setName('Clearwater Two');
    expire();
    close();
    signInAgain();
    expect(app.navigatedTo).toEqual(['/auth/company-data']);
  });

  it('is announced until it is dismissed', async () => {
    const { screens, expire, signInAgain } = await open('onboarding-at-company-data');
    const company = screens.company();
    const close = company.stage.start();
    company.setName('Clearwater');
    expire();
    close();
    signInAgain();
    const again = screens.company();
    again.stage.start();
    expect([again.stage.isRestored, (again.stage.dismissRestored(), again.stage.isRestored)]).toEqual([true, false]);
  });

  it('is left when saving the answer is what ended the session', async () => {
    const unauthorized = { ...rejected(401, 'unauthorized', 'Log in.'), kind: 'unauthorized' as const };
    const { app, screens } = await openOnboarding('onboarding-at-company-data', {
      onboarding: {
        saveAnswers: () => {
          app.session.onUnauthorized(app.session.getSession()!);
          return Promise.resolve(fail(unauthorized));
        },
      },
    });
    const company = screens.company();
    company.stage.start();
    await flush();
    company.setName('Clearwater');
    await company.stage.next();
    expect([app.session.state, app.tabStorage.keys]).toEqual(['notAuth', [DRAFTS_KEY]]);
  });

  it('ends with the questionnaire', async () => {
    const { app, screens } = await open('onboarding-at-company-data');
    const company = screens.company();
    company.stage.start();
    await flush();
    company.setName('Clearwater');
    app.session.setAccountState('dashboard');
    await app.account();
    expect(app.tabStorage.keys).toEqual([]);
  });
});
