import type { AccountState } from '../../../src/domain/account/account-state';
import type { AnsweredStage } from '../../../src/domain/onboarding/answers';
import { furthest, hasReached, stageAfter } from '../account-progress';
import type { Answer, Item } from '../answer';
import { checkoutOf, openCheckout } from '../checkouts';
import type { Database } from '../database';
import { type OnboardingSummaryItem, summaryItem } from '../onboarding-summary';
import type { Posted } from '../posted';
import { ProviderError } from '../provider-error';
import type { Records } from '../records';
import type { AccountRow } from '../rows';
import type { Bearer, Sessions } from '../sessions';
import { type AnswersByStage, readAnswer } from '../stage-answers';
import type { StateItem } from './registration-service';

export class OnboardingService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly checkoutUrl: (session: string) => string,
  ) {}

  /** An item of null where nothing has been answered. */
  answers<S extends AnsweredStage>(bearer: Bearer, stage: S): Answer<Item<AnswersByStage[S] | null>> {
    return this.sessions.answer(bearer, ({ id }) => ({ item: answerOf(this.records.read(), id, stage) }));
  }

  /** What is saved again counts, but never leads backwards. */
  saveAnswers(bearer: Bearer, stage: AnsweredStage, posted: Posted<string>): Answer<Item<StateItem>> {
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

function answerOf<S extends AnsweredStage>(
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
