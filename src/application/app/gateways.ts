import type { AccessTokenGateway } from '#src/application/access-tokens/access-token-gateway.ts';
import type { ApiKeyGateway, KeyLabelGateway, KeyLimitGateway } from '#src/application/api-keys/api-key-gateways.ts';
import type { BillingGateway } from '#src/application/billing/billing-gateway.ts';
import type { CatalogGateway } from '#src/application/plans/catalog-store.ts';
import type { FirstCallGateway, GettingStartedGateway } from '#src/application/dashboard/dashboard-gateways.ts';
import type { FaucetGateway } from '#src/application/faucets/faucet-gateway.ts';
import type {
  CallbackDomainGateway,
  CallbackSigningGateway,
  CallbackSubscriptionGateway,
  DomainHealthGateway,
} from '#src/application/callback-domains/callback-domain-gateways.ts';
import type { NotificationGateway } from '#src/application/notifications/notification-gateway.ts';
import type { LocalizationGateway } from '#src/application/i18n/translation-store.ts';
import type { OnboardingGateway } from '#src/application/onboarding/onboarding-gateway.ts';
import type {
  AccountGateway,
  AccountClosureGateway,
  TwoFactorGateway,
} from '#src/application/account/account-gateways.ts';
import type { PasskeyGateway } from '#src/application/passkeys/passkey-gateway.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import type { OwnershipGateway } from '#src/application/team/ownership-gateway.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import type { BudgetGateway, UsageGateway } from '#src/application/usage/usage-gateway.ts';
import type { BulkRedeliveryGateway } from '#src/application/logs/bulk-redelivery-gateway.ts';
import type { LogGateway } from '#src/application/logs/log-gateway.ts';

export interface Gateways {
  readonly auth: AuthGateway;
  readonly account: AccountGateway;
  readonly twoFactor: TwoFactorGateway;
  readonly accountClosure: AccountClosureGateway;
  readonly accessTokens: AccessTokenGateway;
  readonly notifications: NotificationGateway;
  readonly passkeys: PasskeyGateway;
  readonly apiKeys: ApiKeyGateway;
  readonly keyLimits: KeyLimitGateway;
  readonly keyLabels: KeyLabelGateway;
  readonly billing: BillingGateway;
  readonly faucets: FaucetGateway;
  readonly localization: LocalizationGateway;
  readonly onboarding: OnboardingGateway;
  readonly catalog: CatalogGateway;
  readonly gettingStarted: GettingStartedGateway;
  readonly firstCall: FirstCallGateway;
  readonly callbackDomains: CallbackDomainGateway;
  readonly callbackSigning: CallbackSigningGateway;
  readonly domainHealth: DomainHealthGateway;
  readonly callbackSubscriptions: CallbackSubscriptionGateway;
  readonly team: TeamGateway;
  readonly ownership: OwnershipGateway;
  readonly usage: UsageGateway;
  readonly budget: BudgetGateway;
  readonly logs: LogGateway;
  readonly bulkRedelivery: BulkRedeliveryGateway;
}
