import type { OnboardingAnswers, QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import type { Database } from '#mocks/provider/db/database.ts';

export const OTHER_OPTION = 'Other';

/** The simulation's own copy, so that a slip in the console's list shows. */
export const useCaseOptions: readonly string[] = [
  'Tax And Accounting',
  'Crypto Exchange',
  'Digital Bank',
  'Crypto Lending',
  'Brokerage Firm',
  'Hardware Wallet',
  'Crypto Wallet',
  'Crypto PSP',
  'Crypto Custody',
  'Crypto Mining',
  'Portfolio Tracking',
  'Crypto Gaming',
  'Crypto Casino',
  'NFTs',
  'Crypto Donations',
  OTHER_OPTION,
];

export const channelOptions: readonly string[] = [
  'Google Search',
  'Email Campaign',
  'Linkedin',
  'Twitter',
  'Referral',
  'Conference',
  OTHER_OPTION,
];

export function answerOf<S extends QuestionnaireStage>(
  database: Database,
  accountId: string,
  stage: S,
): OnboardingAnswers[S] | null {
  const row = database.answers.find({ accountId, stage });
  return row ? (JSON.parse(row.json) as OnboardingAnswers[S]) : null;
}

export function saveAnswer(database: Database, accountId: string, stage: QuestionnaireStage, answer: object): void {
  const id = `${accountId}/${stage}`;
  database.answers.remove({ id });
  database.answers.insert({ id, accountId, stage, json: JSON.stringify(answer) });
}
