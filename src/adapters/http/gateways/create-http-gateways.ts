import type { Gateways } from '#src/application/app/gateways.ts';
import { type ApiClient, type ApiClientOptions, createApiClient } from '#src/adapters/http/client/api-client.ts';
import type { LoadSlices } from '#src/adapters/http/client/json-slice.ts';
import { HttpAccountGateway } from './http-account-gateway.ts';
import { HttpApiKeyGateway } from './http-api-key-gateway.ts';
import { HttpAuthGateway } from './http-auth-gateway.ts';
import { HttpBillingGateway } from './http-billing-gateway.ts';
import { HttpCallbackDomainGateway } from './http-callback-domain-gateway.ts';
import { HttpCatalogGateway } from './http-catalog-gateway.ts';
import { HttpFaucetGateway } from './http-faucet-gateway.ts';
import { HttpFirstCallGateway, HttpGettingStartedGateway } from './http-dashboard-gateways.ts';
import { HttpLocalizationGateway } from './http-localization-gateway.ts';
import { HttpLogGateway } from './http-log-gateway.ts';
import { HttpOnboardingGateway } from './http-onboarding-gateway.ts';
import { HttpTeamGateway } from './http-team-gateway.ts';
import { HttpUsageGateway } from './http-usage-gateway.ts';
import { lateGateway, type OnMissingCode } from './late-gateway.ts';

/** The gateways of calls that few providers offer, so that no page carries their code. */
const LATE = {
  twoFactor: async () => (await import('./http-two-factor-gateway.ts')).HttpTwoFactorGateway,
  accountClosure: async () => (await import('./http-account-closure-gateway.ts')).HttpAccountClosureGateway,
  keyLimits: async () => (await import('./http-key-limit-gateway.ts')).HttpKeyLimitGateway,
  keyLabels: async () => (await import('./http-key-label-gateway.ts')).HttpKeyLabelGateway,
  budget: async () => (await import('./http-budget-gateway.ts')).HttpBudgetGateway,
  callbackSigning: async () => (await import('./http-callback-signing-gateway.ts')).HttpCallbackSigningGateway,
  callbackSubscriptions: async () =>
    (await import('./http-callback-subscription-gateway.ts')).HttpCallbackSubscriptionGateway,
  accessTokens: async () => (await import('./http-access-token-gateway.ts')).HttpAccessTokenGateway,
  notifications: async () => (await import('./http-notification-gateway.ts')).HttpNotificationGateway,
  bulkRedelivery: async () => (await import('./http-bulk-redelivery-gateway.ts')).HttpBulkRedeliveryGateway,
  domainHealth: async () => (await import('./http-domain-health-gateway.ts')).HttpDomainHealthGateway,
  passkeys: async () => (await import('./http-passkey-gateway.ts')).HttpPasskeyGateway,
  ownership: async () => (await import('./http-ownership-gateway.ts')).HttpOwnershipGateway,
};

type LatePort = keyof typeof LATE;

/** Code that comes with the first call that needs it. `slices` reads a response as text. */
export type LateCode = {
  readonly [Port in LatePort]: () => Promise<new (client: ApiClient) => Gateways[Port]>;
} & { readonly slices: LoadSlices };

/** Fetched over the network. */
export const FETCHED: LateCode = { ...LATE, slices: () => import('#src/adapters/http/client/json-slice.ts') };

export function createHttpGateways(options: ApiClientOptions, late: LateCode = FETCHED): Gateways {
  const client = createApiClient(options);
  return {
    auth: new HttpAuthGateway(client),
    account: new HttpAccountGateway(client),
    apiKeys: new HttpApiKeyGateway(client),
    localization: new HttpLocalizationGateway(client),
    catalog: new HttpCatalogGateway(client),
    billing: new HttpBillingGateway(client),
    faucets: new HttpFaucetGateway(client),
    firstCall: new HttpFirstCallGateway(client, late.slices),
    onboarding: new HttpOnboardingGateway(client),
    gettingStarted: new HttpGettingStartedGateway(client),
    team: new HttpTeamGateway(client),
    usage: new HttpUsageGateway(client),
    callbackDomains: new HttpCallbackDomainGateway(client),
    logs: new HttpLogGateway(client, late.slices),
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
