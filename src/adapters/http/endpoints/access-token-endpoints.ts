import { array, nullish, number, string } from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { anyJson, id, instant, instantIfSet, item, object, optionalInstant, text } from './schemas.ts';

const offered = { optional: true, capability: 'access-tokens', auth: 'session' } as const;

const textList = nullish(array(string()), () => []);

/** A token or scope without a name shows its id. */
const accessToken = object({
  id,
  name: nullish(string(), ''),
  masked: nullish(string(), ''),
  scopes: textList,
  expiresTimestamp: instantIfSet,
  ipRanges: textList,
  createdTimestamp: instant,
  lastUsedTimestamp: optionalInstant,
});

const scope = object({ id, name: nullish(string(), ''), description: nullish(string(), '') });

export const accessTokenEndpoints = nameEndpoints({
  listAccessTokens: {
    ...offered,
    wire: 'OPT-50',
    method: 'GET',
    path: '/api/account/access-tokens',
    effect: 'read',
    data: object({ items: array(accessToken), scopes: nullish(array(scope), () => []) }),
  },
  createAccessToken: {
    ...offered,
    wire: 'OPT-51',
    method: 'POST',
    path: '/api/account/access-tokens',
    effect: 'mutation',
    body: object({
      name: string(),
      scopes: array(string()),
      expiresTimestamp: nullish(number()),
      ipRanges: array(string()),
    }),
    data: item(object({ token: text })),
  },
  revokeAccessToken: {
    ...offered,
    wire: 'OPT-52',
    method: 'DELETE',
    path: '/api/account/access-tokens/{id}',
    effect: 'mutation',
    data: anyJson,
  },
});
