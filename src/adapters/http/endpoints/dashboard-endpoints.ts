import {
  integer,
  maxValue,
  minValue,
  nullish,
  number,
  pipe,
  string,
  unknown,
  boolean,
  literal,
  optional,
  transform,
  tuple,
  union,
} from 'valibot';
import { nameEndpoints } from './endpoint.ts';
import { item, object, someOf, success } from './schemas.ts';

/** `request` and `response` are JSON texts or any JSON value; the gateway reads both. */
export const firstCallEndpoints = nameEndpoints({
  sendRequest: {
    wire: 'WIRE-21',
    method: 'POST',
    path: '/api/send-request',
    auth: 'session',
    effect: 'mutation',
    body: object({ blockchain: string(), network: string(), address: string(), apiKeyId: string() }),
    data: item(
      someOf({
        request: nullish(unknown()),
        response: nullish(unknown()),
        statusCode: nullish(pipe(number(), integer(), minValue(100), maxValue(599)), null),
        responseTime: nullish(pipe(number(), minValue(0)), null),
      }),
    ),
  },
});

/** True, null or absent; false can only mean the same as null. */
const isDone = pipe(
  nullish(boolean(), null),
  transform((done) => done || null),
);
const steps = object({
  apiKey: isDone,
  verifyDomain: isDone,
  firstApiCall: isDone,
  tutorials: isDone,
  apiReference: isDone,
  pricing: isDone,
});

/** In `item`, or the same as the first of `items` (wire notes). */
const doneSteps = union([
  object({ item: steps }),
  pipe(
    object({ items: tuple([steps]) }),
    transform(({ items: [item] }) => ({ item })),
  ),
]);

const completed = optional(literal(true));

export const gettingStartedEndpoints = nameEndpoints({
  getSteps: {
    wire: 'WIRE-13',
    method: 'GET',
    path: '/api/getting-started',
    auth: 'session',
    effect: 'read',
    data: doneSteps,
  },
  setSteps: {
    wire: 'WIRE-14',
    method: 'PATCH',
    path: '/api/getting-started',
    auth: 'session',
    effect: 'mutation',
    body: object({
      apiKey: completed,
      verifyDomain: completed,
      firstApiCall: completed,
      tutorials: completed,
      apiReference: completed,
      pricing: completed,
    }),
    data: success,
  },
});
