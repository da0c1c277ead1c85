import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';

/**
 * The 53 operations of section 7, written down from the specification and not from the table of endpoints. A row that
 * names several methods or providers is several operations; `POST, GET` rows keep that order.
 */
export const requiredOperations = [
  ['WIRE-1', 'POST', '/api/auth/register'],
  ['WIRE-2', 'POST', '/api/auth/login'],
  ['WIRE-3', 'POST', '/api/auth/login/google'],
  ['WIRE-4', 'POST', '/api/auth/login/github'],
  ['WIRE-5', 'POST', '/api/auth/login/linkedin'],
  ['WIRE-6', 'POST', '/api/account/2fa/verify'],
  ['WIRE-7', 'POST', '/api/auth/verify-email'],
  ['WIRE-8', 'POST', '/api/auth/resend-email-code'],
  ['WIRE-9', 'POST', '/api/auth/forgot-password'],
  ['WIRE-10', 'POST', '/api/auth/reset-password'],
  ['WIRE-11', 'POST', '/api/account/change-email'],
  ['WIRE-12', 'GET', '/api/account/profile'],
  ['WIRE-13', 'GET', '/api/getting-started'],
  ['WIRE-14', 'PATCH', '/api/getting-started'],
  ['WIRE-15', 'POST', '/api/api-keys'],
  ['WIRE-16', 'GET', '/api/api-keys'],
  ['WIRE-17', 'PATCH', '/api/api-keys/{id}'],
  ['WIRE-18', 'GET', '/api/api-keys/{id}/reveal'],
  ['WIRE-19', 'GET', '/api/developers/api-versions'],
  ['WIRE-20', 'POST', '/api/developers/api-version'],
  ['WIRE-21', 'POST', '/api/send-request'],
  ['WIRE-22', 'POST', '/api/account/callback-urls/add'],
  ['WIRE-23', 'GET', '/api/account/callback-urls'],
  ['WIRE-24', 'DELETE', '/api/account/callback-urls/{id}'],
  ['WIRE-25', 'GET', '/api/account/subscription-plan'],
  ['WIRE-26', 'GET', '/api/account/subscriptions-and-plans'],
  ['WIRE-27', 'POST', '/api/company-data'],
  ['WIRE-28', 'GET', '/api/company-data'],
  ['WIRE-29', 'POST', '/api/use-cases'],
  ['WIRE-30', 'GET', '/api/use-cases'],
  ['WIRE-31', 'POST', '/api/blockchain-protocols'],
  ['WIRE-32', 'GET', '/api/blockchain-protocols'],
  ['WIRE-33', 'GET', '/api/blockchain-protocols/blockchains'],
  ['WIRE-34', 'POST', '/api/channels'],
  ['WIRE-35', 'GET', '/api/channels'],
  ['WIRE-36', 'POST', '/api/pricing-plan'],
  ['WIRE-37', 'GET', '/api/pricing-plan'],
  ['WIRE-38', 'GET', '/api/summary'],
  ['WIRE-39', 'POST', '/api/summary'],
  ['WIRE-40', 'GET', '/api/payment-packages'],
  ['WIRE-41', 'GET', '/api/account/invoices'],
  ['WIRE-42', 'GET', '/api/team-members'],
  ['WIRE-43', 'POST', '/api/team-members'],
  ['WIRE-44', 'DELETE', '/api/team-members/{id}'],
  ['WIRE-45', 'GET', '/api/faucet'],
  ['WIRE-46', 'POST', '/api/faucet'],
  ['WIRE-47', 'GET', '/api/account/callbacks-filters'],
  ['WIRE-48', 'GET', '/api/account/callbacks-search'],
  ['WIRE-49', 'GET', '/api/account/api-requests'],
  ['WIRE-50', 'GET', '/api/account/api-requests-filters'],
  ['WIRE-51', 'GET', '/api/account/usage-summary'],
  ['WIRE-52', 'GET', '/api/localization'],
  ['WIRE-53', 'GET', '/api/roles-and-permissions'],
] as const;

/** What a provider may leave out; `tests/architecture/stability` pins those of a release. */
const optionalOperations = Object.values(endpoints)
  .filter((one): one is typeof one & { readonly optional: true } => 'optional' in one)
  .map(({ wire, method, path }) => [wire, method, path] as const);

export const operations = [...requiredOperations, ...optionalOperations];
