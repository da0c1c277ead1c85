import { accountEndpoints } from './endpoints/account-endpoints';
import { apiKeyEndpoints } from './endpoints/api-key-endpoints';
import { catalogueEndpoints } from './endpoints/catalogue-endpoints';
import { onboardingEndpoints } from './endpoints/onboarding-endpoints';
import { signInEndpoints } from './endpoints/sign-in-endpoints';
import { signUpEndpoints } from './endpoints/sign-up-endpoints';

/**
 * The one description of the wire (§7). The gateways, the mock's handlers, the fault tests and the conformance of a
 * provider all read this table.
 */
export const endpoints = {
  ...signInEndpoints,
  ...signUpEndpoints,
  ...accountEndpoints,
  ...apiKeyEndpoints,
  ...onboardingEndpoints,
  ...catalogueEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
