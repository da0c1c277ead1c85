import { array, boolean, check, literal, nullish, number, object, optional, pipe, string, undefined_, union } from 'valibot';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from './endpoint';
import { accountState, cents, count, flag, id, instant, signInUser, translations } from './schemas';

/** Keeps the precise types of an entry while checking its shape. */
function endpoint<const E extends Endpoint>(entry: E): E {
  return entry;
}

function item<S extends GenericSchema>(schema: S) {
  return object({ item: schema });
}

/** `item.success: false` is no success (architecture: it becomes a failure, never a returned boolean). */
const success = item(object({ success: pipe(boolean(), check((value) => value)) }));

const botCheck = { recaptchaToken: optional(string()), disableRecaptcha: optional(literal(true)) };

const apiKey = object({ id, name: string(), key: nullish(string()), active: boolean(), createdTimestamp: instant });

const subscription = object({
  active: flag,
  name: string(),
  free: flag,
  subscription: nullish(union([literal('monthly'), literal('annually')])),
  subscriptionPayment: nullish(cents),
  monthlyCredits: count,
  throughput: nullish(object({ softLimit: count, hardLimit: count })),
  paygAdditionalCreditsPerOneDollar: count,
  paygPeriodToDate: nullish(cents),
  subtotal: nullish(cents),
  hasPendingInvoices: flag,
  isCancelled: flag,
  scheduledCancellationDate: instant,
  nextBillingDate: instant,
  suspended: flag,
});

/**
 * The one description of the wire (§7). The gateways, the mock's handlers, the fault tests and the conformance of a
 * provider all read this table.
 */
export const endpoints = {
  logIn: endpoint({
    wire: 'WIRE-2',
    method: 'POST',
    path: '/api/auth/login',
    auth: 'visitor',
    effect: 'sign-in',
    body: object({ email: string(), password: string(), ...botCheck }),
    data: item(
      object({ user: nullish(signInUser), additionalAuthActive: flag, state: nullish(accountState) }),
    ),
  }),
  verifySecondFactor: endpoint({
    wire: 'WIRE-6',
    method: 'POST',
    path: '/api/account/2fa/verify',
    auth: 'visitor',
    effect: 'sign-in',
    body: object({ code: string(), email: string() }),
    data: union([
      item(object({ user: nullish(signInUser), state: nullish(accountState) })),
      object({ item: optional(undefined_()) }),
      undefined_(),
    ]),
  }),
  profile: endpoint({
    wire: 'WIRE-12',
    method: 'GET',
    path: '/api/account/profile',
    auth: 'session',
    effect: 'read',
    data: item(
      object({
        firstName: string(),
        lastName: string(),
        email: string(),
        paymentPackageId: nullish(id),
        constraints: nullish(object({ teamMembersCount: nullish(number()) })),
      }),
    ),
  }),
  createApiKey: endpoint({
    wire: 'WIRE-15',
    method: 'POST',
    path: '/api/api-keys',
    auth: 'session',
    effect: 'mutation',
    body: object({ name: string() }),
    data: item(object({ key: string() })),
  }),
  listApiKeys: endpoint({
    wire: 'WIRE-16',
    method: 'GET',
    path: '/api/api-keys',
    auth: 'session',
    effect: 'read',
    query: object({ limit: number(), offset: number() }),
    data: object({
      item: object({ apiKeys: array(apiKey), hasMore: optional(boolean()) }),
      hasMore: optional(boolean()),
    }),
  }),
  setApiKeyActive: endpoint({
    wire: 'WIRE-17',
    method: 'PATCH',
    path: '/api/api-keys/{id}',
    auth: 'session',
    effect: 'mutation',
    body: object({ status: boolean() }),
    data: item(object({ active: boolean() })),
  }),
  revealApiKey: endpoint({
    wire: 'WIRE-18',
    method: 'GET',
    path: '/api/api-keys/{id}/reveal',
    auth: 'session',
    effect: 'read',
    data: item(object({ key: string() })),
  }),
  listApiVersions: endpoint({
    wire: 'WIRE-19',
    method: 'GET',
    path: '/api/developers/api-versions',
    auth: 'session',
    effect: 'read',
    data: object({ items: array(object({ id, name: string(), isDefault: flag })) }),
  }),
  chooseApiVersion: endpoint({
    wire: 'WIRE-20',
    method: 'POST',
    path: '/api/developers/api-version',
    auth: 'session',
    effect: 'mutation',
    body: object({ apiVersionId: string() }),
    data: success,
  }),
  currentSubscription: endpoint({
    wire: 'WIRE-25',
    method: 'GET',
    path: '/api/account/subscription-plan',
    auth: 'session',
    effect: 'read',
    data: item(subscription),
  }),
  localization: endpoint({
    wire: 'WIRE-52',
    method: 'GET',
    path: '/api/localization',
    auth: 'session',
    effect: 'read',
    data: item(object({ translations })),
  }),
} as const;

export type EndpointName = keyof typeof endpoints;
