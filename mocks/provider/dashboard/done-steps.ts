import type { GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import type { Database } from '#mocks/provider/db/database.ts';

export function markDone(database: Database, accountId: string, step: GettingStartedStep): void {
  const id = `${accountId}/${step}`;
  if (!database.doneSteps.find({ id })) database.doneSteps.insert({ id, accountId, step });
}
