import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { ANSWERS, NEWCOMER } from '#tests/contracts/newcomer.ts';
import type { PlainSessions } from '#tests/contracts/plain-sessions.ts';
import { NO_PROOF, value } from '#tests/contracts/sign-in.ts';

/** Where a day is played: at a provider, or from its recording. */
export interface Stage {
  readonly gateways: Gateways;
  readonly sessions: PlainSessions;
  /** From the newest mail. */
  mailedCode(): string;
  mailedToken(): string;
}

export const DAY_SECRETS = {
  elena: demoAccounts.activeCustomer,
  mateo: demoAccounts.twoFactor,
  invited: 'ines@northwall.example',
  newPassword: 'Brand-New-77',
  newcomer: NEWCOMER,
  company: ANSWERS['company-data'].companyName,
} as const;

const EVERY_CALLBACK = { blockchain: '', network: '', status: '', product: '', searchPhrase: '' } as const;
const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';

/** What each call led to, in order. */
export async function playDay(stage: Stage): Promise<readonly Result<unknown>[]> {
  const results: Result<unknown>[] = [];
  const play = async <T>(call: Promise<Result<T>>): Promise<T> => {
    const result = await call;
    results.push(result);
    return value(result);
  };
  const playFailed = async (call: Promise<Result<unknown>>) => void results.push(await call);
  await logIn(stage, play, playFailed);
  await manageKeys(stage, play);
  await readLogs(stage, play);
  await manageTeam(stage, play, playFailed);
  await signUp(stage, play);
  await resetPassword(stage, play);
  return results;
}

type Play = <T>(call: Promise<Result<T>>) => Promise<T>;
type PlayFailed = (call: Promise<Result<unknown>>) => Promise<void>;

async function logIn({ gateways, sessions }: Stage, play: Play, playFailed: PlayFailed): Promise<void> {
  const { elena, mateo } = DAY_SECRETS;
  await playFailed(gateways.auth.logIn({ email: elena.email, password: 'Wrong-Password-1', proof: NO_PROOF }));
  await play(gateways.auth.logIn({ email: mateo.email, password: mateo.password, proof: NO_PROOF }));
  await play(gateways.auth.verifySecondFactor({ email: mateo.email, code: mateo.code }));
  const outcome = await play(gateways.auth.logIn({ email: elena.email, password: elena.password, proof: NO_PROOF }));
  if (outcome.kind === 'signed-in') sessions.startSession(outcome.signIn.token);
  await play(gateways.account.profile());
  await play(gateways.billing.currentSubscription());
  await play(gateways.billing.plans());
  await play(gateways.billing.invoices());
  await play(gateways.gettingStarted.load());
  await play(gateways.usage.summary());
  await play(gateways.localization.translations('en'));
}

async function manageKeys({ gateways: { apiKeys, firstCall } }: Stage, play: Play): Promise<void> {
  const before = await play(apiKeys.list());
  await play(apiKeys.create({ name: 'ledger-sync' }));
  const [created] = (await play(apiKeys.list())).items;
  await play(apiKeys.reveal(created!.id));
  await play(apiKeys.reveal(before.items[0]!.id));
  await play(apiKeys.setActive(created!.id, false));
  const [, version] = await play(apiKeys.versions());
  await play(apiKeys.chooseVersion(version!.id));
  const call = { blockchain: 'ethereum', network: 'mainnet', address: ADDRESS, apiKeyId: before.items[0]!.id };
  await play(firstCall.send(call));
}

async function readLogs({ gateways: { logs, apiKeys } }: Stage, play: Play): Promise<void> {
  await play(logs.callbackFilterOptions());
  const first = await play(logs.callbackLogs(EVERY_CALLBACK, null));
  await play(logs.callbackLogs(EVERY_CALLBACK, first.next ?? null));
  const [key] = await play(logs.requestKeys());
  await play(logs.apiRequests({ apiKey: key!.value }, null));
  const [listed] = (await play(apiKeys.list())).items;
  await play(apiKeys.lastUsed(listed!.id));
}

async function manageTeam({ gateways }: Stage, play: Play, playFailed: PlayFailed): Promise<void> {
  const { callbackDomains, faucets, team } = gateways;
  const [first] = (await play(callbackDomains.list())).items;
  await play(callbackDomains.add('ledger-hooks.northwall.example'));
  await playFailed(callbackDomains.add('ledger-hooks.northwall.example'));
  await play(callbackDomains.remove(first!));
  await play(callbackDomains.list());
  const { members } = await play(team.members());
  const roles = await play(team.roles());
  await play(team.remove(members.at(-1)!));
  await play(team.invite({ email: DAY_SECRETS.invited, roleIds: [roles.at(-1)!.id] }));
  await play(team.members());
  await play(faucets.load());
  await play(faucets.request({ blockchain: 'ethereum', network: 'sepolia', address: ADDRESS, tokenTransfer: true }));
  await play(faucets.load());
}

async function signUp(stage: Stage, play: Play): Promise<void> {
  const { auth, catalog, onboarding } = stage.gateways;
  const { token } = await play(auth.register(NEWCOMER));
  stage.sessions.startSession(token);
  await play(auth.resendEmailCode());
  await play(auth.verifyEmail(stage.mailedCode()));
  await play(onboarding.saveAnswers('company-data', ANSWERS['company-data']));
  await play(onboarding.answers('company-data'));
  await play(onboarding.saveAnswers('use-cases', ANSWERS['use-cases']));
  await play(catalog.protocols());
  await play(onboarding.saveAnswers('blockchain-protocols', ANSWERS['blockchain-protocols']));
  await play(onboarding.saveAnswers('channels', ANSWERS.channels));
  await play(catalog.plans());
  await play(onboarding.saveAnswers('pricing-plan', ANSWERS['pricing-plan']));
  await play(onboarding.summary());
  await play(onboarding.confirmSummary());
}

async function resetPassword(stage: Stage, play: Play): Promise<void> {
  const { auth } = stage.gateways;
  await play(auth.forgotPassword({ email: DAY_SECRETS.elena.email, proof: NO_PROOF }));
  await play(auth.resetPassword({ token: stage.mailedToken(), password: DAY_SECRETS.newPassword }));
}
