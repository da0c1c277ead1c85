import { PLANS, PROTOCOLS } from './data.ts';
import type { Call, Calls } from './routes.ts';
import { mailCode, text } from './sign-in.ts';
import { type Fields, type Person, Problem } from './world.ts';

const STAGES = [
  'company-data',
  'use-cases',
  'blockchain-protocols',
  'channels',
  'pricing-plan',
  'summary',
  'dashboard',
];
type Check = (body: Fields) => Fields;

/** What a stage stores of a body, or a problem. */
const CHECKS: Readonly<Record<string, Check>> = {
  'company-data': ({ companyName }) => {
    if (companyName === undefined) throw invalid('companyName');
    return { companyName: text(companyName) || null };
  },
  'use-cases': (body) => selection(body, 'useCases'),
  'blockchain-protocols': (body) => selection(body, 'blockchainProtocols'),
  channels: (body) => selection(body, 'channels'),
  'pricing-plan': ({ chosenSubscription, chosenCurrentPackage, offlinePaying }) => {
    const plan = PLANS.find(({ id }) => String(id) === chosenCurrentPackage);
    if (!plan && chosenCurrentPackage !== 'custom') throw invalid('chosenCurrentPackage');
    // Nothing is paid for a free plan, in crypto neither.
    if (plan?.isFree && offlinePaying === true) throw invalid('offlinePaying');
    if (chosenSubscription !== 'monthly' && chosenSubscription !== 'annually') throw invalid('chosenSubscription');
    return { chosenSubscription, chosenCurrentPackage: plan?.id ?? 'custom', offlinePaying };
  },
};

/** Empty texts are stored as null. */
function selection(body: Fields, field: string): Fields {
  const chosen = body[field];
  const custom = text(body[`${field}Custom`]) || null;
  if (!Array.isArray(chosen) || (chosen.length === 0 && custom === null)) throw invalid(field);
  return { [field]: chosen as readonly unknown[], [`${field}Custom`]: custom };
}

function invalid(field: string): Problem {
  return new Problem(422, 'Проверете отговора.', { faults: { [field]: ['липсва или е непознато 🤔'] } });
}

/** A stage is open until the dashboard, but no stage ahead of the person is. */
function isOpen({ state }: Person, stage: string): boolean {
  return state !== 'dashboard' && STAGES.indexOf(stage) <= STAGES.indexOf(state);
}

function notNow({ state }: Person): Problem {
  return new Problem(403, 'Този въпрос не е на ред.', { state });
}

const stageCalls = Object.entries(CHECKS).flatMap(([stage, check]): readonly [string, Calls[string]][] => [
  [
    `POST /api/${stage}`,
    ({ person, body }) => {
      if (!isOpen(person, stage)) throw notNow(person);
      person.answers[stage] = check(body);
      const next = STAGES[Math.max(STAGES.indexOf(stage) + 1, STAGES.indexOf(person.state))] ?? 'dashboard';
      person.state = next;
      // One stage leaves it to the console to go on.
      return stage === 'channels' ? { status: 204 } : { data: { item: { state: next } } };
    },
  ],
  [
    `GET /api/${stage}`,
    ({ person }) => {
      if (!isOpen(person, stage)) throw notNow(person);
      return { data: person.answers[stage] ? { item: person.answers[stage] } : null };
    },
  ],
]);

export const onboardingCalls: Calls = {
  'POST /api/auth/verify-email': ({ world, person, body }) => {
    if (person.code === null || body['code'] !== person.code)
      throw new Problem(422, 'Кодът е грешен.', { faults: { code: ['❌ 六桁'] } });
    person.code = null;
    const memberId = person.answers['invitation']?.['memberId'];
    const member = person.workspace.members.find(({ id }) => id === memberId);
    if (member) member.state = 'dashboard';
    person.state = member ? 'dashboard' : 'company-data';
    return { data: { item: { state: person.state, verifiedAt: new Date(world.now()).toISOString() } } };
  },
  // Without a state: nothing has changed.
  'POST /api/auth/resend-email-code': ({ world, person }) => {
    if (person.state !== 'email-verification') throw notNow(person);
    mailCode(world, person);
    return { data: { item: {} } };
  },
  ...Object.fromEntries(stageCalls),
  'GET /api/summary': ({ person }) => ({ data: { item: summaryOf(person) } }),
  'POST /api/summary': ({ person }) => confirm(person),
};

function summaryOf(person: Person): Fields {
  if (!isOpen(person, 'summary')) throw notNow(person);
  const { chosenCurrentPackage, offlinePaying } = person.answers['pricing-plan'] ?? {};
  const chosen = person.answers['blockchain-protocols']?.['blockchainProtocols'] as readonly string[];
  const plan = PLANS.find(({ id }) => id === chosenCurrentPackage);
  const isPaid = plan !== undefined && !plan.isFree && offlinePaying !== true;
  return {
    companyName: person.answers['company-data']?.['companyName'],
    useCases: person.answers['use-cases']?.['useCases'],
    blockchainProtocols: chosen.map((name) => PROTOCOLS.find((one) => one.name === name) ?? { name }),
    chosenCurrentPackageName: plan?.name ?? null,
    ...{ chosenCurrentPackage, offlinePaying },
    stripeSessionUrl: isPaid ? `https://pay.second.example/плащане/${person.id}` : '',
    state: person.state,
  };
}

function confirm(person: Call['person']) {
  summaryOf(person);
  person.workspace.planId = Number(person.answers['pricing-plan']?.['chosenCurrentPackage']) || person.workspace.planId;
  person.state = 'dashboard';
  return { data: { item: { state: person.state } } };
}
