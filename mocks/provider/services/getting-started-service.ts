import type { GettingStartedStep } from '../../../src/domain/dashboard/getting-started';
import type { Answer, Item } from '../answer';
import { markDone } from '../done-steps';
import type { Posted } from '../posted';
import { invalid } from '../provider-error';
import type { Records } from '../records';
import type { Bearer, Sessions } from '../sessions';

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
