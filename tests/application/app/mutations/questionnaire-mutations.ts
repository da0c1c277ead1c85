import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import type { AnsweredStage } from '#src/domain/onboarding/answers.ts';
import { started } from '#tests/support/onboarding-visit.ts';
import type { TestConsole } from '#tests/support/test-console.ts';
import type { Mutation, OpenMutation } from './mutation.ts';

interface Stage {
  readonly draft: object;
  readonly problems: readonly string[];
  next(): unknown;
  back(): unknown;
}

async function screensOf(console: TestConsole): Promise<OnboardingScreens> {
  await console.stores.onboarding.load();
  return console.stores.onboarding.current;
}

function openStage(console: TestConsole, stage: Stage, run: () => unknown = () => stage.next()): OpenMutation {
  return {
    run,
    typed: () => stage.draft,
    told: () => stage.problems,
    isDone: () => console.wentTo.length > 0,
  };
}

function saving(stage: AnsweredStage, open: Mutation['open']): Mutation {
  const call = ['onboarding', 'saveAnswers'] as const;
  return { name: `saving ${stage}`, call, scenario: `onboarding-at-${stage}`, telling: 'own', open };
}

/** The six stages of the questionnaire. */
export const QUESTIONNAIRE_MUTATIONS: readonly Mutation[] = [
  saving('company-data', async (console) => {
    const store = (await screensOf(console)).company();
    await started(store.stage);
    store.setName('Clearwater');
    return openStage(console, store.stage);
  }),
  saving('use-cases', async (console) => {
    const store = (await screensOf(console)).useCases();
    await started(store.stage);
    store.toggle('NFTs');
    store.toggle('Other');
    store.write('Escrow');
    return openStage(console, store.stage);
  }),
  saving('blockchain-protocols', async (console) => {
    const store = await started((await screensOf(console)).protocols());
    store.selection.toggle('bitcoin');
    return openStage(console, store.selection.stage);
  }),
  saving('channels', async (console) => {
    const store = (await screensOf(console)).channels();
    await started(store.stage);
    store.choose('Referral');
    return openStage(console, store.stage);
  }),
  {
    ...saving('channels', async (console) => {
      const store = (await screensOf(console)).channels();
      await started(store.stage);
      store.choose('Referral');
      return openStage(console, store.stage, () => store.stage.back());
    }),
    name: 'saving channels on the way back',
  },
  saving('pricing-plan', async (console) => {
    const store = await started((await screensOf(console)).plan());
    store.choose(store.plans[2]!);
    store.choosePeriod('annually');
    return openStage(console, store.stage, () => store.next());
  }),
  {
    name: 'confirming the summary',
    call: ['onboarding', 'confirmSummary'],
    scenario: 'onboarding-at-summary',
    telling: 'own',
    async open(console) {
      const store = await started((await screensOf(console)).summary());
      store.accept(true);
      return {
        run: () => store.confirm(),
        typed: () => store.hasAccepted,
        told: () => store.problems,
        isDone: () => console.left.length > 0,
      };
    },
  },
];
