import type { Gateways } from '#src/application/app/gateways.ts';
import { type ApiClientOptions, createApiClient } from '#src/adapters/http/client/api-client.ts';
import { HttpAccountGateway } from './http-account-gateway.ts';
import { HttpApiKeyGateway } from './http-api-key-gateway.ts';
import { HttpAuthGateway } from './http-auth-gateway.ts';
import { HttpBillingGateway } from './http-billing-gateway.ts';
import { HttpCatalogGateway } from './http-catalog-gateway.ts';
import { HttpFirstCallGateway } from './http-first-call-gateway.ts';
import { HttpGettingStartedGateway } from './http-getting-started-gateway.ts';
import { HttpFaucetGateway } from './http-faucet-gateway.ts';
import { HttpCallbackDomainGateway } from './http-callback-domain-gateway.ts';
import { HttpLocalizationGateway } from './http-localization-gateway.ts';
import { HttpLogGateway } from './http-log-gateway.ts';
import { HttpOnboardingGateway } from './http-onboarding-gateway.ts';
import { HttpTeamGateway } from './http-team-gateway.ts';
import { HttpUsageGateway } from './http-usage-gateway.ts';
import { lateGateway } from './late-gateway.ts';

export function createHttpGateways(options: ApiClientOptions): Gateways {
  const client = createApiClient(options);
  return {
    auth: new HttpAuthGateway(client),
    account: new HttpAccountGateway(client),
    twoFactor: lateGateway(async () => {
      const { HttpTwoFactorGateway } = await import('./http-two-factor-gateway.ts');
      return new HttpTwoFactorGateway(client);
    }),
    accountClosure: lateGateway(async () => {
      const { HttpAccountClosureGateway } = await import('./http-account-closure-gateway.ts');
      return new HttpAccountClosureGateway(client);
    }),
    apiKeys: new HttpApiKeyGateway(client),
    keyLimits: lateGateway(async () => {
      const { HttpKeyLimitGateway } = await import('./http-key-limit-gateway.ts');
      return new HttpKeyLimitGateway(client);
    }),
    billing: new HttpBillingGateway(client),
    faucets: new HttpFaucetGateway(client),
    localization: new HttpLocalizationGateway(client),
    onboarding: new HttpOnboardingGateway(client),
    catalog: new HttpCatalogGateway(client),
    firstCall: new HttpFirstCallGateway(client),
    gettingStarted: new HttpGettingStartedGateway(client),
    team: new HttpTeamGateway(client),
    usage: new HttpUsageGateway(client),
    budget: lateGateway(async () => {
      const { HttpBudgetGateway } = await import('./http-budget-gateway.ts');
      return new HttpBudgetGateway(client);
    }),
    callbackDomains: new HttpCallbackDomainGateway(client),
    callbackSigning: lateGateway(async () => {
      const { HttpCallbackSigningGateway } = await import('./http-callback-signing-gateway.ts');
      return new HttpCallbackSigningGateway(client);
    }),
    logs: new HttpLogGateway(client),
  };
}
