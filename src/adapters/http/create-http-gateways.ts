import type { Gateways } from '../../application/gateways';
import { type ApiClientOptions, createApiClient } from './api-client';
import { HttpAccountGateway } from './http-account-gateway';
import { HttpApiKeyGateway } from './http-api-key-gateway';
import { HttpAuthGateway } from './http-auth-gateway';
import { HttpBillingGateway } from './http-billing-gateway';
import { HttpCatalogueGateway } from './http-catalogue-gateway';
import { HttpFirstCallGateway } from './http-first-call-gateway';
import { HttpGettingStartedGateway } from './http-getting-started-gateway';
import { HttpFaucetGateway } from './http-faucet-gateway';
import { HttpDomainGateway } from './http-domain-gateway';
import { HttpLocalizationGateway } from './http-localization-gateway';
import { HttpLogGateway } from './http-log-gateway';
import { HttpOnboardingGateway } from './http-onboarding-gateway';
import { HttpTeamGateway } from './http-team-gateway';
import { HttpUsageGateway } from './http-usage-gateway';

/** Every port to the provider, over one client. */
export function createHttpGateways(options: ApiClientOptions): Gateways {
  const client = createApiClient(options);
  return {
    auth: new HttpAuthGateway(client),
    account: new HttpAccountGateway(client),
    apiKeys: new HttpApiKeyGateway(client),
    billing: new HttpBillingGateway(client),
    faucets: new HttpFaucetGateway(client),
    localization: new HttpLocalizationGateway(client),
    onboarding: new HttpOnboardingGateway(client),
    catalogue: new HttpCatalogueGateway(client),
    firstCall: new HttpFirstCallGateway(client),
    gettingStarted: new HttpGettingStartedGateway(client),
    team: new HttpTeamGateway(client),
    usage: new HttpUsageGateway(client),
    domains: new HttpDomainGateway(client),
    logs: new HttpLogGateway(client),
  };
}
