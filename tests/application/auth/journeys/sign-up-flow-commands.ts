import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import { NEWCOMER } from '#tests/contracts/newcomer.ts';
import { flush } from '#tests/support/gate.ts';
import { COMPLETE, type Drafts, drafts } from './sign-up-flow-answers.ts';
import { type SignUpFlowModel, type ModelDevice, owesByCard, PEOPLE, type Person } from './sign-up-flow-model.ts';
import { PATHS } from './sign-up-flow-screens.ts';
import type { Tab } from './sign-up-flow-tab.ts';
import type { SignUpFlowWorld } from './sign-up-flow-world.ts';

type Command = fc.AsyncCommand<SignUpFlowModel, SignUpFlowWorld>;

interface CommandContext {
  readonly model: SignUpFlowModel;
  readonly world: SignUpFlowWorld;
  readonly tab: Tab;
  readonly device: ModelDevice;
}

/** Anything may be tried at any time; what is looked at afterwards is always the same. */
function command(name: string, act: (model: SignUpFlowModel, world: SignUpFlowWorld) => Promise<void> | void): Command {
  return {
    check: () => true,
    async run(model, world) {
      await act(model, world);
      await world.rest(model);
      world.checkStates(model);
    },
    toString: () => name,
  };
}

function tabCommand(name: string, index: number, act: (context: CommandContext) => Promise<void> | void): Command {
  return command(`tab ${index} ${name}`, async (model, world) => {
    const tab = await world.tab(index, model);
    const device = model.devices[tab.device];
    if (device) await act({ model, world, tab, device });
  });
}

async function open({ model, world, tab }: CommandContext, path: string): Promise<void> {
  tab.go(path);
  await world.rest(model);
}

function register(index: number, person: Person): Command {
  return tabCommand(`registers ${person}`, index, async (context) => {
    await open(context, '/auth/register');
    if (context.tab.screen !== 'register') return;
    await context.tab.register({ ...NEWCOMER, email: person });
    context.model.register(context.device, person);
  });
}

function logIn(index: number, person: Person, isCorrect: boolean): Command {
  return tabCommand(`logs ${person} in${isCorrect ? '' : ' with a wrong password'}`, index, async (context) => {
    await open(context, '/auth/login');
    if (context.tab.screen !== 'log-in') return;
    const { proof, password } = NEWCOMER;
    await context.tab.logIn({ email: person, password: isCorrect ? password : 'Wrong-password-1', proof });
    if (isCorrect) context.model.logIn(context.device, person);
  });
}

function verify(index: number, isCorrect: boolean): Command {
  return tabCommand(
    `enters ${isCorrect ? 'the mailed' : 'a wrong'} code`,
    index,
    async ({ tab, model, world, device }) => {
      const { page } = tab;
      if (page?.kind !== 'verification') return;
      const mailed = world.provider.mails.all().find(({ to }) => to === device.person)?.code ?? '';
      page.store.setCode('');
      page.store.setCode(isCorrect ? mailed : mailed === '000000' ? '111111' : '000000');
      await flush();
      model.verify(device, isCorrect);
    },
  );
}

/** With nothing filled in, what the page shows is sent as it is. */
function submitAnswers(
  index: number,
  direction: 'next' | 'back',
  stage: QuestionnaireStage | null,
  filled: Drafts | null,
): Command {
  const where = stage ?? 'the stage shown';
  const what = filled === null ? 'as it is' : JSON.stringify(filled);
  return tabCommand(`goes ${direction} from ${where}, ${what}`, index, async (context) => {
    if (stage !== null) await open(context, `/auth/${stage}`);
    const { page } = context.tab;
    if (page?.kind !== 'stage') return;
    if (filled !== null) page.fill(filled);
    const sent = { ...NOTHING, ...page.shown() };
    await page[direction]();
    context.model.submitAnswers(context.device, page.stage, sent, direction);
    context.world.checkAnswers(context.model);
  });
}

const NOTHING: Drafts = {
  'company-data': { name: '', hasNoCompany: false },
  'use-cases': { chosen: [], custom: '' },
  'blockchain-protocols': { chosen: [], custom: '' },
  channels: { chosen: [], custom: '' },
  'pricing-plan': { period: 'monthly', planId: null, offlinePaying: false },
};

function confirm(index: number): Command {
  return tabCommand('confirms the summary', index, async (context) => {
    await open(context, '/auth/summary');
    const { page } = context.tab;
    if (page?.kind !== 'summary') return;
    const { leftFor: left } = context.tab.app;
    const before = left.length;
    page.store.accept(true);
    await page.store.confirm();
    // An outdated summary is reloaded, and nothing is sent.
    if (page.store.hasChanged) context.model.readSummary(context.device);
    else context.model.confirm(context.device);
    checkConfirmed(context, { hasLeft: left.length > before, isRenewed: page.store.hasChanged });
  });
}

/** Only a person who owes sees a checkout or a reloaded summary. */
function checkConfirmed({ model, device }: CommandContext, shown: { hasLeft: boolean; isRenewed: boolean }): void {
  const account = model.accountOn(device);
  const owes = account !== null && account.state === 'summary' && owesByCard(account);
  if (owes) assert(shown.hasLeft || shown.isRenewed, 'whoever owes leaves for the checkout or sees the plan anew');
  else assert(!shown.hasLeft, 'whoever owes nothing is not sent to a checkout');
}

function pay(person: Person): Command {
  return command(`${person} pays`, (model, world) => {
    const account = model.accounts.get(person);
    if (account?.state !== 'summary' || !owesByCard(account)) return;
    world.provider.checkout.settle(world.summary(person).checkout ?? '', 'paid');
    model.pay(person);
  });
}

function logOut(index: number): Command {
  return tabCommand('logs out', index, ({ tab, device }) => {
    tab.app.session.logOut();
    device.person = null;
  });
}

const tab = fc.constantFrom(0, 0, 0, 1, 2);
const person = fc.constantFrom(PEOPLE[0], PEOPLE[0], PEOPLE[1]);
const direction = fc.constantFrom('next', 'next', 'back');
const stage = fc.constantFrom('company-data', 'use-cases', 'blockchain-protocols', 'channels', 'pricing-plan');
const minutes = (count: number) => command(`${count} minutes pass`, (_, { clock }) => clock.advance(count * 60_000));

/** The straight way in. A walk begins somewhere on it: left to chance, few would come to its end. */
export const HAPPY_PATH: readonly Command[] = [
  register(0, PEOPLE[0]),
  verify(0, true),
  ...Array.from({ length: 5 }, () => submitAnswers(0, 'next', null, COMPLETE)),
  confirm(0),
  pay(PEOPLE[0]),
];

/** Going on is here more than once: most walks should come far. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(tab, person).map((args) => register(...args)),
  fc.tuple(tab, person, fc.constantFrom(true, true, false)).map((args) => logIn(...args)),
  fc.tuple(tab, fc.constantFrom(true, true, false)).map((args) => verify(...args)),
  fc.tuple(tab, fc.constant('next' as const), fc.constant(null), drafts).map((args) => submitAnswers(...args)),
  fc.tuple(tab, fc.constant('next' as const), fc.constant(null), drafts).map((args) => submitAnswers(...args)),
  fc.tuple(tab, fc.constant('next' as const), fc.constant(null), drafts).map((args) => submitAnswers(...args)),
  fc.tuple(tab, direction, fc.option(stage), fc.option(drafts)).map((args) => submitAnswers(...args)),
  tab.map(confirm),
  person.map(pay),
  tab.map((index) => tabCommand('reloads', index, (context) => context.tab.reload())),
  fc
    .tuple(tab, fc.constantFrom(...PATHS))
    .map(([index, path]) => tabCommand(`opens ${path}`, index, (s) => open(s, path))),
  fc.constantFrom(1, 20, 20, 61).map(minutes),
  tab.map(logOut),
];
