import { array, nullish, picklist, pipe, string, transform, union } from 'valibot';
import type { CreditPeriod } from '#src/domain/api-keys/key-limits.ts';
import { limitsBody } from './api-key-endpoints.ts';
import { nameEndpoints } from './endpoint.ts';
import { figure, id, instantIfSet, item, text, object, someOf, looseObject, needsSome } from './schemas.ts';

const textList = nullish(array(string()), () => []);

/** A provider that counts nothing has no `used`. */
const credits = looseObject({
  amount: figure,
  period: picklist(['day', 'billing-period'] satisfies readonly CreditPeriod[]),
  used: nullish(figure),
  resetsTimestamp: instantIfSet,
});

/** What is null or absent does not limit the key. */
const limits = needsSome(
  looseObject({
    expiresTimestamp: instantIfSet,
    origins: textList,
    ipRanges: textList,
    products: textList,
    blockchains: textList,
    callsPerSecond: nullish(figure),
    credits: nullish(credits),
  }),
);

/** A choice without a name shows its id. */
const option = union([
  pipe(
    text,
    transform((name) => ({ id: name, name })),
  ),
  object({ id, name: nullish(string(), '') }),
]);
const options = nullish(array(option), () => []);

/** A list without a name shows its id; without a pattern, any text may stand in it. */
const namedList = object({
  id,
  name: nullish(string(), ''),
  description: nullish(string(), ''),
  pattern: nullish(string()),
});

export const keyLimitEndpoints = nameEndpoints({
  keyLimits: {
    wire: 'OPT-16',
    optional: true,
    capability: 'api-key-limits',
    method: 'GET',
    path: '/api/api-keys/{id}/limits',
    auth: 'session',
    effect: 'read',
    data: item(limits),
  },
  setKeyLimits: {
    wire: 'OPT-17',
    optional: true,
    capability: 'api-key-limits',
    method: 'PUT',
    path: '/api/api-keys/{id}/limits',
    auth: 'session',
    effect: 'mutation',
    body: limitsBody,
    data: item(limits),
  },
  keyLimitOptions: {
    wire: 'OPT-18',
    optional: true,
    capability: 'api-key-limits',
    method: 'GET',
    path: '/api/api-key-limits/options',
    auth: 'session',
    effect: 'read',
    data: item(someOf({ products: options, blockchains: options, lists: nullish(array(namedList), () => []) })),
  },
});
