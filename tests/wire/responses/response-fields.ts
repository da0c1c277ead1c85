import type { ResponseFields } from './response-fields-entry.ts';
import { optionalResponseFields } from './optional-response-fields.ts';
import { EXPLAINED_ROLES } from './role-response.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { everyOperation } from '#tests/adapters/http/client/every-operation.ts';
import type { Operation } from '#tests/adapters/http/client/operation-call.ts';

const below = (path: string, ...fields: readonly string[]) => fields.map((field) => `${path}${field}`);

const customer = { scenario: 'active-customer' } as const;
const newcomer = { scenario: 'onboarding-at-summary' } as const;
const user = { email: 'ada@northwall.example', firstName: 'Ada', lastName: 'Lovelace' };
const person = below('item.user', '', '.email', '.firstName', '.lastName');

const signIn: ResponseFields = {
  data: { item: { user, additionalAuthActive: false, state: 'dashboard' } },
  required: ['item', 'item.state'],
  optional: [...person, 'item.additionalAuthActive'],
};
const state: ResponseFields = { data: { item: { state: 'use-cases' } }, required: ['item'], optional: ['item.state'] };
const saved: ResponseFields = { ...state, required: [], optional: ['item', 'item.state'] };
const success: ResponseFields = { data: { item: { success: true } }, required: ['item', 'item.success'], optional: [] };
const nothing: ResponseFields = { data: { item: { success: true } }, required: [], optional: ['item'] };

const PRICES = ['monthlyAmount', 'annualAmountPerMonth', 'annualAmount', 'annualCostSavings', 'isFree', 'isCustom'];
const everyPlan = ['name', 'description', 'paygAdditionalCreditsPerOneDollar', 'mainFeatures'];

export const responseFields: Readonly<Record<EndpointName, ResponseFields>> = {
  register: {
    data: { item: { user, state: 'email-verification' } },
    required: ['item'],
    optional: [...person, 'item.state'],
  },
  logIn: signIn,
  logInWithGoogle: signIn,
  logInWithGithub: signIn,
  logInWithLinkedin: signIn,
  verifySecondFactor: {
    data: { item: { user, state: 'dashboard' } },
    required: [],
    optional: [...person, 'item.state'],
  },
  verifyEmail: state,
  resendEmailCode: state,
  forgotPassword: success,
  resetPassword: success,
  changeEmail: { data: { item: { newEmail: user.email } }, required: ['item', 'item.newEmail'], optional: [] },
  ...optionalResponseFields,
  profile: {
    ...customer,
    required: ['item', 'item.email'],
    optional: below(
      'item.',
      ...['firstName', 'lastName', 'paymentPackageId', 'constraints', 'constraints.teamMembersCount'],
    ),
  },
  getSteps: {
    ...customer,
    required: ['item'],
    optional: below('item.', 'apiKey', 'verifyDomain', 'firstApiCall', 'tutorials', 'apiReference', 'pricing'),
  },
  setSteps: success,
  createApiKey: { data: { item: { key: 'c0ffee' } }, required: ['item', 'item.key'], optional: [] },
  listApiKeys: {
    ...customer,
    required: ['item', 'item.apiKeys', 'item.apiKeys[].id', 'item.apiKeys[].active'],
    optional: ['item.hasMore', ...below('item.apiKeys[].', 'name', 'key', 'createdTimestamp', 'lastUsedTimestamp')],
  },
  setApiKeyActive: { data: { item: { active: true } }, required: ['item', 'item.active'], optional: [] },
  revealApiKey: { data: { item: { key: 'c0ffee' } }, required: ['item', 'item.key'], optional: [] },
  listApiVersions: {
    ...customer,
    required: ['items', 'items[].id'],
    optional: ['items[].name', 'items[].isDefault'],
  },
  chooseApiVersion: success,
  sendRequest: {
    data: { item: { request: { id: 1 }, response: { balance: '7' }, statusCode: 200, responseTime: 41 } },
    required: ['item'],
    optional: below('item.', 'request', 'response', 'statusCode', 'responseTime'),
  },
  addDomain: { data: { item: { url: 'https://hooks.example' } }, required: ['item', 'item.url'], optional: [] },
  listDomains: {
    ...customer,
    required: ['item', 'item.callbackUrls', 'item.callbackUrls[].id', 'item.callbackUrls[].url'],
    optional: ['item.hasMore', ...below('item.callbackUrls[].', 'verified', 'createdTimestamp', 'verifiedTimestamp')],
  },
  removeDomain: nothing,
  currentSubscription: {
    ...customer,
    required: ['item', 'item.active', 'item.name'],
    optional: below(
      'item.',
      ...['free', 'subscription', 'subscriptionPayment', 'monthlyCredits', 'throughput', 'throughput.softLimit'],
      ...['throughput.hardLimit', 'paygAdditionalCreditsPerOneDollar', 'paygPeriodToDate', 'subtotal'],
      ...['hasPendingInvoices', 'isCancelled', 'scheduledCancellationDate', 'nextBillingDate', 'suspended'],
    ),
  },
  listPlans: {
    ...customer,
    required: ['items', 'items[].id'],
    optional: below(
      'items[].',
      ...[
        'name',
        'mainFeatures',
        'plan',
        'monthlySubscriptionUrl',
        'annualSubscriptionUrl',
        'price',
        'price.monthlyAmount',
      ],
      ...['prices', 'prices[].amount', 'prices[].annualAmount', 'additionalFeatures'],
      ...below('mainFeatures{}.', 'name', 'value', 'sequence', 'content'),
      ...below('additionalFeatures{}{}.', 'name', 'value', 'sequence', 'content'),
    ),
    derived: PRICES,
  },
  saveCompanyData: saved,
  getCompanyData: { ...newcomer, required: [], optional: ['item', 'item.companyName'] },
  saveUseCases: saved,
  getUseCases: { ...newcomer, required: [], optional: ['item', 'item.useCases', 'item.useCasesCustom'] },
  saveProtocols: saved,
  getProtocols: {
    ...newcomer,
    required: [],
    optional: ['item', 'item.blockchainProtocols', 'item.blockchainProtocolsCustom'],
  },
  listProtocols: {
    ...customer,
    required: ['items', 'items[].name'],
    optional: ['items[].publicName', 'items[].logoSvgBase64'],
  },
  saveChannels: saved,
  getChannels: { ...newcomer, required: [], optional: ['item', 'item.channels', 'item.channelsCustom'] },
  savePlan: saved,
  getPlan: {
    ...newcomer,
    required: [],
    // Where no package is named, none is chosen.
    optional: ['item', ...below('item.', 'chosenSubscription', 'chosenCurrentPackage', 'offlinePaying')],
  },
  getSummary: {
    ...newcomer,
    required: ['item', 'item.chosenCurrentPackage'],
    optional: below(
      'item.',
      ...['companyName', 'useCases', 'blockchainProtocols', 'chosenCurrentPackageName', 'offlinePaying'],
      ...['stripeSessionUrl', 'state'],
    ),
    derived: ['isFree'],
  },
  confirmSummary: state,
  listPackages: {
    ...customer,
    required: ['items', 'items[].id'],
    optional: below(
      'items[].',
      ...[...everyPlan, 'support', 'isMostPopular', 'isFree', 'isCustom', 'price', 'price.monthlyAmount'],
      ...['price.annualAmountPerMonth', 'price.annualCostSavings'],
      ...below('mainFeatures[].', 'name', 'value', 'sequence'),
    ),
    derived: PRICES,
  },
  getInvoices: { scenario: 'suspended', required: [], optional: ['item.isSingle', 'item.url'] },
  listTeamMembers: {
    ...customer,
    required: ['items', 'items[].id', 'items[].email'],
    optional: ['totalCount', 'items[].roles', 'items[].state'],
  },
  inviteTeamMember: nothing,
  deleteTeamMember: success,
  loadFaucets: {
    ...customer,
    required: ['item', 'item.faucetLogs[].id', ...below('item.blockchainsFaucetSettings[].', 'blockchain', 'network')],
    optional: [
      ...['item.faucetLogs', 'item.blockchainsFaucetSettings'],
      ...below('item.faucetLogs[].', 'address', 'timestamp', 'blockchain', 'network', 'amount', 'unit'),
      ...below('item.blockchainsFaucetSettings[].', 'faucetCoinsAmount', 'faucetTokenAmount', 'faucetTokenName'),
    ],
  },
  requestFaucet: nothing,
  callbackFilters: {
    ...customer,
    required: ['item'],
    optional: below('item.', 'blockchains', 'networks', 'statuses', 'products'),
  },
  searchCallbacks: {
    ...customer,
    required: ['item', 'item.callbackLogs', 'item.callbackLogs[].id'],
    optional: [
      ...['item.hasMore', 'item.lastCallbackId'],
      ...below('item.callbackLogs[].', 'event', 'success', 'product', 'executionTimestamp'),
      ...below('item.callbackLogs[].body', '', '.data', '.data.item', '.data.item.blockchain', '.data.item.network'),
    ],
    // The verbatim entry is stored beside what is read of it.
    derived: ['json', 'blockchain', 'network'],
  },
  listApiRequests: {
    ...customer,
    call: ({ logs }) => logs.apiRequests({ apiKey: '' }, null),
    required: ['item', 'item.stats', 'item.stats[].id'],
    optional: [
      ...['item.hasMore', 'item.lastApiRequestId'],
      ...below('item.stats[].', 'dateTime', 'requestData', 'responseData', 'systemData'),
      ...below('item.stats[].responseData.', 'statusCode', 'responseTime'),
      ...below('item.stats[].systemData.', 'referenceId', 'product', 'spentCredits'),
    ],
    derived: ['response', 'statusCode', 'responseTimeMs', 'referenceId', 'product', 'spentCredits'],
  },
  requestFilters: {
    ...customer,
    required: ['item', 'item.apiKeys[].id'],
    optional: ['item.apiKeys', 'item.apiKeys[].name'],
  },
  usageSummary: {
    ...customer,
    required: ['item', 'item.planQuota', 'item.planQuota.included', 'item.planQuota.used'],
    optional: [
      'item.dailyMonitoringCost',
      ...below(
        'item.dailyMonitoringCost.',
        ...['API_REQUEST', 'JSON_RPC_REQUEST', 'XPUB_SYNC_OPERATION', 'SYNC_ADDRESS_OPERATION'],
        ...['XPUB_DAILY_MONITORING', 'SYNC_ADDRESS_DAILY_MONITORING', 'EVENTS_CALLBACK_OPERATION'],
        'EVENTS_DAILY_MONITORING',
      ),
      ...below('item.planQuota.', 'startDate', 'endDate', 'extra'),
    ],
  },
  localization: { ...customer, required: ['item', 'item.translations'], optional: [] },
  listRoles: EXPLAINED_ROLES,
};

export function callOf(name: EndpointName): Operation['call'] {
  return responseFields[name].call ?? everyOperation[name].call;
}
