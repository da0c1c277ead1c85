import type { Gateways } from '#src/application/app/gateways.ts';
import { type ApiClient, type ApiClientOptions, createApiClient } from '#src/adapters/http/client/api-client.ts';
import type { LoadSlices } from '#src/adapters/http/client/json-slice.ts';
import { HttpAccountGateway } from './http-account-gateway.ts';
import { HttpApiKeyGateway } from './http-api-key-gateway.ts';
import { HttpAuthGateway } from './http-auth-gateway.ts';
import { HttpBillingGateway } from './http-billing-gateway.ts';
import { HttpCatalogGateway } from './http-catalog-gateway.ts';
import { HttpFirstCallGateway, HttpGettingStartedGateway } from './http-dashboard-gateways.ts';
import { HttpFaucetGateway } from './http-faucet-gateway.ts';
import { HttpCallbackDomainGateway } from './http-callback-domain-gateway.ts';
import { HttpLocalizationGateway } from './http-localization-gateway.ts';
import { HttpLogGateway } from './http-log-gateway.ts';
import { HttpOnboardingGateway } from './http-onboarding-gateway.ts';
import { HttpTeamGateway } from './http-team-gateway.ts';
import { HttpUsageGateway } from './http-usage-gateway.ts';
import { lateGateway } from './late-gateway.ts';

type LatePort =
  | 'twoFactor'
  | 'accountClosure'
  | 'keyLimits'
  | 'budget'
  | 'callbackSigning'
  | 'callbackSubscriptions'
  | 'accessTokens';

/** Code that no page carries: what reads a response as text, and the gateways of calls that few providers offer. */
export type LateCode = {
  readonly [Port in LatePort]: () => Promise<new (client: ApiClient) => Gateways[Port]>;
} & { readonly slices: LoadSlices };

const FETCHED: LateCode = {
  slices: () => import('#src/adapters/http/client/json-slice.ts'),
  twoFactor: async () => (await import('./http-two-factor-gateway.ts')).HttpTwoFactorGateway,
  accountClosure: async () => (await import('./http-account-closure-gateway.ts')).HttpAccountClosureGateway,
  keyLimits: async () => (await import('./http-key-limit-gateway.ts')).HttpKeyLimitGateway,
  budget: async () => (await import('./http-budget-gateway.ts')).HttpBudgetGateway,
  callbackSigning: async () => (await import('./http-callback-signing-gateway.ts')).HttpCallbackSigningGateway,
  callbackSubscriptions: async () =>
    (await import('./http-callback-subscription-gateway.ts')).HttpCallbackSubscriptionGateway,
  accessTokens: async () => (await import('./http-access-token-gateway.ts')).HttpAccessTokenGateway,
};

export function createHttpGateways(options: ApiClientOptions, late: LateCode = FETCHED): Gateways {
  const client = createApiClient(options);
  return {
    auth: new HttpAuthGateway(client),
    account: new HttpAccountGateway(client),
    twoFactor: lateGateway(async () => new (await late.twoFactor())(client)),
    accountClosure: lateGateway(async () => new (await late.accountClosure())(client)),
    accessTokens: lateGateway(async () => new (await late.accessTokens())(client)),
    apiKeys: new HttpApiKeyGateway(client),
    keyLimits: lateGateway(async () => new (await late.keyLimits())(client)),
    billing: new HttpBillingGateway(client),
    faucets: new HttpFaucetGateway(client),
    localization: new HttpLocalizationGateway(client),
    onboarding: new HttpOnboardingGateway(client),
    catalog: new HttpCatalogGateway(client),
    firstCall: new HttpFirstCallGateway(client, late.slices),
    gettingStarted: new HttpGettingStartedGateway(client),
    team: new HttpTeamGateway(client),
    usage: new HttpUsageGateway(client),
    budget: lateGateway(async () => new (await late.budget())(client)),
    callbackDomains: new HttpCallbackDomainGateway(client),
    callbackSigning: lateGateway(async () => new (await late.callbackSigning())(client)),
    callbackSubscriptions: lateGateway(async () => new (await late.callbackSubscriptions())(client)),
    logs: new HttpLogGateway(client, late.slices),
  };
}
