import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { ConformanceRecord, type OperationReport } from './conformance-record.ts';
import { breaks } from './differences.ts';
import { KitClient, type KitSession, type Send } from './kit-client.ts';
import { openOwnAccount } from './own-account.ts';
import { accessSteps } from './steps/access-steps.ts';
import { changeSteps } from './steps/change-steps.ts';
import { crossSteps } from './steps/cross-steps.ts';
import { keySteps } from './steps/key-steps.ts';
import { listSteps } from './steps/list-steps.ts';
import { logSteps } from './steps/log-steps.ts';
import { optionalSteps } from './steps/optional-steps.ts';
import { ownSteps } from './steps/own-steps.ts';
import { readSteps } from './steps/read-steps.ts';
import { logIn, signInSteps } from './steps/sign-in-steps.ts';
import { TestHooks } from './test-hooks.ts';
import { type OwnAccount, type Step, StepEnd, type Walk, type WalkOptions } from './walk.ts';

export interface ConformanceOptions extends WalkOptions {
  readonly url: string;
  readonly origin: string | null;
  readonly basicAuth: string | null;
  readonly hooks: string | null;
  /** All of them without it. */
  readonly only: readonly EndpointName[] | null;
  readonly send?: Send;
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** From sign-in to what changes an account. Reads come first, because they change nothing. */
const STEPS: readonly Step[] = [
  ...accessSteps,
  ...signInSteps,
  ...readSteps,
  ...listSteps,
  ...logSteps,
  ...crossSteps,
  ...changeSteps,
  ...keySteps,
  ...optionalSteps,
  ...ownSteps,
];

const onNetwork: Send = (request) => fetch(request);
const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Walks the chosen operations of a provider. Never throws for what a provider does. */
export async function runConformance(options: ConformanceOptions): Promise<readonly OperationReport[]> {
  const { url, send = onNetwork, now = Date.now, wait = sleep, origin, basicAuth, hooks, only } = options;
  const record = new ConformanceRecord(only ?? (Object.keys(endpoints) as EndpointName[]));
  const client = new KitClient({ baseUrl: url, send, origin, basicAuth, record, now });
  const testHooks = hooks === null ? null : new TestHooks(hooks, send, wait);
  const walk = createWalk(client, record, options, testHooks);
  for (const step of STEPS) await runStep(step, walk);
  return record.report();
}

function createWalk(client: KitClient, record: ConformanceRecord, options: WalkOptions, hooks: TestHooks | null): Walk {
  let main: Promise<KitSession> | null = null;
  let own: Promise<OwnAccount> | null = null;
  const walk: Walk = {
    ...{ client, record, options, hooks },
    main: () => (main ??= logIn(client, options, options.code)),
    own: () => (own ??= openOwnAccount(walk)),
  };
  return walk;
}

async function runStep({ covers, changes, run }: Step, walk: Walk): Promise<void> {
  const { record, options } = walk;
  if (!covers.some((name) => record.isChosen(name))) return;
  const skip = (reason: string) => {
    for (const name of covers) record.notTried(name, reason);
  };
  if (changes && options.readOnly) return skip('changes data: without --read-only');
  try {
    await run(walk);
  } catch (error) {
    if (error instanceof StepEnd) return skip(error.message);
    // A bug of the kit, or a response that nobody thought of: what the step would have found is unknown.
    for (const name of covers) record.differs(name, [breaks('the kit', 'to go on', String(error))]);
  }
}
