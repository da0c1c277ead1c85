import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import { isOwnerRole } from '#src/domain/team/role.ts';
import { breaks } from './differences.ts';
import type { KitSession } from './kit-client.ts';
import { checkUrl } from './steps/cross-steps.ts';
import { sessionFrom, WRONG_INPUT } from './steps/sign-in-steps.ts';
import type { TestHooks } from './test-hooks.ts';
import { NEEDS_REGISTER, type OwnAccount, StepEnd, taggedEmail, type Walk } from './walk.ts';

/** Meets the rules of a password in the specification. */
const password = (mark: string) => `Conformance-${mark}-1`;

/** Signs up, verifies the email and goes through the onboarding to the dashboard. */
export async function openOwnAccount(walk: Walk): Promise<OwnAccount> {
  const { client, options, hooks } = walk;
  if (!options.register || !hooks) throw new StepEnd(NEEDS_REGISTER);
  const person = { email: taggedEmail(options.email, `${options.mark}-own`), password: password(options.mark) };
  const signUp = { firstName: 'Conformance', lastName: 'Kit', phoneNumber: '+359888123456', ...person };
  const body = { ...signUp, disableRecaptcha: true };
  const registered = await client.callRaw('register', { body });
  if (!registered) throw new StepEnd('the sign-up failed');
  const session = sessionFrom(client, 'register', registered.headers);
  expectState(walk, 'register', registered.data.item.state, 'email-verification');
  await client.reject('register', { body }, { statuses: WRONG_INPUT, given: 'with an email that has an account' });
  await verifyEmail(walk, session, person.email);
  await goThroughOnboarding(walk, session);
  return { ...person, session };
}

/** Invites somebody to the team of the main account, who signs up by the link of the mail. */
export async function joinedMember({ client, hooks, main, options }: Walk, name: string): Promise<OwnAccount> {
  if (!options.register || !hooks) throw new StepEnd(NEEDS_REGISTER);
  const session = await main();
  const person = { email: taggedEmail(options.email, `${options.mark}-${name}`), password: password(options.mark) };
  const role = (await client.call('listRoles', { session }))?.items.find((one) => !isOwnerRole(one))?.id;
  const sent =
    role && (await client.call('inviteTeamMember', { session, body: { email: person.email, roles: [role] } }));
  const invitationToken = sent ? await mailedToken(hooks, person.email, 'register') : null;
  if (invitationToken === null) throw new StepEnd('nobody could be invited');
  const signUp = { firstName: 'Conformance', lastName: 'Kit', phoneNumber: '+359888123456', ...person };
  const registered = await client.callRaw('register', { body: { ...signUp, invitationToken, disableRecaptcha: true } });
  if (!registered) throw new StepEnd('the sign-up failed');
  const joined = sessionFrom(client, 'register', registered.headers);
  const code = (await hooks.mail(person.email, (mail) => mail.code !== null))?.code;
  const verified = code && (await client.call('verifyEmail', { session: joined, body: { code } }));
  if (!verified) throw new StepEnd('the email could not be verified');
  return { ...person, session: joined };
}

/** The last segment of the newest mailed link whose path has this word. */
export async function mailedToken(hooks: TestHooks, email: string, word: string): Promise<string | null> {
  const mail = await hooks.mail(email, ({ link }) => link?.includes(`/${word}/`) === true);
  return mail?.link?.split('/').at(-1) ?? null;
}

/** Without a state the console goes on by itself. */
function expectState(
  { client }: Walk,
  name: EndpointName,
  state: AccountState | null | undefined,
  expected: AccountState,
) {
  if (state && state !== expected) client.differs(name, breaks('item.state', expected, state));
}

async function verifyEmail(walk: Walk, session: KitSession, email: string): Promise<void> {
  const { client, hooks } = walk;
  const wrong = { statuses: WRONG_INPUT, given: 'with a wrong code' };
  await client.reject('verifyEmail', { session, body: { code: 'wrong-code' } }, wrong);
  const before = (await hooks?.mails(email))?.length ?? 0;
  const resent = await client.call('resendEmailCode', { session, body: { code: '' } });
  if (resent) expectState(walk, 'resendEmailCode', resent.item.state, 'email-verification');
  const isThere = async () => ((await hooks?.mails(email))?.length ?? 0) > before;
  const mail = await hooks?.mail(email, ({ code }) => code !== null);
  if (resent && !(await isThere())) client.differs('resendEmailCode', breaks('effect', 'another mail', 'no mail'));
  if (!mail?.code) throw new StepEnd('no code was mailed');
  const verified = await client.call('verifyEmail', { session, body: { code: mail.code } });
  if (!verified) throw new StepEnd('the email could not be verified');
  expectState(walk, 'verifyEmail', verified.item.state, 'company-data');
}

interface Stage {
  readonly save: 'saveCompanyData' | 'saveUseCases' | 'saveProtocols' | 'saveChannels' | 'savePlan';
  readonly get: 'getCompanyData' | 'getUseCases' | 'getProtocols' | 'getChannels' | 'getPlan';
  readonly body: Readonly<Record<string, unknown>>;
  readonly next: AccountState;
}

type ToStage = (walk: Walk, session: KitSession) => Stage | Promise<Stage>;

/** In order; what a stage offers is read when the console shows it. */
const STAGES: readonly ToStage[] = [
  () => ({
    save: 'saveCompanyData',
    get: 'getCompanyData',
    body: { companyName: 'Conformance Kit' },
    next: 'use-cases',
  }),
  () => ({
    ...({ save: 'saveUseCases', get: 'getUseCases', next: 'blockchain-protocols' } as const),
    body: { useCases: ['NFTs'], useCasesCustom: '' },
  }),
  async ({ client }, session) => {
    const protocol = (await client.call('listProtocols', { session }))?.items[0]?.name;
    const blockchainProtocols = protocol === undefined ? [] : [protocol];
    // The person can enter one that is not in the list.
    const body = { blockchainProtocols, blockchainProtocolsCustom: protocol === undefined ? 'Ethereum' : '' };
    return { save: 'saveProtocols', get: 'getProtocols', body, next: 'channels' };
  },
  () => ({
    ...({ save: 'saveChannels', get: 'getChannels', next: 'pricing-plan' } as const),
    body: { channels: ['Referral'], channelsCustom: '' },
  }),
  async ({ client }, session) => {
    const plans = await client.call('listPackages', { session });
    const plan = plans?.items.find(({ isFree }) => isFree) ?? plans?.items[0];
    if (!plan) throw new StepEnd('listPackages has no plan to choose');
    // The kit cannot pay by card.
    const body = { chosenSubscription: 'monthly', chosenCurrentPackage: plan.id, offlinePaying: !plan.isFree };
    return { save: 'savePlan', get: 'getPlan', body, next: 'summary' };
  },
];

async function goThroughOnboarding(walk: Walk, session: KitSession): Promise<void> {
  const { client } = walk;
  const stages: Stage[] = [];
  for (const toStage of STAGES) {
    const stage = await toStage(walk, session);
    await goThroughStage(walk, session, stage);
    stages.push(stage);
  }
  const summary = await client.call('getSummary', { session });
  const plan = stages.at(-1)?.body['chosenCurrentPackage'];
  if (summary && summary.item.chosenCurrentPackage !== plan)
    client.differs('getSummary', breaks('item.chosenCurrentPackage', 'the chosen plan', 'another plan'));
  checkUrl(client, 'getSummary', 'item.stripeSessionUrl', summary?.item.stripeSessionUrl);
  const confirmed = await client.call('confirmSummary', { session });
  if (!confirmed) throw new StepEnd('the summary could not be confirmed');
  expectState(walk, 'confirmSummary', confirmed.item.state, 'dashboard');
  const [first] = stages;
  const late = { statuses: [409, 403], given: 'behind the onboarding' };
  if (first) await client.reject(first.save, { session, body: first.body }, late);
}

async function goThroughStage(walk: Walk, session: KitSession, { save, get, body, next }: Stage): Promise<void> {
  const { client } = walk;
  const saved = await client.call(save, { session, body });
  if (!saved) throw new StepEnd(`${save} failed`);
  expectState(walk, save, saved.item.state, next);
  const answers = await client.call(get, { session });
  const stored: readonly [string, unknown][] = Object.entries(answers?.item ?? {});
  for (const [field, value] of Object.entries(body)) {
    const found = stored.find(([name]) => name === field)?.[1];
    if (answers && JSON.stringify(found) !== JSON.stringify(value))
      client.differs(
        get,
        breaks(`item.${field}`, 'what was saved', found === undefined ? 'missing' : 'something else'),
      );
  }
}
