import type { GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import type { DoneStepRow } from './rows.ts';

/** Getting Started remembers what was done, once (§4). `accountId` is the workspace's. */
export function markDone(
  database: { readonly doneSteps: DoneStepRow[] },
  accountId: string,
  step: GettingStartedStep,
): void {
  const isKnown = database.doneSteps.some((row) => row.accountId === accountId && row.step === step);
  if (!isKnown) database.doneSteps.push({ accountId, step });
}

export function seededSteps({ id: accountId, keys, domains, doneBeside = [] }: AccountSeed): DoneStepRow[] {
  const steps: GettingStartedStep[] = [...doneBeside];
  if (keys.length > 0) steps.push('apiKey');
  if (domains) steps.push('verifyDomain');
  return steps.map((step) => ({ accountId, step }));
}
