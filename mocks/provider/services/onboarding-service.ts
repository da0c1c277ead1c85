import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { furthest, hasReached, stageAfter } from '#mocks/provider/account-progress.ts';
import type { Answer, Item } from '#mocks/provider/answer.ts';
import { checkoutOf, openCheckout } from '#mocks/provider/checkouts.ts';
import type { Database } from '#mocks/provider/database.ts';
import { type OnboardingSummaryItem, summaryItem } from '#mocks/provider/onboarding-summary.ts';
import type { Posted } from '#mocks/provider/posted.ts';
import { ProviderError } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { AccountRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';
import { type AnswersByStage, readAnswer } from '#mocks/provider/stage-answers.ts';
import type { StateItem } from './registration-service.ts';

export class OnboardingService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly checkoutUrl: (session: string) => string,
  ) {}

  /** An item of null where nothing has been answered. */
  answers<S extends QuestionnaireStage>(bearer: Bearer, stage: S): Answer<Item<AnswersByStage[S] | null>> {
    return this.sessions.answer(bearer, ({ id }) => ({ item: answerOf(this.records.read(), id, stage) }));
  }

  /** What is saved again counts, but never leads backwards. */
  saveAnswers(bearer: Bearer, stage: QuestionnaireStage, posted: Posted<string>): Answer<Item<StateItem>> {
    return this.sessions.answer(bearer, ({ id, state }) => {
      refuseUnless(hasReached(state, stage) && state !== 'dashboard', state);
      const answer = readAnswer(stage, posted);
      return this.records.change((database) => {
        const isOther = (row: { accountId: string; stage: string }) => row.accountId !== id || row.stage !== stage;
        database.answers = [...database.answers.filter(isOther), { accountId: id, stage, answer }];
        const plan = answerOf(database, id, 'pricing-plan');
        if (stage === 'pricing-plan' && plan) openCheckout(database, this.seed, id, plan);
        const account = rowOf(database, id);
        account.state = furthest(account.state, stageAfter(stage));
        return { item: { state: account.state } };
      });
    });
  }

  summary(bearer: Bearer): Answer<Item<OnboardingSummaryItem>> {
    return this.sessions.answer(bearer, ({ id, state }) => {
      refuseUnless(state === 'summary', state);
      const database = this.records.read();
      const session = checkoutOf(database, id)?.session;
      const stripeSessionUrl = session === undefined ? null : this.checkoutUrl(session);
      return { item: { ...summaryItem((stage) => answerOf(database, id, stage)), stripeSessionUrl, state } };
    });
  }

  /** Whoever has to pay by card stays where they are until the card provider has the money. */
  confirm(bearer: Bearer): Answer<Item<StateItem>> {
    return this.sessions.answer(bearer, ({ id, state }) => {
      refuseUnless(hasReached(state, 'summary'), state);
      if (state === 'dashboard' || checkoutOf(this.records.read(), id)) return { item: { state } };
      return this.records.change((database) => {
        rowOf(database, id).state = 'dashboard';
        return { item: { state: 'dashboard' as const } };
      });
    });
  }
}

function answerOf<S extends QuestionnaireStage>(
  database: Readonly<Database>,
  accountId: string,
  stage: S,
): AnswersByStage[S] | null {
  const row = database.answers.find((known) => known.accountId === accountId && known.stage === stage);
  return row ? (structuredClone(row.answer) as AnswersByStage[S]) : null;
}

/** A refusal that tells the console where the account really stands (§4). */
function refuseUnless(isAllowed: boolean, state: AccountState): void {
  if (!isAllowed) throw new ProviderError(409, 'wrong_stage', 'Your account is at another step.', [], state);
}

function rowOf(database: Database, accountId: string): AccountRow {
  const account = database.accounts.find(({ id }) => id === accountId);
  if (!account) throw new Error('The session has no account');
  return account;
}
