import { endpoints, type EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { type Json, type Recorded, Recorder } from './recorder.ts';

/** One success of every operation, and one of every kind of error. */
export interface Examples {
  readonly successes: ReadonlyMap<EndpointName, Recorded>;
  /** By the name of the example, such as `domain_exists`. */
  readonly errors: ReadonlyMap<string, Recorded>;
}

const PERSON = { firstName: 'Ana', lastName: 'Petrova', password: 'Newcomer-2026', phoneNumber: '+359888123456' };
const ADDRESS = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const TEST_MODE = { disableRecaptcha: true };

export async function recordExamples(): Promise<Examples> {
  const walks = await Promise.all([signUp(), signIn(), work(), administer(), pay(), fail()]);
  const recorded = walks.flat();
  const successes = new Map<EndpointName, Recorded>();
  const errors = new Map<string, Recorded>();
  for (const one of recorded) {
    if (one.status === 200 && !successes.has(one.name)) successes.set(one.name, one);
    if (one.status >= 400) errors.set(errorCodeOf(one), one);
  }
  const missing = Object.keys(endpoints).filter((name) => !successes.has(name as EndpointName));
  if (missing.length > 0) throw new Error(`No example was recorded of ${missing.join(', ')}`);
  return { successes, errors };
}

async function signUp(): Promise<readonly Recorded[]> {
  const visit = new Recorder('visitor');
  await visit.call('register', { body: { ...PERSON, email: 'ana@newcomer.example', ...TEST_MODE } });
  await visit.call('resendEmailCode', { body: { code: '' } });
  await visit.call('verifyEmail', { body: { code: visit.mail.code } });
  await visit.call('saveCompanyData', { body: { companyName: 'Ledgerworks' } });
  await visit.call('saveUseCases', { body: { useCases: ['NFTs', 'Other'], useCasesCustom: 'Escrow' } });
  await visit.call('saveProtocols', { body: { blockchainProtocols: ['bitcoin'], blockchainProtocolsCustom: '' } });
  await visit.call('saveChannels', { body: { channels: ['Referral'], channelsCustom: '' } });
  await visit.call('savePlan', {
    body: { chosenSubscription: 'annually', chosenCurrentPackage: 'growth', offlinePaying: false },
  });
  await visit.call('getCompanyData');
  await visit.call('getUseCases');
  await visit.call('getProtocols');
  await visit.call('getChannels');
  await visit.call('getPlan');
  await visit.call('getSummary');
  await visit.call('listProtocols');
  await visit.call('listPackages');
  await visit.call('confirmSummary');
  return visit.recorded;
}

async function signIn(): Promise<readonly Recorded[]> {
  const visit = new Recorder('visitor');
  const { activeCustomer, twoFactor } = demoAccounts;
  await visit.call('logIn', {
    body: { email: activeCustomer.email, password: activeCustomer.password, recaptchaToken: 'sample-bot-check-token' },
  });
  await visit.call('logIn', { body: { email: twoFactor.email, password: twoFactor.password, ...TEST_MODE } });
  await visit.call('verifySecondFactor', { body: { email: twoFactor.email, code: twoFactor.code } });
  const { social } = visit.provider;
  await visit.call('logInWithGoogle', { body: { code: social.consent('google', 'known')['code'] } });
  await visit.call('logInWithGithub', { body: { code: social.consent('github', 'known')['code'] } });
  await visit.call('logInWithLinkedin', { body: { code: social.consent('linkedin', 'known')['code'] } });
  await visit.call('forgotPassword', { body: { email: activeCustomer.email, ...TEST_MODE } });
  visit.token = visit.mail.token;
  await visit.call('resetPassword', { body: { password: 'Brand-New-77' } });
  return visit.recorded;
}

async function work(): Promise<readonly Recorded[]> {
  const visit = new Recorder('active-customer');
  const id = firstId(await visit.call('listApiKeys', { query: { limit: 10, offset: 0 } }), 'apiKeys');
  await visit.call('createApiKey', { body: { name: 'orders' } });
  await visit.call('setApiKeyActive', { id, body: { status: false } });
  await visit.call('setApiKeyActive', { id, body: { status: true } });
  await visit.call('revealApiKey', { id });
  await visit.call('listApiVersions');
  await visit.call('chooseApiVersion', { body: { apiVersionId: 'version-2026-06-01' } });
  await visit.call('getSteps');
  await visit.call('setSteps', { body: { tutorials: true } });
  await visit.call('sendRequest', {
    body: { blockchain: 'ethereum', network: 'mainnet', address: ADDRESS, apiKeyId: id },
  });
  await visit.call('deleteApiKey', { id });
  await visit.call('callbackFilters');
  const failed = await visit.call('searchCallbacks', { query: { limit: 2, status: 'failed' } });
  await visit.call('redeliverCallback', { id: firstId(failed, 'callbackLogs') });
  await visit.call('requestFilters');
  await visit.call('listApiRequests', { query: { limit: 2 } });
  await visit.call('usageSummary');
  await visit.call('usageHistory', { query: { range: '7d', by: 'key' } });
  return visit.recorded;
}

async function administer(): Promise<readonly Recorded[]> {
  const visit = new Recorder('active-customer');
  await visit.call('addDomain', { body: { domain: 'new.northwall.example' } });
  await visit.call('addDomain', { body: { domain: 'new.northwall.example' } });
  const domains = await visit.call('listDomains', { query: { limit: 10, offset: 0 } });
  await visit.call('removeDomain', { id: firstId(domains, 'callbackUrls'), body: { url: 'new.northwall.example' } });
  await visit.call('listRoles');
  await visit.call('inviteTeamMember', { body: { email: 'nina@northwall.example', roles: ['role-developer'] } });
  const team = await visit.call('listTeamMembers', { query: { limit: 100, offset: 0 } });
  const members = (team['data'] as { readonly items: readonly Json[] }).items;
  const invited = members.find(({ email }) => email === 'nina@northwall.example');
  await visit.call('deleteTeamMember', { id: String(invited?.['id']), body: { email: 'nina@northwall.example' } });
  await visit.call('requestFaucet', { body: { blockchain: 'ethereum', network: 'sepolia', address: ADDRESS } });
  await visit.call('loadFaucets');
  await visit.call('profile');
  await visit.call('capabilities');
  const invoices = await visit.call('listInvoices', { query: { limit: 10, offset: 0 } });
  const [newest] = (invoices['data'] as { readonly items: readonly Json[] }).items;
  await visit.call('downloadInvoice', { id: String(newest?.['id']) });
  const sessions = await visit.call('listSessions');
  const devices = (sessions['data'] as { readonly items: readonly Json[] }).items;
  await visit.call('endSession', { id: String(devices.find(({ current }) => current === false)?.['id']) });
  await visit.call('localization');
  await visit.call('changeEmail', {
    body: { email: 'elena@riverstone.example', password: demoAccounts.activeCustomer.password },
  });
  return visit.recorded;
}

async function pay(): Promise<readonly Recorded[]> {
  const visit = new Recorder('suspended');
  await visit.call('currentSubscription');
  await visit.call('listPlans');
  await visit.call('getInvoices');
  return visit.recorded;
}

/** How each kind of error looks. */
async function fail(): Promise<readonly Recorded[]> {
  const customer = new Recorder('active-customer');
  await customer.call('createApiKey', { body: { name: '' } });
  await customer.call('revealApiKey', { id: 'unknown' });
  await customer.call('saveCompanyData', { body: { companyName: 'Northwall' } });
  for (let request = 0; request < 10; request += 1) {
    await customer.call('requestFaucet', { body: { blockchain: 'ethereum', network: 'sepolia', address: ADDRESS } });
  }
  customer.token = null;
  await customer.call('profile');
  const viewer = new Recorder('read-only-member');
  await viewer.call('createApiKey', { body: { name: 'orders' } });
  return [...customer.recorded, ...viewer.recorded].filter(({ status }) => status >= 400);
}

function firstId(body: Json, list: string): string {
  const { item } = body['data'] as { readonly item: Readonly<Record<string, readonly Json[]>> };
  return String(item[list]?.[0]?.['id']);
}

export function errorCodeOf({ response }: Recorded): string {
  return String((response['error'] as Json | undefined)?.['code']);
}
