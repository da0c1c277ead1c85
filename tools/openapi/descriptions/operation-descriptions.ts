import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import type { OperationDescription } from '#tools/openapi/operation-description.ts';
import { accountDescriptions, faucetDescriptions, teamDescriptions } from './account-descriptions.ts';
import { apiKeyDescriptions, callbackDomainDescriptions, dashboardDescriptions } from './api-key-descriptions.ts';
import { authDescriptions } from './auth-descriptions.ts';
import { billingDescriptions, planDescriptions } from './billing-descriptions.ts';
import { logDescriptions, usageDescriptions } from './log-descriptions.ts';
import { onboardingDescriptions } from './onboarding-descriptions.ts';

/** The features, in the order in which a new customer meets them. */
export const tags = [
  {
    name: 'auth',
    description: 'Sign up, log in, verify the email, and choose a new password.',
    operations: authDescriptions,
  },
  {
    name: 'onboarding',
    description: 'The questionnaire of a new account, and its summary.',
    operations: onboardingDescriptions,
  },
  { name: 'plans', description: 'What a new account can choose from.', operations: planDescriptions },
  {
    name: 'account',
    description: 'The signed-in person, and the messages of the provider.',
    operations: accountDescriptions,
  },
  { name: 'dashboard', description: 'The first steps, and the first call.', operations: dashboardDescriptions },
  { name: 'api-keys', description: 'API keys, and the version of the API.', operations: apiKeyDescriptions },
  { name: 'callback-domains', description: 'Domains that receive callbacks.', operations: callbackDomainDescriptions },
  { name: 'billing', description: 'The subscription, the plans, and the invoices.', operations: billingDescriptions },
  { name: 'usage', description: 'The credits that were used.', operations: usageDescriptions },
  { name: 'logs', description: 'Callbacks and API requests, one by one.', operations: logDescriptions },
  { name: 'team', description: 'Members, invitations and roles.', operations: teamDescriptions },
  { name: 'faucets', description: 'Test coins.', operations: faucetDescriptions },
] as const;

/** An operation without a text is a type error. */
export const operationDescriptions: Readonly<Record<EndpointName, OperationDescription>> = {
  ...authDescriptions,
  ...onboardingDescriptions,
  ...planDescriptions,
  ...accountDescriptions,
  ...dashboardDescriptions,
  ...apiKeyDescriptions,
  ...callbackDomainDescriptions,
  ...billingDescriptions,
  ...usageDescriptions,
  ...logDescriptions,
  ...teamDescriptions,
  ...faucetDescriptions,
};
