import {
  array,
  boolean,
  check,
  literal,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
  type GenericSchema,
  undefined_,
  union,
  unknown,
} from 'valibot';
import type { Endpoint } from './endpoint';
import { isRecord } from './json-record';
import { accountState, billingPeriod, cents, count, figure, flag, id, instant, jsonRecord } from './schemas';
import { signInUser, text, translations } from './schemas';

/** Keeps the precise types of an entry while checking its shape. */
function endpoint<const E extends Endpoint>(entry: E): E {
  return entry;
}

function item<S extends GenericSchema>(schema: S) {
  return object({ item: schema });
}

/** `item.success: false` is no success (architecture: it becomes a failure, never a returned boolean). */
const success = item(object({ success: literal(true) }));

const botCheck = { recaptchaToken: optional(string()), disableRecaptcha: optional(literal(true)) };

const apiKey = object({ id, name: string(), key: nullish(string()), active: boolean(), createdTimestamp: instant });

/** `object` alone takes a list for an object without keys, which would do where every key is optional. */
const anyRecord = pipe(unknown(), check(isRecord));

const logInAnswer = pipe(
  anyRecord,
  object({ user: nullish(signInUser), additionalAuthActive: flag, state: nullish(accountState) }),
);

const secondFactorAnswer = pipe(anyRecord, object({ user: nullish(signInUser), state: nullish(accountState) }));

/** `hasMore` stands in the item or beside it; a list that says it nowhere cannot be paged. */
const apiKeyPage = pipe(
  object({
    item: object({ apiKeys: array(apiKey), hasMore: nullish(boolean()) }),
    hasMore: nullish(boolean()),
  }),
  check((data) => typeof (data.item.hasMore ?? data.hasMore) === 'boolean'),
);

const profile = object({
  firstName: string(),
  lastName: string(),
  email: string(),
  paymentPackageId: nullish(id),
  constraints: nullish(object({ teamMembersCount: nullish(figure) })),
});

const subscription = object({
  active: boolean(),
  name: string(),
  free: flag,
  subscription: nullish(billingPeriod),
  subscriptionPayment: nullish(cents, 0),
  monthlyCredits: count,
  throughput: nullish(object({ softLimit: count, hardLimit: count })),
  paygAdditionalCreditsPerOneDollar: count,
  paygPeriodToDate: nullish(cents, 0),
  subtotal: nullish(cents, 0),
  hasPendingInvoices: flag,
  isCancelled: flag,
  scheduledCancellationDate: instant,
  nextBillingDate: instant,
  suspended: flag,
});

/** Nothing at all: an empty reply, no `data`, or `data` without an item. */
const nothing = union([
  undefined_(),
  pipe(
    jsonRecord,
    check((data) => !Object.hasOwn(data, 'item')),
  ),
]);

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
    data: item(logInAnswer),
  }),
  verifySecondFactor: endpoint({
    wire: 'WIRE-6',
    method: 'POST',
    path: '/api/account/2fa/verify',
    auth: 'visitor',
    effect: 'sign-in',
    body: object({ code: string(), email: string() }),
    data: union([
      item(secondFactorAnswer),
      pipe(
        nothing,
        transform(() => undefined),
      ),
    ]),
  }),
  profile: endpoint({
    wire: 'WIRE-12',
    method: 'GET',
    path: '/api/account/profile',
    auth: 'session',
    effect: 'read',
    data: item(profile),
  }),
  createApiKey: endpoint({
    wire: 'WIRE-15',
    method: 'POST',
    path: '/api/api-keys',
    auth: 'session',
    effect: 'mutation',
    body: object({ name: string() }),
    data: item(object({ key: text })),
  }),
  listApiKeys: endpoint({
    wire: 'WIRE-16',
    method: 'GET',
    path: '/api/api-keys',
    auth: 'session',
    effect: 'read',
    query: object({ limit: number(), offset: number() }),
    data: apiKeyPage,
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
    data: item(object({ key: text })),
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
