import { array, boolean, fallback, nullable, nullish, number, optional, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { anyJson, figure, flag, id, instant, instantIfSet, item, text, object } from './schemas.ts';

const words = nullish(string(), '');

const health = object({
  state: text,
  sinceTimestamp: instantIfSet,
  lastSuccessTimestamp: instantIfSet,
  failureShare: nullish(figure, null),
  ...{ lastReason: words, pauseReason: words },
});

const callbackUrl = object({
  id,
  url: text,
  verified: flag,
  createdTimestamp: instant,
  // Not set before the domain is verified.
  verifiedTimestamp: instantIfSet,
  // What cannot be read of it is unknown, and hides no domain.
  health: optional(fallback(nullable(health), null)),
});

/** `hasMore` is in the item or beside it. Without it, a full page may have a next one. */
const callbackUrlPage = object({
  item: object({ callbackUrls: array(callbackUrl), hasMore: nullish(boolean()) }),
  hasMore: nullish(boolean()),
});

export const callbackDomainEndpoints = nameEndpoints({
  addDomain: {
    wire: 'WIRE-22',
    method: 'POST',
    path: '/api/account/callback-urls/add',
    auth: 'session',
    effect: 'mutation',
    body: object({ domain: string() }),
    data: item(object({ url: text })),
  },
  listDomains: {
    wire: 'WIRE-23',
    method: 'GET',
    path: '/api/account/callback-urls',
    auth: 'session',
    effect: 'read',
    query: object({ limit: number(), offset: number() }),
    data: callbackUrlPage,
  },
  removeDomain: {
    wire: 'WIRE-24',
    method: 'DELETE',
    path: '/api/account/callback-urls/{id}',
    auth: 'session',
    effect: 'mutation',
    body: object({ url: string() }),
    data: anyJson,
  },
  resumeDomain: {
    wire: 'OPT-91',
    optional: true,
    capability: 'domain-health',
    method: 'POST',
    path: '/api/account/callback-urls/{id}/resume',
    auth: 'session',
    effect: 'mutation',
    data: item(callbackUrl),
  },
});
