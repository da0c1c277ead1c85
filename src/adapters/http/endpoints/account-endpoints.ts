import { array, boolean, nullish, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import {
  anyJson,
  billingPeriod,
  cents,
  countOrText,
  figureOrText,
  flag,
  id,
  instant,
  instantIfSet,
  item,
  text,
  translations,
  object,
} from './schemas.ts';

/** A missing name must not hide the plan and the seats of the team. */
const personName = nullish(string(), '');

const profile = object({
  firstName: personName,
  lastName: personName,
  email: string(),
  paymentPackageId: nullish(id),
  constraints: nullish(object({ teamMembersCount: nullish(figureOrText) })),
  twoFactorRecommended: flag,
  hasPassword: nullish(boolean(), true),
});

const subscription = object({
  active: boolean(),
  name: string(),
  free: flag,
  subscription: nullish(billingPeriod),
  subscriptionPayment: nullish(cents, 0),
  monthlyCredits: countOrText,
  throughput: nullish(object({ softLimit: countOrText, hardLimit: countOrText })),
  paygAdditionalCreditsPerOneDollar: countOrText,
  paygPeriodToDate: nullish(cents, 0),
  subtotal: nullish(cents, null),
  hasPendingInvoices: flag,
  isCancelled: flag,
  scheduledCancellationDate: instantIfSet,
  nextBillingDate: instantIfSet,
  suspended: flag,
});

const session = object({
  id,
  current: flag,
  createdTimestamp: instant,
  lastActiveTimestamp: instant,
  userAgent: nullish(string(), null),
  ipAddress: nullish(string(), null),
  location: nullish(string(), null),
});

export const accountEndpoints = nameEndpoints({
  profile: {
    wire: 'WIRE-12',
    method: 'GET',
    path: '/api/account/profile',
    auth: 'session',
    effect: 'read',
    data: item(profile),
  },
  changeEmail: {
    wire: 'WIRE-11',
    method: 'POST',
    path: '/api/account/change-email',
    auth: 'url-token-or-session',
    effect: 'mutation',
    body: object({ email: string(), password: nullish(string()) }),
    data: item(object({ newEmail: text })),
  },
  currentSubscription: {
    wire: 'WIRE-25',
    method: 'GET',
    path: '/api/account/subscription-plan',
    auth: 'session',
    effect: 'read',
    data: item(subscription),
  },
  localization: {
    wire: 'WIRE-52',
    method: 'GET',
    path: '/api/localization',
    auth: 'session',
    effect: 'read',
    data: item(object({ translations })),
  },
  capabilities: {
    wire: 'OPT-1',
    optional: true,
    method: 'GET',
    path: '/api/capabilities',
    auth: 'session',
    effect: 'read',
    data: object({ items: array(string()) }),
  },
  listSessions: {
    wire: 'OPT-7',
    optional: true,
    capability: 'sessions',
    method: 'GET',
    path: '/api/account/sessions',
    auth: 'session',
    effect: 'read',
    data: object({ items: array(session) }),
  },
  endSession: {
    wire: 'OPT-8',
    optional: true,
    capability: 'sessions',
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    auth: 'session',
    effect: 'mutation',
    data: anyJson,
  },
});
