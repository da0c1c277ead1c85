import type { OnboardingAnswers, QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import type { Database } from '#mocks/provider/db/database.ts';

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
