import {
  array,
  boolean,
  check,
  fallback,
  nullish,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { endpoint } from '../endpoint';
import { id, instant, item, text } from '../schemas';

/** What the callback was about, where its body says so (§3). */
const about = object({ blockchain: nullish(string(), ''), network: nullish(string(), '') });

/** The body is shown as it came, so nothing is asked of it here: one of another shape is about no blockchain. */
const callbackLog = object({
  id,
  event: nullish(string(), ''),
  success: boolean(),
  body: fallback(nullish(object({ data: nullish(object({ item: nullish(about) })) })), null),
  product: nullish(string(), ''),
  executionTimestamp: pipe(instant, number()),
});

/** `hasMore` and the last id stand in the item or beside it. */
const callbackPage = pipe(
  object({
    item: object({ callbackLogs: array(callbackLog), hasMore: nullish(boolean()), lastCallbackId: nullish(id) }),
    hasMore: nullish(boolean()),
    lastCallbackId: nullish(id),
  }),
  check((data) => typeof (data.item.hasMore ?? data.hasMore) === 'boolean'),
);

/** Each once: they become the options of a choice. */
const names = pipe(
  array(text),
  transform((all) => [...new Set(all)]),
);

/** A network is a text, or says whose it is. */
const network = union([
  pipe(
    text,
    transform((name) => ({ name, blockchain: null })),
  ),
  object({ name: text, blockchain: nullish(text, null) }),
]);

const STATUSES = ['success', 'failed'] as const;
/** Those that nobody could ask for are left out. */
const statuses = pipe(
  array(string()),
  transform((known) => STATUSES.filter((status) => known.includes(status))),
);

/** A key is a text, or has an id of its own, which is then what the query sends. */
const requestKey = union([
  pipe(
    text,
    transform((name) => ({ value: name, name })),
  ),
  pipe(
    object({ id, name: string() }),
    transform((key) => ({ value: key.id, name: key.name })),
  ),
]);

/** Of those that the query could not tell apart, the first. */
const requestKeys = pipe(
  array(requestKey),
  transform((keys) => keys.filter(({ value }, nth) => keys.findIndex((key) => key.value === value) === nth)),
);

/** The log of callbacks, and what both logs can be narrowed to. */
export const logEndpoints = {
  callbackFilters: endpoint({
    wire: 'WIRE-47',
    method: 'GET',
    path: '/api/account/callbacks-filters',
    auth: 'session',
    effect: 'read',
    data: item(object({ blockchains: names, networks: array(network), statuses, products: names })),
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
    }),
    data: callbackPage,
  }),
  requestFilters: endpoint({
    wire: 'WIRE-50',
    method: 'GET',
    path: '/api/account/api-requests-filters',
    auth: 'session',
    effect: 'read',
    data: item(object({ apiKeys: requestKeys })),
  }),
} as const;
