import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import type { SocialProvider } from '#src/application/auth/auth-gateway.ts';
import type { OnboardingAnswers, QuestionnaireStage } from '#src/domain/onboarding/answers.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { ANSWERS, NEWCOMER } from '#tests/contracts/newcomer.ts';
import { NO_PROOF, value } from '#tests/contracts/sign-in.ts';
import type { DemoPage } from './demo-page.ts';

type Call = () => Promise<Result<unknown>>;

/** A call that the provider accepts. */
export interface DemoCall {
  readonly scenario: ScenarioName;
  /** Does what has to come before. */
  readonly prepare: (page: DemoPage) => Call | Promise<Call>;
}

const { activeCustomer: elena, twoFactor: mateo } = demoAccounts;
const EVERY_CALLBACK = { blockchain: '', network: '', status: '', product: '', searchPhrase: '' } as const;

const customer = (prepare: DemoCall['prepare']): DemoCall => ({ scenario: 'active-customer', prepare });
const visitor = (prepare: DemoCall['prepare']): DemoCall => ({ scenario: 'visitor', prepare });

function social(provider: SocialProvider): DemoCall {
  return visitor(({ gateways, demo }) => {
    const { code = '' } = demo.consent(provider, 'known');
    return () => gateways.auth.logInWith(provider, code);
  });
}

function saving<S extends QuestionnaireStage>(stage: S): DemoCall {
  const answers: OnboardingAnswers[S] = ANSWERS[stage];
  return {
    scenario: `onboarding-at-${stage}`,
    prepare: (page) => () => page.gateways.onboarding.saveAnswers(stage, answers),
  };
}

const reading = (stage: QuestionnaireStage): DemoCall => ({
  scenario: 'onboarding-at-summary',
  prepare: (page) => () => page.gateways.onboarding.answers(stage),
});

const firstKey = async ({ gateways }: DemoPage) => value(await gateways.apiKeys.list()).items[0]!;

export const DEMO_CALLS: Readonly<Record<EndpointName, DemoCall>> = {
  logIn: visitor(
    (page) => () => page.gateways.auth.logIn({ email: elena.email, password: elena.password, proof: NO_PROOF }),
  ),
  logInWithGoogle: social('google'),
  logInWithGithub: social('github'),
  logInWithLinkedin: social('linkedin'),
  verifySecondFactor: visitor(async ({ gateways }) => {
    const { email, password, code } = mateo;
    value(await gateways.auth.logIn({ email, password, proof: NO_PROOF }));
    return () => gateways.auth.verifySecondFactor({ code, email });
  }),
  register: visitor((page) => () => page.gateways.auth.register(NEWCOMER)),
  verifyEmail: {
    scenario: 'onboarding-at-email-verification',
    prepare: async ({ gateways, demo }) => {
      value(await gateways.auth.resendEmailCode());
      return () => gateways.auth.verifyEmail(demo.mails()[0]?.code ?? '');
    },
  },
  resendEmailCode: {
    scenario: 'onboarding-at-email-verification',
    prepare: (page) => () => page.gateways.auth.resendEmailCode(),
  },
  forgotPassword: visitor((page) => () => page.gateways.auth.forgotPassword({ email: elena.email, proof: NO_PROOF })),
  resetPassword: visitor(async ({ gateways, demo }) => {
    value(await gateways.auth.forgotPassword({ email: elena.email, proof: NO_PROOF }));
    const token = demo.mails()[0]?.link?.split('/').at(-1) ?? '';
    return () => gateways.auth.resetPassword({ token, password: 'Brand-New-77' });
  }),
  capabilities: customer((page) => () => page.gateways.account.capabilities()),
  profile: customer((page) => () => page.gateways.account.profile()),
  changeEmail: customer(
    (page) => () =>
      page.gateways.account.changeEmail({ token: null, email: 'elena@changed.example', password: elena.password }),
  ),
  currentSubscription: customer((page) => () => page.gateways.billing.currentSubscription()),
  localization: customer((page) => () => page.gateways.localization.translations('en')),
  createApiKey: customer((page) => () => page.gateways.apiKeys.create({ name: 'ledger-sync' })),
  listApiKeys: customer((page) => () => page.gateways.apiKeys.list()),
  setApiKeyActive: customer(async (page) => {
    const { id, active } = await firstKey(page);
    return () => page.gateways.apiKeys.setActive(id, !active);
  }),
  revealApiKey: customer(async (page) => {
    const { id } = await firstKey(page);
    return () => page.gateways.apiKeys.reveal(id);
  }),
  listApiVersions: customer((page) => () => page.gateways.apiKeys.versions()),
  chooseApiVersion: customer(async ({ gateways }) => {
    const [, other] = value(await gateways.apiKeys.versions());
    return () => gateways.apiKeys.chooseVersion(other!.id);
  }),
  listPlans: customer((page) => () => page.gateways.billing.plans()),
  getInvoices: customer((page) => () => page.gateways.billing.invoices()),
  listInvoices: customer((page) => () => page.gateways.billing.listInvoices()),
  downloadInvoice: customer(async ({ gateways }) => {
    const [newest] = value(await gateways.billing.listInvoices()).items;
    return () => gateways.billing.invoiceFile(newest!.id);
  }),
  saveCompanyData: saving('company-data'),
  saveUseCases: saving('use-cases'),
  saveProtocols: saving('blockchain-protocols'),
  saveChannels: saving('channels'),
  savePlan: saving('pricing-plan'),
  getCompanyData: reading('company-data'),
  getUseCases: reading('use-cases'),
  getProtocols: reading('blockchain-protocols'),
  getChannels: reading('channels'),
  getPlan: reading('pricing-plan'),
  getSummary: { scenario: 'onboarding-at-summary', prepare: (page) => () => page.gateways.onboarding.summary() },
  confirmSummary: {
    scenario: 'onboarding-at-summary',
    prepare: (page) => () => page.gateways.onboarding.confirmSummary(),
  },
  listProtocols: { scenario: 'onboarding-at-summary', prepare: (page) => () => page.gateways.catalog.protocols() },
  listPackages: { scenario: 'onboarding-at-summary', prepare: (page) => () => page.gateways.catalog.plans() },
  getSteps: customer((page) => () => page.gateways.gettingStarted.load()),
  setSteps: customer((page) => () => page.gateways.gettingStarted.set(['pricing'])),
  usageSummary: customer((page) => () => page.gateways.usage.summary()),
  usageHistory: customer((page) => () => page.gateways.usage.history({ range: '30d', grouping: 'product' })),
  listTeamMembers: customer((page) => () => page.gateways.team.members()),
  inviteTeamMember: customer(async ({ gateways }) => {
    const role = value(await gateways.team.roles()).at(-1);
    return () => gateways.team.invite({ email: 'ada@northwall.example', roleIds: [role!.id] });
  }),
  deleteTeamMember: customer(async ({ gateways }) => {
    const member = value(await gateways.team.members()).members.find(({ email }) => email !== elena.email);
    return () => gateways.team.remove(member!);
  }),
  listRoles: customer((page) => () => page.gateways.team.roles()),
  listSessions: customer((page) => () => page.gateways.account.listSessions()),
  endSession: customer(async ({ gateways }) => {
    const sessions = value(await gateways.account.listSessions());
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    return () => gateways.account.endSession(other!.id);
  }),
  deleteApiKey: customer(async ({ gateways }) => {
    const [key] = value(await gateways.apiKeys.list()).items;
    return () => gateways.apiKeys.remove(key!.id);
  }),
  addDomain: customer((page) => () => page.gateways.callbackDomains.add('ledger-hooks.northwall.example')),
  listDomains: customer((page) => () => page.gateways.callbackDomains.list()),
  removeDomain: customer(async ({ gateways }) => {
    const [domain] = value(await gateways.callbackDomains.list()).items;
    return () => gateways.callbackDomains.remove(domain!);
  }),
  loadFaucets: customer((page) => () => page.gateways.faucets.load()),
  requestFaucet: customer(
    (page) => () =>
      page.gateways.faucets.request({
        ...{ blockchain: 'ethereum', network: 'sepolia', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
        tokenTransfer: true,
      }),
  ),
  sendRequest: customer(async (page) => {
    const { id: apiKeyId } = await firstKey(page);
    const call = { blockchain: 'ethereum', network: 'mainnet', address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' };
    return () => page.gateways.firstCall.send({ ...call, apiKeyId });
  }),
  callbackFilters: customer((page) => () => page.gateways.logs.callbackFilterOptions()),
  searchCallbacks: customer((page) => () => page.gateways.logs.callbackLogs(EVERY_CALLBACK, null)),
  redeliverCallback: customer(async ({ gateways }) => {
    const [callback] = value(await gateways.logs.callbackLogs(EVERY_CALLBACK, null)).items;
    return () => gateways.logs.redeliverCallback(callback!.id);
  }),
  requestFilters: customer((page) => () => page.gateways.logs.requestKeys()),
  listApiRequests: customer(async (page) => {
    const { id } = await firstKey(page);
    return () => page.gateways.apiKeys.lastUsed(id);
  }),
};
