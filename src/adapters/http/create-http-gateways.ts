import type { Gateways } from '../../application/gateways';
import { type ApiClientOptions, createApiClient } from './api-client';
import { HttpAccountGateway } from './http-account-gateway';
import { HttpApiKeyGateway } from './http-api-key-gateway';
import { HttpAuthGateway } from './http-auth-gateway';
import { HttpBillingGateway } from './http-billing-gateway';
import { HttpCatalogueGateway } from './http-catalogue-gateway';
import { HttpLocalizationGateway } from './http-localization-gateway';
import { HttpOnboardingGateway } from './http-onboarding-gateway';

/** Every port to the provider, over one client. */
export function createHttpGateways(options: ApiClientOptions): Gateways {
  const client = createApiClient(options);
  return {
    auth: new HttpAuthGateway(client),
    account: new HttpAccountGateway(client),
    apiKeys: new HttpApiKeyGateway(client),
    billing: new HttpBillingGateway(client),
    localization: new HttpLocalizationGateway(client),
    onboarding: new HttpOnboardingGateway(client),
    catalogue: new HttpCatalogueGateway(client),
  };
}
