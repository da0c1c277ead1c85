import { array, boolean, fallback, nullish, number, optional, picklist, pipe, string, transform } from 'valibot';
import { endpoint } from './endpoint.ts';
import { anyJson, id, instant, item, object, someOf, timeBounds } from './schemas.ts';
import { optionKeys, optionNames, optionNetworks } from './filter-options.ts';

/** The subject of the callback, if its body names one. */
const callbackTarget = object({ blockchain: nullish(string(), ''), network: nullish(string(), '') });

/** What the detail of a callback reads from the verbatim entry (`readDelivery`), as the document shows it. */
const shownText = fallback(nullish(string()), null);
const shownCount = fallback(nullish(number()), null);

/** The body is shown verbatim, so any shape will do. An unknown shape names no blockchain. */
const callbackLog = object({
  id,
  event: nullish(string(), ''),
  success: nullish(boolean(), null),
  body: fallback(nullish(object({ data: nullish(object({ item: nullish(callbackTarget) })) })), null),
  product: nullish(string(), ''),
  executionTimestamp: instant,
  url: shownText,
  attempts: shownCount,
  responseStatusCode: shownCount,
  failureReason: shownText,
  headers: optional(anyJson),
});

/** `hasMore` and the last id are in the item or beside it. Without them the rows decide. */
const callbackPage = object({
  item: object({ callbackLogs: array(callbackLog), hasMore: nullish(boolean()), lastCallbackId: nullish(id) }),
  hasMore: nullish(boolean()),
  lastCallbackId: nullish(id),
});

const textOrNone = nullish(string(), '');

/** A person or a target of another shape than this must not hide what was done. */
const auditPerson = fallback(nullish(object({ email: textOrNone })), null);
const auditTarget = fallback(
  nullish(object({ type: textOrNone, id: nullish(id), name: textOrNone, exists: nullish(boolean(), true) })),
  null,
);

const auditEntry = object({
  id,
  timestamp: instant,
  action: textOrNone,
  person: auditPerson,
  target: auditTarget,
  ipAddress: textOrNone,
  location: textOrNone,
});

const STATUSES = ['success', 'failed'] as const;
/** Drops statuses that the console cannot ask for. */
const statuses = pipe(
  optionNames,
  transform((known) => STATUSES.filter((status) => known.includes(status))),
);

export const logEndpoints = {
  callbackFilters: endpoint({
    wire: 'WIRE-47',
    method: 'GET',
    path: '/api/account/callbacks-filters',
    auth: 'session',
    effect: 'read',
    data: item(someOf({ blockchains: optionNames, networks: optionNetworks, statuses, products: optionNames })),
  }),
  searchCallbacks: endpoint({
    wire: 'WIRE-48',
    method: 'GET',
    path: '/api/account/callbacks-search',
    auth: 'session',
    effect: 'read',
    query: object({
      limit: number(),
      startingFromCallbackLogId: nullish(string()),
      blockchain: nullish(string()),
      network: nullish(string()),
      status: nullish(picklist(STATUSES)),
      searchPhrase: nullish(string()),
      product: nullish(string()),
      ...timeBounds,
    }),
    data: callbackPage,
  }),
  redeliverCallback: endpoint({
    wire: 'OPT-5',
    optional: true,
    capability: 'callback-redelivery',
    method: 'POST',
    path: '/api/account/callbacks/{id}/redeliver',
    auth: 'session',
    effect: 'mutation',
    // A provider that queues it may not know the new entry yet.
    data: nullish(object({ item: nullish(object({ id: nullish(id) })) })),
  }),
  auditLog: endpoint({
    wire: 'OPT-15',
    optional: true,
    capability: 'audit-log',
    method: 'GET',
    path: '/api/account/audit-log',
    auth: 'session',
    effect: 'read',
    query: object({
      limit: number(),
      startingFromEntryId: nullish(string()),
      person: nullish(string()),
      action: nullish(string()),
      ...timeBounds,
    }),
    data: item(object({ entries: array(auditEntry), hasMore: nullish(boolean()), lastEntryId: nullish(id) })),
  }),
  requestFilters: endpoint({
    wire: 'WIRE-50',
    method: 'GET',
    path: '/api/account/api-requests-filters',
    auth: 'session',
    effect: 'read',
    data: item(someOf({ apiKeys: optionKeys })),
  }),
} as const;
