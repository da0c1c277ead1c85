import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { CatalogGateway } from '#src/application/plans/catalog-gateway.ts';
import type { FirstCallGateway } from '#src/application/dashboard/first-call-gateway.ts';
import type { GettingStartedGateway } from '#src/application/dashboard/getting-started-gateway.ts';
import type { FaucetGateway } from '#src/application/faucets/faucet-gateway.ts';
import type { CallbackDomainGateway } from '#src/application/callback-domains/callback-domain-gateway.ts';
import type { CallbackSigningGateway } from '#src/application/callback-domains/callback-signing-gateway.ts';
import type { LocalizationGateway } from '#src/application/i18n/localization-gateway.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type { AccountGateway } from '#src/application/account/account-gateway.ts';
import type { AccountClosureGateway } from '#src/application/account/account-closure-gateway.ts';
import type { TwoFactorGateway } from '#src/application/account/two-factor-gateway.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import type { BudgetGateway } from '#src/application/usage/budget-gateway.ts';
import type { UsageGateway } from '#src/application/usage/usage-gateway.ts';
import type { LogGateway } from '#src/application/logs/log-gateway.ts';

export interface Gateways {
  readonly auth: AuthGateway;
  readonly account: AccountGateway;
  readonly twoFactor: TwoFactorGateway;
  readonly accountClosure: AccountClosureGateway;
  readonly apiKeys: ApiKeyGateway;
  readonly billing: BillingGateway;
  readonly faucets: FaucetGateway;
  readonly localization: LocalizationGateway;
  readonly onboarding: OnboardingGateway;
  readonly catalog: CatalogGateway;
  readonly gettingStarted: GettingStartedGateway;
  readonly firstCall: FirstCallGateway;
  readonly callbackDomains: CallbackDomainGateway;
  readonly callbackSigning: CallbackSigningGateway;
  readonly team: TeamGateway;
  readonly usage: UsageGateway;
  readonly budget: BudgetGateway;
  readonly logs: LogGateway;
}
