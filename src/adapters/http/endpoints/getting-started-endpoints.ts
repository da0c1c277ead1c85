import { boolean, literal, nullish, optional, pipe, transform, tuple, union } from 'valibot';
import { endpoint } from './endpoint.ts';
import { success, object } from './schemas.ts';

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

export const gettingStartedEndpoints = {
  getSteps: endpoint({
    wire: 'WIRE-13',
    method: 'GET',
    path: '/api/getting-started',
    auth: 'session',
    effect: 'read',
    data: doneSteps,
  }),
  setSteps: endpoint({
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
  }),
} as const;
