import type { ApiKeyGateway } from './api-keys/api-key-gateway';
import type { BillingGateway } from './billing/billing-gateway';
import type { CatalogueGateway } from './catalogue/catalogue-gateway';
import type { LocalizationGateway } from './i18n/localization-gateway';
import type { OnboardingGateway } from './onboarding/onboarding-gateway';
import type { AccountGateway } from './session/account-gateway';
import type { AuthGateway } from './session/auth-gateway';

/** Every port to the provider. A backend implements all of them, or none. */
export interface Gateways {
  readonly auth: AuthGateway;
  readonly account: AccountGateway;
  readonly apiKeys: ApiKeyGateway;
  readonly billing: BillingGateway;
  readonly localization: LocalizationGateway;
  readonly onboarding: OnboardingGateway;
  readonly catalogue: CatalogueGateway;
}
