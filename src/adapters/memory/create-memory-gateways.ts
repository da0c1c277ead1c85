import type { Provider } from '#mocks/provider/create-provider.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { MemoryAccountClosureGateway } from './memory-account-closure-gateway.ts';
import { MemoryAccountGateway } from './memory-account-gateway.ts';
import { MemoryApiKeyGateway } from './memory-api-key-gateway.ts';
import { MemoryAuthGateway } from './memory-auth-gateway.ts';
import { MemoryBillingGateway } from './memory-billing-gateway.ts';
import { MemoryCallbackSigningGateway } from './memory-callback-signing-gateway.ts';
import { MemoryBudgetGateway } from './memory-budget-gateway.ts';
import { MemoryCatalogGateway } from './memory-catalog-gateway.ts';
import { MemoryFirstCallGateway } from './memory-first-call-gateway.ts';
import { MemoryGettingStartedGateway } from './memory-getting-started-gateway.ts';
import { MemoryFaucetGateway } from './memory-faucet-gateway.ts';
import { MemoryCallbackDomainGateway } from './memory-callback-domain-gateway.ts';
import { MemoryKeyLimitGateway } from './memory-key-limit-gateway.ts';
import { MemoryLocalizationGateway } from './memory-localization-gateway.ts';
import { MemoryLogGateway } from './memory-log-gateway.ts';
import { MemoryOnboardingGateway } from './memory-onboarding-gateway.ts';
import { MemoryTeamGateway } from './memory-team-gateway.ts';
import { MemoryTwoFactorGateway } from './memory-two-factor-gateway.ts';
import { MemoryUsageGateway } from './memory-usage-gateway.ts';

export function createMemoryGateways(provider: Provider, sessions: CallSessions): Gateways {
  return {
    auth: new MemoryAuthGateway(provider, sessions),
    account: new MemoryAccountGateway(provider, sessions),
    twoFactor: new MemoryTwoFactorGateway(provider, sessions),
    accountClosure: new MemoryAccountClosureGateway(provider, sessions),
    apiKeys: new MemoryApiKeyGateway(provider, sessions),
    keyLimits: new MemoryKeyLimitGateway(provider, sessions),
    billing: new MemoryBillingGateway(provider, sessions),
    faucets: new MemoryFaucetGateway(provider, sessions),
    localization: new MemoryLocalizationGateway(provider, sessions),
    onboarding: new MemoryOnboardingGateway(provider, sessions),
    catalog: new MemoryCatalogGateway(provider, sessions),
    firstCall: new MemoryFirstCallGateway(provider, sessions),
    gettingStarted: new MemoryGettingStartedGateway(provider, sessions),
    team: new MemoryTeamGateway(provider, sessions),
    usage: new MemoryUsageGateway(provider, sessions),
    budget: new MemoryBudgetGateway(provider, sessions),
    callbackDomains: new MemoryCallbackDomainGateway(provider, sessions),
    callbackSigning: new MemoryCallbackSigningGateway(provider, sessions),
    logs: new MemoryLogGateway(provider, sessions),
  };
}
