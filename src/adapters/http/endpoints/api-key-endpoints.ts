import { array, boolean, nullish, number, optional, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { anyJson, flag, id, instant, optionalInstant, item, success, text, object, looseObject } from './schemas.ts';

/**
 * A key without a name shows its id, so that it does not hide the others. Without `lastUsedTimestamp`, the last use of
 * each key is a call of its own; null is never.
 */
const apiKey = object({
  id,
  name: nullish(string()),
  key: nullish(string()),
  active: boolean(),
  createdTimestamp: instant,
  lastUsedTimestamp: optionalInstant,
  expiresTimestamp: optionalInstant,
  labels: nullish(array(string())),
});

/** `hasMore` is in the item or beside it. Without it, a full page may have a next one. */
const apiKeyPage = object({
  item: object({ apiKeys: array(apiKey), hasMore: nullish(boolean()) }),
  hasMore: nullish(boolean()),
});

/** All limits of a key; what is null or empty does not limit it. Fields that the console does not know come back. */
export const limitsBody = looseObject({
  expiresTimestamp: nullish(number()),
  origins: array(string()),
  ipRanges: array(string()),
  products: array(string()),
  blockchains: array(string()),
  callsPerSecond: nullish(number()),
  credits: nullish(looseObject({ amount: number(), period: string() })),
});

export const apiKeyEndpoints = nameEndpoints({
  createApiKey: {
    wire: 'WIRE-15',
    method: 'POST',
    path: '/api/api-keys',
    auth: 'session',
    effect: 'mutation',
    body: object({ name: string(), limits: optional(limitsBody), labels: optional(array(string())) }),
    data: item(object({ key: text })),
  },
  listApiKeys: {
    wire: 'WIRE-16',
    method: 'GET',
    path: '/api/api-keys',
    auth: 'session',
    effect: 'read',
    query: object({ limit: number(), offset: number() }),
    data: apiKeyPage,
  },
  setApiKeyActive: {
    wire: 'WIRE-17',
    method: 'PATCH',
    path: '/api/api-keys/{id}',
    auth: 'session',
    effect: 'mutation',
    body: object({ status: boolean() }),
    data: item(object({ active: boolean() })),
  },
  revealApiKey: {
    wire: 'WIRE-18',
    method: 'GET',
    path: '/api/api-keys/{id}/reveal',
    auth: 'session',
    effect: 'read',
    data: item(object({ key: text })),
  },
  deleteApiKey: {
    wire: 'OPT-6',
    optional: true,
    capability: 'api-key-deletion',
    method: 'DELETE',
    path: '/api/api-keys/{id}',
    auth: 'session',
    effect: 'mutation',
    data: anyJson,
  },
  listApiVersions: {
    wire: 'WIRE-19',
    method: 'GET',
    path: '/api/developers/api-versions',
    auth: 'session',
    effect: 'read',
    data: object({ items: array(object({ id, name: nullish(string(), ''), isDefault: flag })) }),
  },
  chooseApiVersion: {
    wire: 'WIRE-20',
    method: 'POST',
    path: '/api/developers/api-version',
    auth: 'session',
    effect: 'mutation',
    body: object({ apiVersionId: string() }),
    data: success,
  },
});
