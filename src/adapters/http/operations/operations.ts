import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import {
  accessTokenOperations,
  accountOperations,
  closureOperations,
  twoFactorOperations,
} from './account-operations.ts';
import { apiKeyOperations, keyLabelOperations, keyLimitOperations } from './api-key-operations.ts';
import { authOperations } from './auth-operations.ts';
import { billingOperations, planOperations } from './billing-operations.ts';
import { budgetOperations, usageOperations } from './usage-operations.ts';
import { bulkRedeliveryOperations } from './bulk-redelivery-operations.ts';
import { callbackDomainOperations, callbackSigningOperations } from './callback-domain-operations.ts';
import { callbackSubscriptionOperations } from './callback-subscription-operations.ts';
import { dashboardOperations } from './dashboard-operations.ts';
import { faucetOperations } from './faucet-operations.ts';
import { logOperations } from './log-operations.ts';
import { onboardingOperations } from './onboarding-operations.ts';
import { notificationOperations } from './notification-operations.ts';
import type { Operation } from './operation.ts';
import { passkeyLogInOperations, passkeyOperations } from './passkey-operations.ts';
import { ownershipOperations } from './ownership-operations.ts';
import { teamOperations } from './team-operations.ts';

/** The features, in the order in which a new customer meets them. */
export const tags = [
  {
    name: 'auth',
    description: 'Sign up, log in, verify the email, and choose a new password.',
    operations: { ...authOperations, ...passkeyLogInOperations },
  },
  {
    name: 'onboarding',
    description: 'The questionnaire of a new account, and its summary.',
    operations: onboardingOperations,
  },
  { name: 'plans', description: 'What a new account can choose from.', operations: planOperations },
  {
    name: 'account',
    description: 'The signed-in person, and the messages of the provider.',
    operations: {
      ...{ ...accountOperations, ...twoFactorOperations, ...closureOperations, ...accessTokenOperations },
      ...{ ...notificationOperations, ...passkeyOperations },
    },
  },
  { name: 'dashboard', description: 'The first steps, and the first call.', operations: dashboardOperations },
  {
    name: 'api-keys',
    description: 'API keys, and the version of the API.',
    operations: { ...apiKeyOperations, ...keyLimitOperations, ...keyLabelOperations },
  },
  {
    name: 'callback-domains',
    description: 'Domains that receive callbacks, how those are signed, and which events go where.',
    operations: { ...callbackDomainOperations, ...callbackSigningOperations, ...callbackSubscriptionOperations },
  },
  { name: 'billing', description: 'The subscription, the plans, and the invoices.', operations: billingOperations },
  {
    name: 'usage',
    description: 'The credits that were used.',
    operations: { ...usageOperations, ...budgetOperations },
  },
  {
    name: 'logs',
    description: 'Callbacks and API requests, one by one, and many callbacks again.',
    operations: { ...logOperations, ...bulkRedeliveryOperations },
  },
  {
    name: 'team',
    description: 'Members, invitations, roles and the ownership.',
    operations: { ...teamOperations, ...ownershipOperations },
  },
  { name: 'faucets', description: 'Test coins.', operations: faucetOperations },
] as const;

type OperationsOf<Tag> = Tag extends { readonly operations: infer Of } ? Of : never;
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

const merged = Object.assign({}, ...tags.map((tag) => tag.operations)) as Merged<OperationsOf<(typeof tags)[number]>>;

/** An operation that is missing is a type error. */
export const operations: Readonly<Record<EndpointName, Operation>> = merged;
