import type { GettingStartedStep } from '#src/domain/dashboard/getting-started.ts';
import type { Answer, Item } from '#mocks/provider/answer.ts';
import { markDone } from '#mocks/provider/done-steps.ts';
import type { Posted } from '#mocks/provider/posted.ts';
import { invalid } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

/** True or null (§3). */
export type StepsItem = Readonly<Record<GettingStartedStep, true | null>>;

const NOTHING_DONE: StepsItem = {
  apiKey: null,
  verifyDomain: null,
  firstApiCall: null,
  tutorials: null,
  apiReference: null,
  pricing: null,
};
const STEPS = Object.keys(NOTHING_DONE) as readonly GettingStartedStep[];

export class GettingStartedService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
  ) {}

  load(bearer: Bearer): Answer<Item<StepsItem>> {
    return this.sessions.answer(bearer, (_, { id }) => {
      const mine = this.records.read().doneSteps.filter(({ accountId }) => accountId === id);
      return { item: { ...NOTHING_DONE, ...Object.fromEntries(mine.map(({ step }) => [step, true as const])) } };
    });
  }

  /** What is done stays done. */
  set(bearer: Bearer, posted: Posted<GettingStartedStep>): Answer<Item<{ readonly success: boolean }>> {
    return this.sessions.answer(bearer, (_, { id }) => {
      const steps = STEPS.filter((step) => isTold(posted, step));
      if (steps.length === 0) throw invalid('invalid_request', 'No step was named.');
      return this.records.change((database) => {
        for (const step of steps) markDone(database, id, step);
        return { item: { success: true } };
      });
    });
  }
}

function isTold(posted: Posted<GettingStartedStep>, step: GettingStartedStep): boolean {
  const value = posted[step] ?? null;
  if (value !== null && value !== true) throw invalid('invalid_request', `${step} must be true or null.`);
  return value === true;
}
