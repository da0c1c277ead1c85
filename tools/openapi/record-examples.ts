import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { type Json, type Recorded, Recorder } from './recorder.ts';
import { toSample } from './sample-values.ts';

/** One success of every operation, and one of every kind of error. */
export interface Examples {
  readonly successes: ReadonlyMap<EndpointName, Recorded>;
  /** Of other accounts, by a name for the kind of account. */
  readonly others: ReadonlyMap<EndpointName, readonly (readonly [account: string, Recorded])[]>;
  /** By the name of the example, such as `domain_exists`. */
  readonly errors: ReadonlyMap<string, Recorded>;
}

export async function recordExamples(): Promise<Examples> {
  const names = Object.keys(endpoints) as EndpointName[];
  const successes = await Promise.all(names.map(async (name) => [name, await recordSuccess(name)] as const));
  const customer = asOneCustomer(new Map(successes));
  const errors = (await recordFailures()).filter(({ status }) => status >= 400);
  return {
    successes: customer,
    others: await recordOthers(customer),
    errors: new Map(errors.map((one) => [errorCodeOf(one), one])),
  };
}

type Successes = Map<EndpointName, Recorded>;

const SIGN_INS = [
  'logInWithGoogle',
  'logInWithGithub',
  'logInWithLinkedin',
  'logInWithOidc',
  'verifySecondFactor',
] as const;

/** The user of all other examples, whichever account of the simulation signed in. */
function asOneCustomer(successes: Successes): Successes {
  const item = (one: Recorded | undefined) => (one?.response['data'] as Json | undefined)?.['item'] as Json;
  const { user } = item(successes.get('logIn'));
  for (const name of SIGN_INS) {
    const recorded = successes.get(name);
    if (!recorded) continue;
    const response = { ...recorded.response, data: { item: { ...item(recorded), user } } };
    successes.set(name, { ...recorded, response });
  }
  return successes;
}

/** Accounts that are not the healthy one. */
const OTHERS = { suspended: 'suspended', empty: 'free-plan', new: 'onboarding-at-company-data' } as const;

/** All that each of them reads, and its log-in, where that differs from the healthy one. */
async function recordOthers(successes: Successes): Promise<Examples['others']> {
  const others = new Map<EndpointName, (readonly [string, Recorded])[]>();
  for (const [account, scenario] of Object.entries(OTHERS)) {
    const recorder = new Recorder(scenario);
    for (const [name, healthy] of successes) {
      if (name !== 'logIn' && endpoints[name].effect !== 'read') continue;
      // A new account may not read all of it yet.
      const recorded = await recordExample(recorder, name).catch(() => null);
      const differs =
        recorded && JSON.stringify(toSample(recorded.response)) !== JSON.stringify(toSample(healthy.response));
      if (differs) others.set(name, [...(others.get(name) ?? []), [account, recorded]]);
    }
  }
  return others;
}

/** Each in a simulation of its own, of a healthy customer where it is about none in particular. */
async function recordSuccess(name: EndpointName): Promise<Recorded> {
  const { after = [] } = operations[name];
  const { scenario: given = 'active-customer' } = operations[after[0] ?? name];
  const scenario = given === 'suspended' ? 'active-customer' : given;
  const recorder = new Recorder(scenario);
  for (const earlier of after) await recorder.sample(earlier);
  return recordExample(recorder, name);
}

function recordExample(recorder: Recorder, name: EndpointName): Promise<Recorded> {
  const { exampleQuery } = operations[name];
  return exampleQuery ? recorder.call(name, { query: exampleQuery }) : recorder.sample(name);
}

/** How each kind of error looks. */
async function recordFailures(): Promise<readonly Recorded[]> {
  const customer = new Recorder('active-customer');
  const viewer = new Recorder('read-only-member');
  const failures = [
    await customer.call('createApiKey', { body: { name: '' } }),
    await customer.call('revealApiKey', { id: 'unknown' }),
    await customer.call('saveCompanyData', { body: { companyName: 'Northwall' } }),
    await viewer.call('createApiKey', { body: { name: 'orders' } }),
  ];
  await customer.sample('addDomain');
  failures.push(await customer.call('addDomain', { body: { domain: 'new.northwall.example' } }));
  const faucet = { blockchain: 'ethereum', network: 'sepolia', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' };
  for (let request = 0; request < 10; request += 1)
    failures.push(await customer.call('requestFaucet', { body: faucet }));
  customer.token = null;
  return [...failures, await customer.call('profile')];
}

function errorCodeOf({ response }: Recorded): string {
  return String((response['error'] as Json | undefined)?.['code']);
}
