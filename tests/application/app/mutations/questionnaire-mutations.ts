import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { startStore } from '#tests/support/open-onboarding.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { Mutation, OpenMutation } from './mutation.ts';

interface Stage {
  readonly draft: object;
  readonly formErrors: readonly string[];
  next(): unknown;
  back(): unknown;
}

async function screensOf(app: TestApp): Promise<OnboardingScreens> {
  await app.stores.onboarding.load();
  return app.stores.onboarding.current;
}

function openStage(app: TestApp, stage: Stage, run: () => unknown = () => stage.next()): OpenMutation {
  return {
    run,
    typed: () => stage.draft,
    inlineMessages: () => stage.formErrors,
    isDone: () => app.navigatedTo.length > 0,
  };
}

function saving(stage: QuestionnaireStage, open: Mutation['open']): Mutation {
  const call = ['onboarding', 'saveAnswers'] as const;
  return {
    name: `saving ${stage}`,
    call,
    scenario: `onboarding-at-${stage}`,
    errorReporting: 'own',
    denial: { response: stage },
    open,
  };
}

/** The six stages of the questionnaire. */
export const QUESTIONNAIRE_MUTATIONS: readonly Mutation[] = [
  saving('company-data', async (app) => {
    const store = (await screensOf(app)).company();
    await startStore(store.stage);
    store.setName('Clearwater');
    return openStage(app, store.stage);
  }),
  saving('use-cases', async (app) => {
    const store = (await screensOf(app)).useCases();
    await startStore(store.stage);
    store.toggle('NFTs');
    store.toggle('Other');
    store.setCustom('Escrow');
    return openStage(app, store.stage);
  }),
  saving('blockchain-protocols', async (app) => {
    const store = await startStore((await screensOf(app)).protocols());
    store.selection.toggle('bitcoin');
    return openStage(app, store.selection.stage);
  }),
  saving('channels', async (app) => {
    const store = (await screensOf(app)).channels();
    await startStore(store.stage);
    store.choose('Referral');
    return openStage(app, store.stage);
  }),
  {
    ...saving('channels', async (app) => {
      const store = (await screensOf(app)).channels();
      await startStore(store.stage);
      store.choose('Referral');
      return openStage(app, store.stage, () => store.stage.back());
    }),
    name: 'saving channels on the way back',
    // It goes back, so the stage of the response is the right one.
    denial: undefined,
  },
  saving('pricing-plan', async (app) => {
    const store = await startStore((await screensOf(app)).plan());
    store.choose(store.plans[2]!);
    store.choosePeriod('annually');
    return openStage(app, store.stage, () => store.next());
  }),
  {
    name: 'confirming the summary',
    call: ['onboarding', 'confirmSummary'],
    scenario: 'onboarding-at-summary',
    errorReporting: 'own',
    async open(app) {
      const store = await startStore((await screensOf(app)).summary());
      store.accept(true);
      return {
        run: () => store.confirm(),
        typed: () => store.hasAccepted,
        inlineMessages: () => store.formErrors,
        isDone: () => app.leftFor.length > 0,
      };
    },
  },
];
