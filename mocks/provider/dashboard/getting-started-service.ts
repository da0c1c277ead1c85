import type { GettingStartedStep } from '#src/domain/dashboard/step-state.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import type { RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { markDone } from './done-steps.ts';

const NOTHING_DONE: Readonly<Record<GettingStartedStep, true | null>> = {
  apiKey: null,
  verifyDomain: null,
  firstApiCall: null,
  tutorials: null,
  apiReference: null,
  pricing: null,
};
const STEPS = Object.keys(NOTHING_DONE) as readonly GettingStartedStep[];

export class GettingStartedService {
  constructor(private readonly sessions: Sessions) {}

  load(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account: { id: accountId }, database }) => {
      const done = database.doneSteps.where({ accountId });
      return { item: { ...NOTHING_DONE, ...Object.fromEntries(done.map(({ step }) => [step, true as const])) } };
    });
  }

  set(bearer: Bearer, fields: RequestFields<GettingStartedStep>) {
    return this.sessions.change(bearer, 'own', ({ account: { id }, database }) => {
      const steps = STEPS.filter((step) => isSet(fields, step));
      if (steps.length === 0) throw invalid('invalid_request', 'No step was named.');
      for (const step of steps) markDone(database, id, step);
      return { item: { success: true } };
    });
  }
}

function isSet(fields: RequestFields<GettingStartedStep>, step: GettingStartedStep): boolean {
  const value = fields[step] ?? null;
  if (value !== null && value !== true) throw invalid('invalid_request', `${step} must be true or null.`);
  return value === true;
}
