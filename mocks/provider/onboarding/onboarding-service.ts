import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { OnboardingAnswers, QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import { checkoutOf, openCheckout } from '#mocks/provider/billing/payments.ts';
import { type Item, ProviderError, type ServiceResult } from '#mocks/provider/shared/service-result.ts';
import type { RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { isOfferedPlanId } from '#mocks/provider/plans/plans.ts';
import { answerOf, OTHER_OPTION, saveAnswer, readAnswer } from './stage-answers.ts';

/** The simulation's own copy of the order, so that a slip in the console's copy shows. */
const ORDER: readonly AccountState[] = [
  'notAuth',
  'email-verification',
  'company-data',
  'use-cases',
  'blockchain-protocols',
  'channels',
  'pricing-plan',
  'summary',
  'dashboard',
];

export class OnboardingService {
  constructor(
    private readonly sessions: Sessions,
    private readonly checkoutUrl: (session: string) => string,
  ) {}

  answers<S extends QuestionnaireStage>(bearer: Bearer, stage: S): ServiceResult<Item<OnboardingAnswers[S] | null>> {
    return this.sessions.authorize(bearer, ({ account, database }) => ({
      item: answerOf(database, account.id, stage),
    }));
  }

  saveAnswers(bearer: Bearer, stage: QuestionnaireStage, fields: RequestFields<string>) {
    return this.sessions.change(bearer, 'own', ({ person: { id, accountId, state }, database }) => {
      requireStage(hasReached(state, stage) && state !== 'dashboard', state);
      saveAnswer(database, accountId, stage, readAnswer(stage, fields));
      const plan = answerOf(database, accountId, 'pricing-plan');
      if (stage === 'pricing-plan' && plan) openCheckout(database, accountId, plan);
      const reached = furthest(state, stageAfter(stage));
      database.people.update({ id }, { state: reached });
      return { item: { state: reached } };
    });
  }

  summary(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ person: { accountId, state }, database }) => {
      requireStage(state === 'summary', state);
      const session = checkoutOf(database, accountId)?.session;
      const stripeSessionUrl = session === undefined ? null : this.checkoutUrl(session);
      return { item: { ...summaryItem(database, accountId), stripeSessionUrl, state } };
    });
  }

  /** Somebody who pays by card stays at the summary until the card provider has the money. */
  confirm(bearer: Bearer) {
    return this.sessions.change(bearer, 'own', ({ person: { id, accountId, state }, database }) => {
      requireStage(hasReached(state, 'summary'), state);
      if (state === 'dashboard' || checkoutOf(database, accountId)) return { item: { state } };
      database.people.update({ id }, { state: 'dashboard' });
      return { item: { state: 'dashboard' as const } };
    });
  }
}

/** The error carries the current state, so that the console can move there. */
function requireStage(isAllowed: boolean, state: AccountState): void {
  if (!isAllowed) throw new ProviderError(409, 'wrong_stage', 'Your account is at another step.', [], state);
}

/** Somebody who saves an earlier stage again never moves back. */
function furthest(one: AccountState, other: AccountState): AccountState {
  return ORDER.indexOf(one) >= ORDER.indexOf(other) ? one : other;
}

function hasReached(state: AccountState, stage: AccountState): boolean {
  return ORDER.indexOf(state) >= ORDER.indexOf(stage);
}

function stageAfter(stage: QuestionnaireStage): AccountState {
  return ORDER[ORDER.indexOf(stage) + 1] ?? 'summary';
}

function summaryItem(database: Database, accountId: string) {
  const company = answerOf(database, accountId, 'company-data');
  const useCases = answerOf(database, accountId, 'use-cases');
  const protocols = answerOf(database, accountId, 'blockchain-protocols');
  const plan = answerOf(database, accountId, 'pricing-plan');
  const chosen = plan?.chosenCurrentPackage ?? 'free';
  return {
    companyName: company?.companyName ?? null,
    useCases: withCustom(useCases?.useCases ?? [], useCases?.useCasesCustom ?? ''),
    blockchainProtocols: withCustom(protocols?.blockchainProtocols ?? [], protocols?.blockchainProtocolsCustom ?? ''),
    chosenCurrentPackageName: isOfferedPlanId(chosen) ? database.packages.get({ id: chosen }).name : 'Enterprise',
    chosenCurrentPackage: chosen,
    offlinePaying: plan?.offlinePaying ?? false,
  };
}

function withCustom(chosen: readonly string[], custom: string): readonly string[] {
  return chosen.map((option) => (option === OTHER_OPTION ? custom : option));
}
