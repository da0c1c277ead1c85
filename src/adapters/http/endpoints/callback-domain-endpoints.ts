import { array, boolean, nullish, number, object, string, unknown } from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, id, instant, instantIfSet, item, text } from './schemas.ts';

const callbackUrl = object({
  id,
  url: text,
  verified: flag,
  createdTimestamp: instant,
  // Not set before the domain is verified.
  verifiedTimestamp: instantIfSet,
});

/** `hasMore` stands in the item or beside it; a list that says it nowhere may go on where a whole page came. */
const callbackUrlPage = object({
  item: object({ callbackUrls: array(callbackUrl), hasMore: nullish(boolean()) }),
  hasMore: nullish(boolean()),
});

/** The domains that callbacks may be sent to. */
export const callbackDomainEndpoints = {
  addDomain: endpoint({
    wire: 'WIRE-22',
    method: 'POST',
    path: '/api/account/callback-urls/add',
    auth: 'session',
    effect: 'mutation',
    body: object({ domain: string() }),
    data: item(object({ url: text })),
  }),
  listDomains: endpoint({
    wire: 'WIRE-23',
    method: 'GET',
    path: '/api/account/callback-urls',
    auth: 'session',
    effect: 'read',
    query: object({ limit: number(), offset: number() }),
    data: callbackUrlPage,
  }),
  removeDomain: endpoint({
    wire: 'WIRE-24',
    method: 'DELETE',
    path: '/api/account/callback-urls/{id}',
    auth: 'session',
    effect: 'mutation',
    // The host alone, under the name that the url has everywhere else (D28).
    body: object({ url: string() }),
    // Its reply is not shown in §7: whatever JSON it is, or nothing. A page of HTML is none.
    data: unknown(),
  }),
} as const;
