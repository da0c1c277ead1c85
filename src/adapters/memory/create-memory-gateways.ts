import type { Provider } from '../../../mocks/provider/create-provider';
import type { Gateways } from '../../application/gateways';
import type { CallSessions } from '../../application/session/call-session';
import { MemoryAccountGateway } from './memory-account-gateway';
import { MemoryApiKeyGateway } from './memory-api-key-gateway';
import { MemoryAuthGateway } from './memory-auth-gateway';
import { MemoryBillingGateway } from './memory-billing-gateway';
import { MemoryCatalogueGateway } from './memory-catalogue-gateway';
import { MemoryFirstCallGateway } from './memory-first-call-gateway';
import { MemoryGettingStartedGateway } from './memory-getting-started-gateway';
import { MemoryFaucetGateway } from './memory-faucet-gateway';
import { MemoryDomainGateway } from './memory-domain-gateway';
import { MemoryLocalizationGateway } from './memory-localization-gateway';
import { MemoryLogGateway } from './memory-log-gateway';
import { MemoryOnboardingGateway } from './memory-onboarding-gateway';
import { MemoryTeamGateway } from './memory-team-gateway';
import { MemoryUsageGateway } from './memory-usage-gateway';

export function createMemoryGateways(provider: Provider, sessions: CallSessions): Gateways {
  return {
    auth: new MemoryAuthGateway(provider, sessions),
    account: new MemoryAccountGateway(provider, sessions),
    apiKeys: new MemoryApiKeyGateway(provider, sessions),
    billing: new MemoryBillingGateway(provider, sessions),
    faucets: new MemoryFaucetGateway(provider, sessions),
    localization: new MemoryLocalizationGateway(provider, sessions),
    onboarding: new MemoryOnboardingGateway(provider, sessions),
    catalogue: new MemoryCatalogueGateway(provider, sessions),
    firstCall: new MemoryFirstCallGateway(provider, sessions),
    gettingStarted: new MemoryGettingStartedGateway(provider, sessions),
    team: new MemoryTeamGateway(provider, sessions),
    usage: new MemoryUsageGateway(provider, sessions),
    domains: new MemoryDomainGateway(provider, sessions),
    logs: new MemoryLogGateway(provider, sessions),
  };
}
