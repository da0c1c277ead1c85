import type { EndpointName } from '../../../src/adapters/http/endpoints';
import type { Gateways } from '../../../src/application/gateways';
import type { Registration } from '../../../src/application/session/auth-gateway';
import type { ApiKeyId } from '../../../src/domain/api-keys/api-key';
import type { ApiVersionId } from '../../../src/domain/api-keys/api-version';
import type {
  ChannelsAnswer,
  CompanyAnswer,
  PlanAnswer,
  ProtocolsAnswer,
  UseCasesAnswer,
} from '../../../src/domain/onboarding/answers';
import type { Result } from '../../../src/domain/shared/result';

export interface Operation {
  readonly call: (gateways: Gateways) => Promise<Result<unknown>>;
  /** The `data` of a reply that succeeds. */
  readonly data: unknown;
  /** Faults of other operations that are answers here. */
  readonly fine?: readonly string[];
}

/** Replies that the specification does not show may be empty (wire notes). */
const notShown = { fine: ['204', 'an item of null'] };

const id = 'key-7' as ApiKeyId;
const email = 'ada@northwall.example';

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
  createApiKey: { call: ({ apiKeys }) => apiKeys.create('Production'), data: { item: { key: 'c0ffee' } } },
  listApiKeys: { call: ({ apiKeys }) => apiKeys.list(), data: { item: { apiKeys: [], hasMore: false } } },
  setApiKeyActive: { call: ({ apiKeys }) => apiKeys.setActive(id, true), data: { item: { active: true } } },
  revealApiKey: { call: ({ apiKeys }) => apiKeys.reveal(id), data: { item: { key: 'c0ffee' } } },
  listApiVersions: { call: ({ apiKeys }) => apiKeys.versions(), data: { items: [] } },
  chooseApiVersion: {
    call: ({ apiKeys }) => apiKeys.chooseVersion('v2' as ApiVersionId),
    data: { item: { success: true } },
  },
  currentSubscription: {
    call: ({ billing }) => billing.currentSubscription(),
    data: { item: { active: true, name: 'Free' } },
  },
  localization: { call: ({ localization }) => localization.translations(), data: { item: { translations: {} } } },
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
  listProtocols: { call: ({ catalogue }) => catalogue.protocols(), data: { items: [] } },
  listPackages: { call: ({ catalogue }) => catalogue.plans(), data: { items: [] } },
};
