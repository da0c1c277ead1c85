import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AnsweredStage } from '#src/domain/onboarding/answers.ts';
import { NEWCOMER } from '#tests/contracts/newcomer.ts';
import { flush } from '#tests/support/gates.ts';
import { COMPLETE, type Drafts, drafts } from './getting-in-answers.ts';
import { type GettingInModel, type ModelDevice, owesByCard, PEOPLE, type Person } from './getting-in-model.ts';
import { PATHS } from './getting-in-screens.ts';
import type { Tab } from './getting-in-tab.ts';
import type { GettingInWorld } from './getting-in-world.ts';

type Command = fc.AsyncCommand<GettingInModel, GettingInWorld>;

interface Scene {
  readonly model: GettingInModel;
  readonly world: GettingInWorld;
  readonly tab: Tab;
  readonly device: ModelDevice;
}

/** Anything may be tried at any time; what is looked at afterwards is always the same. */
function command(name: string, act: (model: GettingInModel, world: GettingInWorld) => Promise<void> | void): Command {
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

function inTab(name: string, index: number, act: (scene: Scene) => Promise<void> | void): Command {
  return command(`tab ${index} ${name}`, async (model, world) => {
    const tab = await world.tab(index, model);
    const device = model.devices[tab.device];
    if (device) await act({ model, world, tab, device });
  });
}

async function open({ model, world, tab }: Scene, path: string): Promise<void> {
  tab.go(path);
  await world.rest(model);
}

function register(index: number, who: Person): Command {
  return inTab(`registers ${who}`, index, async (scene) => {
    await open(scene, '/auth/register');
    if (scene.tab.screen !== 'register') return;
    await scene.tab.register({ ...NEWCOMER, email: who });
    scene.model.register(scene.device, who);
  });
}

function logIn(index: number, who: Person, isRight: boolean): Command {
  return inTab(`logs ${who} in${isRight ? '' : ' with a wrong password'}`, index, async (scene) => {
    await open(scene, '/auth/login');
    if (scene.tab.screen !== 'log-in') return;
    const { proof, password } = NEWCOMER;
    await scene.tab.logIn({ email: who, password: isRight ? password : 'Wrong-password-1', proof });
    if (isRight) scene.model.logIn(scene.device, who);
  });
}

function verify(index: number, isRight: boolean): Command {
  return inTab(`enters ${isRight ? 'the mailed' : 'a wrong'} code`, index, async ({ tab, model, world, device }) => {
    const { page } = tab;
    if (page?.kind !== 'verification') return;
    const mailed = world.provider.mails.all().find(({ to }) => to === device.who)?.code ?? '';
    page.store.setCode('');
    page.store.setCode(isRight ? mailed : mailed === '000000' ? '111111' : '000000');
    await flush();
    model.verify(device, isRight);
  });
}

/** With nothing filled in, what the page shows is sent as it is. */
function answer(index: number, way: 'next' | 'back', stage: AnsweredStage | null, filled: Drafts | null): Command {
  const where = stage ?? 'the stage shown';
  const what = filled === null ? 'as it is' : JSON.stringify(filled);
  return inTab(`goes ${way} from ${where}, ${what}`, index, async (scene) => {
    if (stage !== null) await open(scene, `/auth/${stage}`);
    const { page } = scene.tab;
    if (page?.kind !== 'stage') return;
    if (filled !== null) page.fill(filled);
    const sent = { ...NOTHING, ...page.shown() };
    await page[way]();
    scene.model.answer(scene.device, page.stage, sent, way);
    scene.world.checkAnswers(scene.model);
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
  return inTab('confirms the summary', index, async (scene) => {
    await open(scene, '/auth/summary');
    const { page } = scene.tab;
    if (page?.kind !== 'summary') return;
    const { left } = scene.tab.console;
    const before = left.length;
    page.store.accept(true);
    await page.store.confirm();
    // A summary that was behind the account is read anew, and nothing is sent.
    if (page.store.isRenewed) scene.model.readSummary(scene.device);
    else scene.model.confirm(scene.device);
    checkConfirmed(scene, { hasLeft: left.length > before, isRenewed: page.store.isRenewed });
  });
}

/** Nobody pays for what they do not owe, and whoever owes is told: by the checkout, or by a summary that was behind. */
function checkConfirmed({ model, device }: Scene, shown: { hasLeft: boolean; isRenewed: boolean }): void {
  const account = model.accountOn(device);
  const owes = account !== null && account.state === 'summary' && owesByCard(account);
  if (owes) assert(shown.hasLeft || shown.isRenewed, 'whoever owes leaves for the checkout or sees the plan anew');
  else assert(!shown.hasLeft, 'whoever owes nothing is not sent to a checkout');
}

function pay(who: Person): Command {
  return command(`${who} pays`, (model, world) => {
    const account = model.accounts.get(who);
    if (account?.state !== 'summary' || !owesByCard(account)) return;
    world.provider.checkout.settle(world.summary(who).checkout ?? '', 'paid');
    model.pay(who);
  });
}

function logOut(index: number): Command {
  return inTab('logs out', index, ({ tab, device }) => {
    tab.console.session.logOut();
    device.who = null;
  });
}

const tab = fc.constantFrom(0, 0, 0, 1, 2);
const who = fc.constantFrom(PEOPLE[0], PEOPLE[0], PEOPLE[1]);
const way = fc.constantFrom('next', 'next', 'back');
const stage = fc.constantFrom('company-data', 'use-cases', 'blockchain-protocols', 'channels', 'pricing-plan');
const minutes = (count: number) => command(`${count} minutes pass`, (_, { clock }) => clock.advance(count * 60_000));

/** The straight way in. A walk begins somewhere on it: left to chance, few would come to its end. */
export const STRAIGHT_WAY: readonly Command[] = [
  register(0, PEOPLE[0]),
  verify(0, true),
  ...Array.from({ length: 5 }, () => answer(0, 'next', null, COMPLETE)),
  confirm(0),
  pay(PEOPLE[0]),
];

/** Going on stands here more than once: most walks should come far. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(tab, who).map((given) => register(...given)),
  fc.tuple(tab, who, fc.constantFrom(true, true, false)).map((given) => logIn(...given)),
  fc.tuple(tab, fc.constantFrom(true, true, false)).map((given) => verify(...given)),
  fc.tuple(tab, fc.constant('next' as const), fc.constant(null), drafts).map((given) => answer(...given)),
  fc.tuple(tab, fc.constant('next' as const), fc.constant(null), drafts).map((given) => answer(...given)),
  fc.tuple(tab, fc.constant('next' as const), fc.constant(null), drafts).map((given) => answer(...given)),
  fc.tuple(tab, way, fc.option(stage), fc.option(drafts)).map((given) => answer(...given)),
  tab.map(confirm),
  who.map(pay),
  tab.map((index) => inTab('reloads', index, (scene) => scene.tab.reload())),
  fc.tuple(tab, fc.constantFrom(...PATHS)).map(([index, path]) => inTab(`opens ${path}`, index, (s) => open(s, path))),
  fc.constantFrom(1, 20, 20, 61).map(minutes),
  tab.map(logOut),
];
