import {
  array,
  type GenericSchema,
  nullish,
  pipe,
  string,
  transform,
  union,
  boolean,
  fallback,
  number,
  optional,
  picklist,
} from 'valibot';
import { id, jsonRecord, text, object, anyJson, instant, item, someOf, timeBounds } from './schemas.ts';
import { nameEndpoints } from './endpoint.ts';

/*
 * What a log may be narrowed to. Servers spell these lists in several ways, and each of them is taken:
 *
 * - a list of texts: `["ethereum"]`
 * - a list of objects that have a name: `[{ "name": "ethereum", "publicName": "Ethereum" }]`
 * - a map with the names as its keys, whatever its values are: `{ "ethereum": "Ethereum" }`
 *
 * A network may say whose it is, `{ "name": "sepolia", "blockchain": "ethereum" }`, and a map may have the networks of
 * each blockchain in a list: `{ "ethereum": ["mainnet", "sepolia"] }`. Keys come as `{ id, name }`, as texts, or as a
 * map from the id to the name. What is missing or null offers no choice. The query sends the name, of a key the id.
 */

const named = union([
  text,
  pipe(
    object({ name: text }),
    transform(({ name }) => name),
  ),
]);

function listOrEmpty<const S extends GenericSchema>(list: S) {
  return nullish(list, []);
}

/** Unique, because they become the options of a select. */
export const optionNames = pipe(
  listOrEmpty(union([array(named), pipe(jsonRecord, transform(Object.keys))])),
  transform((all) => [...new Set(all)]),
);

interface NetworkOption {
  readonly name: string;
  readonly blockchain: string | null;
}

const networkWithoutBlockchain = (name: string): NetworkOption => ({ name, blockchain: null });

const network = union([
  pipe(text, transform(networkWithoutBlockchain)),
  pipe(
    object({ name: text, blockchain: nullish(string(), '') }),
    transform(({ name, blockchain }): NetworkOption => ({ name, blockchain: blockchain || null })),
  ),
]);

/** The networks of each blockchain, or the details of each network. */
const networkMap = pipe(
  jsonRecord,
  transform((map) =>
    Object.entries(map).flatMap(([key, value]): readonly NetworkOption[] =>
      Array.isArray(value)
        ? value.filter(isText).map((name) => ({ name, blockchain: key }))
        : [networkWithoutBlockchain(key)],
    ),
  ),
);

export const optionNetworks = listOrEmpty(union([array(network), networkMap]));

/** A key is a text, or has an id, which the query then sends. */
const requestKey = union([
  pipe(
    text,
    transform((name) => ({ value: name, name })),
  ),
  pipe(
    object({ id, name: nullish(string(), ''), labels: nullish(array(string())) }),
    transform(({ id: value, name, labels }) => ({ value, name: name || value, ...(labels && { labels }) })),
  ),
]);

const keyMap = pipe(
  jsonRecord,
  transform((map) =>
    Object.entries(map).map(([value, name]) => ({ value, name: isText(name) && name !== '' ? name : value })),
  ),
);

/** Drops duplicates that the query cannot distinguish. */
export const optionKeys = pipe(
  listOrEmpty(union([array(requestKey), keyMap])),
  transform((keys) => keys.filter(({ value }, index) => keys.findIndex((key) => key.value === value) === index)),
);

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

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

export const logEndpoints = nameEndpoints({
  callbackFilters: {
    wire: 'WIRE-47',
    method: 'GET',
    path: '/api/account/callbacks-filters',
    auth: 'session',
    effect: 'read',
    data: item(someOf({ blockchains: optionNames, networks: optionNetworks, statuses, products: optionNames })),
  },
  searchCallbacks: {
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
  },
  redeliverCallback: {
    wire: 'OPT-5',
    optional: true,
    capability: 'callback-redelivery',
    method: 'POST',
    path: '/api/account/callbacks/{id}/redeliver',
    auth: 'session',
    effect: 'mutation',
    // A provider that queues it may not know the new entry yet.
    data: nullish(object({ item: nullish(object({ id: nullish(id) })) })),
  },
  auditLog: {
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
  },
  requestFilters: {
    wire: 'WIRE-50',
    method: 'GET',
    path: '/api/account/api-requests-filters',
    auth: 'session',
    effect: 'read',
    data: item(someOf({ apiKeys: optionKeys })),
  },
});
