import { accessTokenEndpoints } from './access-token-endpoints.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { apiKeyEndpoints } from './api-key-endpoints.ts';
import { bulkRedeliveryEndpoints } from './bulk-redelivery-endpoints.ts';
import { billingEndpoints } from './billing-endpoints.ts';
import { closureEndpoints } from './closure-endpoints.ts';
import { budgetEndpoints } from './budget-endpoints.ts';
import { catalogEndpoints } from './catalog-endpoints.ts';
import { firstCallEndpoints, gettingStartedEndpoints } from './dashboard-endpoints.ts';
import { faucetEndpoints } from './faucet-endpoints.ts';
import { callbackDomainEndpoints } from './callback-domain-endpoints.ts';
import { callbackSigningEndpoints } from './callback-signing-endpoints.ts';
import { callbackSubscriptionEndpoints } from './callback-subscription-endpoints.ts';
import { logEndpoints } from './log-endpoints.ts';
import { keyLabelEndpoints } from './key-label-endpoints.ts';
import { keyLimitEndpoints } from './key-limit-endpoints.ts';
import { notificationEndpoints } from './notification-endpoints.ts';
import { onboardingEndpoints } from './onboarding-endpoints.ts';
import { ownershipEndpoints } from './ownership-endpoints.ts';
import { passkeyEndpoints } from './passkey-endpoints.ts';
import { signInEndpoints, signUpEndpoints } from './auth-endpoints.ts';
import { teamEndpoints } from './team-endpoints.ts';
import { twoFactorEndpoints } from './two-factor-endpoints.ts';
import { usageEndpoints } from './usage-endpoints.ts';

/** The one description of the wire: gateways, mock handlers and tests all read this table. */
export const endpoints = {
  ...signInEndpoints,
  ...signUpEndpoints,
  ...accountEndpoints,
  ...twoFactorEndpoints,
  ...closureEndpoints,
  ...accessTokenEndpoints,
  ...notificationEndpoints,
  ...passkeyEndpoints,
  ...apiKeyEndpoints,
  ...keyLimitEndpoints,
  ...keyLabelEndpoints,
  ...billingEndpoints,
  ...onboardingEndpoints,
  ...catalogEndpoints,
  ...gettingStartedEndpoints,
  ...usageEndpoints,
  ...budgetEndpoints,
  ...teamEndpoints,
  ...ownershipEndpoints,
  ...callbackDomainEndpoints,
  ...callbackSigningEndpoints,
  ...callbackSubscriptionEndpoints,
  ...faucetEndpoints,
  ...firstCallEndpoints,
  ...logEndpoints,
  ...bulkRedeliveryEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
