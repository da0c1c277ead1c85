import type { ApiKeyGateway } from './api-keys/api-key-gateway';
import type { BillingGateway } from './billing/billing-gateway';
import type { CatalogueGateway } from './catalogue/catalogue-gateway';
import type { FirstCallGateway } from './dashboard/first-call-gateway';
import type { GettingStartedGateway } from './dashboard/getting-started-gateway';
import type { FaucetGateway } from './faucets/faucet-gateway';
import type { DomainGateway } from './domains/domain-gateway';
import type { LocalizationGateway } from './i18n/localization-gateway';
import type { OnboardingGateway } from './onboarding/onboarding-gateway';
import type { AccountGateway } from './session/account-gateway';
import type { AuthGateway } from './session/auth-gateway';
import type { TeamGateway } from './team/team-gateway';
import type { UsageGateway } from './usage/usage-gateway';
import type { LogGateway } from './usage/log-gateway';

/** Every port to the provider. A backend implements all of them, or none. */
export interface Gateways {
  readonly auth: AuthGateway;
  readonly account: AccountGateway;
  readonly apiKeys: ApiKeyGateway;
  readonly billing: BillingGateway;
  readonly faucets: FaucetGateway;
  readonly localization: LocalizationGateway;
  readonly onboarding: OnboardingGateway;
  readonly catalogue: CatalogueGateway;
  readonly gettingStarted: GettingStartedGateway;
  readonly firstCall: FirstCallGateway;
  readonly domains: DomainGateway;
  readonly team: TeamGateway;
  readonly usage: UsageGateway;
  readonly logs: LogGateway;
}
