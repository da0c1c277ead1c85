import type { Provider } from '../../../mocks/provider/create-provider';
import type { Gateways } from '../../application/gateways';
import type { CallSessions } from '../../application/session/call-session';
import { MemoryAccountGateway } from './memory-account-gateway';
import { MemoryApiKeyGateway } from './memory-api-key-gateway';
import { MemoryAuthGateway } from './memory-auth-gateway';
import { MemoryBillingGateway } from './memory-billing-gateway';
import { MemoryCatalogueGateway } from './memory-catalogue-gateway';
import { MemoryLocalizationGateway } from './memory-localization-gateway';
import { MemoryOnboardingGateway } from './memory-onboarding-gateway';

export function createMemoryGateways(provider: Provider, sessions: CallSessions): Gateways {
  return {
    auth: new MemoryAuthGateway(provider, sessions),
    account: new MemoryAccountGateway(provider, sessions),
    apiKeys: new MemoryApiKeyGateway(provider, sessions),
    billing: new MemoryBillingGateway(provider, sessions),
    localization: new MemoryLocalizationGateway(provider, sessions),
    onboarding: new MemoryOnboardingGateway(provider, sessions),
    catalogue: new MemoryCatalogueGateway(provider, sessions),
  };
}
