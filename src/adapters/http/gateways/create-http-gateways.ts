import type { Gateways } from '#src/application/app/gateways.ts';
import { type ApiClient, type ApiClientOptions, createApiClient } from '#src/adapters/http/client/api-client.ts';
import { HttpAccountGateway } from './http-account-gateway.ts';
import { HttpApiKeyGateway } from './http-api-key-gateway.ts';
import { HttpAuthGateway } from './http-auth-gateway.ts';
import { HttpCatalogGateway } from './http-catalog-gateway.ts';
import { HttpLocalizationGateway } from './http-localization-gateway.ts';
import { lateGateway, type OnMissingCode } from './late-gateway.ts';

/** The gateways that not every page calls, so that no other page waits for their code. */
const LATE = {
  billing: async () => (await import('./http-billing-gateway.ts')).HttpBillingGateway,
  faucets: async () => (await import('./http-faucet-gateway.ts')).HttpFaucetGateway,
  onboarding: async () => (await import('./http-onboarding-gateway.ts')).HttpOnboardingGateway,
  firstCall: async () => (await import('./http-first-call-gateway.ts')).HttpFirstCallGateway,
  gettingStarted: async () => (await import('./http-getting-started-gateway.ts')).HttpGettingStartedGateway,
  team: async () => (await import('./http-team-gateway.ts')).HttpTeamGateway,
  usage: async () => (await import('./http-usage-gateway.ts')).HttpUsageGateway,
  callbackDomains: async () => (await import('./http-callback-domain-gateway.ts')).HttpCallbackDomainGateway,
  logs: async () => (await import('./http-log-gateway.ts')).HttpLogGateway,
  twoFactor: async () => (await import('./http-two-factor-gateway.ts')).HttpTwoFactorGateway,
  accountClosure: async () => (await import('./http-account-closure-gateway.ts')).HttpAccountClosureGateway,
  keyLimits: async () => (await import('./http-key-limit-gateway.ts')).HttpKeyLimitGateway,
  budget: async () => (await import('./http-budget-gateway.ts')).HttpBudgetGateway,
  callbackSigning: async () => (await import('./http-callback-signing-gateway.ts')).HttpCallbackSigningGateway,
  callbackSubscriptions: async () =>
    (await import('./http-callback-subscription-gateway.ts')).HttpCallbackSubscriptionGateway,
  accessTokens: async () => (await import('./http-access-token-gateway.ts')).HttpAccessTokenGateway,
  notifications: async () => (await import('./http-notification-gateway.ts')).HttpNotificationGateway,
  ownership: async () => (await import('./http-ownership-gateway.ts')).HttpOwnershipGateway,
};

type LatePort = keyof typeof LATE;

/** Code that comes with the first call that needs it. */
export type LateCode = { readonly [Port in LatePort]: () => Promise<new (client: ApiClient) => Gateways[Port]> };

/** Fetched over the network. */
export const FETCHED: LateCode = LATE;

export function createHttpGateways(options: ApiClientOptions, late: LateCode = FETCHED): Gateways {
  const client = createApiClient(options);
  return {
    auth: new HttpAuthGateway(client),
    account: new HttpAccountGateway(client),
    apiKeys: new HttpApiKeyGateway(client),
    localization: new HttpLocalizationGateway(client),
    catalog: new HttpCatalogGateway(client),
    ...lateGateways(client, late, options.onMissingCode),
  };
}

function lateGateways(client: ApiClient, late: LateCode, onMissing?: OnMissingCode): Pick<Gateways, LatePort> {
  const entries = Object.keys(LATE).map((name) => {
    const port = name as LatePort;
    return [port, lateGateway<object>(async () => new (await late[port]())(client), onMissing)];
  });
  return Object.fromEntries(entries) as Pick<Gateways, LatePort>;
}
