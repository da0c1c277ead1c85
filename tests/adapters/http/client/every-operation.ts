import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Registration } from '#src/application/auth/auth-gateway.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import type { ApiVersionId } from '#src/domain/api-keys/api-version.ts';
import type { SentFirstCall } from '#src/domain/dashboard/first-call.ts';
import type { CallbackDomain, CallbackDomainId } from '#src/domain/callback-domains/callback-domain.ts';
import type {
  ChannelsAnswer,
  CompanyAnswer,
  PlanAnswer,
  ProtocolsAnswer,
  UseCasesAnswer,
} from '#src/domain/onboarding/answers.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import type { MemberId } from '#src/domain/team/team-member.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { notShown, type Operation, withNullValue } from './operation-call.ts';
import { optionalOperations } from './optional-operations.ts';

const id = 'key-7' as ApiKeyId;
const email = 'ada@northwall.example';
const domain: CallbackDomain = {
  id: 'domain-7' as CallbackDomainId,
  url: 'https://hooks.example',
  ...{ verified: true, createdAt: null, verifiedAt: null },
};

const anyCallback: CallbackFilters = { blockchain: '', network: '', status: '', product: '', searchPhrase: '' };

const firstApiCall: SentFirstCall = {
  ...{ blockchain: 'ethereum', network: 'mainnet', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
  apiKeyId: id,
};

const registration: Registration = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email,
  password: 'x',
  phoneNumber: '+359888123456',
  invitationToken: null,
  proof: { kind: 'not-configured' },
};

const company: CompanyAnswer = { companyName: 'Northwall' };
const useCases: UseCasesAnswer = { useCases: ['NFTs'], useCasesCustom: '' };
const protocols: ProtocolsAnswer = { blockchainProtocols: ['bitcoin'], blockchainProtocolsCustom: '' };
const channels: ChannelsAnswer = { channels: ['Twitter'], channelsCustom: '' };
const plan: PlanAnswer = { chosenSubscription: 'monthly', chosenCurrentPackage: 'growth', offlinePaying: false };
const next = { item: { state: 'use-cases' } };

/** Every entry of the table, through the gateway that calls it; the type asks for each one. */
export const everyOperation: Readonly<Record<EndpointName, Operation>> = {
  ...optionalOperations,
  listApiRequests: {
    call: ({ apiKeys }) => apiKeys.lastUsed(id),
    data: { item: { stats: [], hasMore: false } },
  },
  usageSummary: {
    call: ({ usage }) => usage.summary(),
    data: { item: { dailyMonitoringCost: {}, planQuota: { included: 1000, used: 7 } } },
  },
  callbackFilters: {
    call: ({ logs }) => logs.callbackFilterOptions(),
    data: { item: { blockchains: [], networks: [], statuses: [], products: [] } },
  },
  searchCallbacks: {
    call: ({ logs }) => logs.callbackLogs(anyCallback, null),
    data: { item: { callbackLogs: [], hasMore: false } },
  },
  requestFilters: { call: ({ logs }) => logs.requestKeys(), data: { item: { apiKeys: [] } } },
  logIn: {
    call: ({ auth }) => auth.logIn({ email, password: 'x', proof: { kind: 'not-configured' } }),
    data: { item: { state: 'dashboard' } },
  },
  verifySecondFactor: {
    call: ({ auth }) => auth.verifySecondFactor({ code: '123456', email }),
    data: { item: { state: 'dashboard' } },
  },
  register: { call: ({ auth }) => auth.register(registration), data: { item: { state: 'email-verification' } } },
  logInWithGoogle: { call: ({ auth }) => auth.logInWith('google', 'code-7'), data: { item: { state: 'dashboard' } } },
  logInWithGithub: { call: ({ auth }) => auth.logInWith('github', 'code-7'), data: { item: { state: 'dashboard' } } },
  logInWithLinkedin: {
    call: ({ auth }) => auth.logInWith('linkedin', 'code-7'),
    data: { item: { state: 'dashboard' } },
  },
  verifyEmail: { call: ({ auth }) => auth.verifyEmail('123456'), data: { item: { state: 'company-data' } } },
  resendEmailCode: { call: ({ auth }) => auth.resendEmailCode(), data: { item: { state: 'email-verification' } } },
  forgotPassword: {
    call: ({ auth }) => auth.forgotPassword({ email, proof: { kind: 'not-configured' } }),
    data: { item: { success: true } },
  },
  resetPassword: {
    call: ({ auth }) => auth.resetPassword({ token: 'mailed-7', password: 'x' }),
    data: { item: { success: true } },
  },
  profile: {
    call: ({ account }) => account.profile(),
    data: { item: { firstName: 'Ada', lastName: 'Lovelace', email } },
  },
  changeEmail: {
    call: ({ account }) => account.changeEmail({ token: null, email, password: 'x' }),
    data: { item: { newEmail: email } },
  },
  createApiKey: { call: ({ apiKeys }) => apiKeys.create({ name: 'Production' }), data: { item: { key: 'c0ffee' } } },
  listApiKeys: { call: ({ apiKeys }) => apiKeys.list(), data: { item: { apiKeys: [], hasMore: false } } },
  setApiKeyActive: { call: ({ apiKeys }) => apiKeys.setActive(id, true), data: { item: { active: true } } },
  revealApiKey: { call: ({ apiKeys }) => apiKeys.reveal(id), data: { item: { key: 'c0ffee' } } },
  listApiVersions: { call: ({ apiKeys }) => apiKeys.versions(), data: { items: [] } },
  chooseApiVersion: {
    call: ({ apiKeys }) => apiKeys.chooseVersion('v2' as ApiVersionId),
    data: { item: { success: true } },
  },
  addDomain: {
    call: ({ callbackDomains }) => callbackDomains.add('hooks.example'),
    data: { item: { url: 'https://hooks.example' } },
  },
  listDomains: {
    call: ({ callbackDomains }) => callbackDomains.list(),
    data: { item: { callbackUrls: [], hasMore: false } },
  },
  removeDomain: {
    call: ({ callbackDomains }) => withNullValue(callbackDomains.remove(domain)),
    data: {},
    fine: [...notShown.fine, 'wrong types'],
  },
  currentSubscription: {
    call: ({ billing }) => billing.currentSubscription(),
    data: { item: { active: true, name: 'Free' } },
  },
  listPlans: { call: ({ billing }) => billing.plans(), data: { items: [] } },
  getInvoices: { call: ({ billing }) => billing.invoices(), data: { item: { isSingle: false } } },
  localization: { call: ({ localization }) => localization.translations('en'), data: { item: { translations: {} } } },
  saveCompanyData: {
    call: ({ onboarding }) => onboarding.saveAnswers('company-data', company),
    data: next,
    ...notShown,
  },
  getCompanyData: {
    call: ({ onboarding }) => onboarding.answers('company-data'),
    data: { item: company },
    ...notShown,
  },
  saveUseCases: {
    call: ({ onboarding }) => onboarding.saveAnswers('use-cases', useCases),
    data: next,
    ...notShown,
  },
  getUseCases: {
    call: ({ onboarding }) => onboarding.answers('use-cases'),
    data: { item: useCases },
    ...notShown,
  },
  saveProtocols: {
    call: ({ onboarding }) => onboarding.saveAnswers('blockchain-protocols', protocols),
    data: next,
    ...notShown,
  },
  getProtocols: {
    call: ({ onboarding }) => onboarding.answers('blockchain-protocols'),
    data: { item: protocols },
    ...notShown,
  },
  saveChannels: {
    call: ({ onboarding }) => onboarding.saveAnswers('channels', channels),
    data: next,
    ...notShown,
  },
  getChannels: {
    call: ({ onboarding }) => onboarding.answers('channels'),
    data: { item: channels },
    ...notShown,
  },
  savePlan: {
    call: ({ onboarding }) => onboarding.saveAnswers('pricing-plan', plan),
    data: next,
    ...notShown,
  },
  getPlan: {
    call: ({ onboarding }) => onboarding.answers('pricing-plan'),
    data: { item: plan },
    ...notShown,
  },
  getSummary: {
    call: ({ onboarding }) => onboarding.summary(),
    data: { item: { chosenCurrentPackage: 'growth', chosenCurrentPackageName: 'Growth' } },
  },
  confirmSummary: { call: ({ onboarding }) => onboarding.confirmSummary(), data: { item: { state: 'dashboard' } } },
  listTeamMembers: { call: ({ team }) => team.members(), data: { items: [], totalCount: 0 } },
  inviteTeamMember: {
    call: ({ team }) => withNullValue(team.invite({ email, roleIds: ['role-7' as RoleId] })),
    data: {},
    fine: [...notShown.fine, 'wrong types'],
  },
  deleteTeamMember: {
    call: ({ team }) => team.remove({ id: 'member-7' as MemberId, email }),
    data: { item: { success: true } },
  },
  listRoles: { call: ({ team }) => team.roles(), data: { items: [] } },
  loadFaucets: {
    call: ({ faucets }) => faucets.load(),
    data: { item: { faucetLogs: [], blockchainsFaucetSettings: [] } },
  },
  requestFaucet: {
    call: ({ faucets }) => withNullValue(faucets.request({ blockchain: 'tron', network: 'nile', address: 'TQn9Y2' })),
    data: {},
    fine: [...notShown.fine, 'wrong types'],
  },
  sendRequest: {
    call: ({ firstCall }) => firstCall.send(firstApiCall),
    data: { item: { request: '{}', response: '{}', statusCode: 200, responseTime: 41 } },
  },
  getSteps: { call: ({ gettingStarted }) => gettingStarted.load(), data: { item: { apiKey: true } } },
  setSteps: { call: ({ gettingStarted }) => gettingStarted.set(['pricing']), data: { item: { success: true } } },
  listProtocols: { call: ({ catalog }) => catalog.protocols(), data: { items: [] } },
  listPackages: { call: ({ catalog }) => catalog.plans(), data: { items: [] } },
};
