import { accountEndpoints } from './endpoints/account-endpoints';
import { apiKeyEndpoints } from './endpoints/api-key-endpoints';
import { billingEndpoints } from './endpoints/billing-endpoints';
import { catalogueEndpoints } from './endpoints/catalogue-endpoints';
import { firstCallEndpoints } from './endpoints/first-call-endpoints';
import { faucetEndpoints } from './endpoints/faucet-endpoints';
import { domainEndpoints } from './endpoints/domain-endpoints';
import { gettingStartedEndpoints } from './endpoints/getting-started-endpoints';
import { logEndpoints } from './endpoints/log-endpoints';
import { onboardingEndpoints } from './endpoints/onboarding-endpoints';
import { signInEndpoints } from './endpoints/sign-in-endpoints';
import { signUpEndpoints } from './endpoints/sign-up-endpoints';
import { teamEndpoints } from './endpoints/team-endpoints';
import { usageEndpoints } from './endpoints/usage-endpoints';

/**
 * The one description of the wire (§7). The gateways, the mock's handlers, the fault tests and the conformance of a
 * provider all read this table.
 */
export const endpoints = {
  ...signInEndpoints,
  ...signUpEndpoints,
  ...accountEndpoints,
  ...apiKeyEndpoints,
  ...billingEndpoints,
  ...onboardingEndpoints,
  ...catalogueEndpoints,
  ...gettingStartedEndpoints,
  ...usageEndpoints,
  ...teamEndpoints,
  ...domainEndpoints,
  ...faucetEndpoints,
  ...firstCallEndpoints,
  ...logEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
