import { describe, expect, it } from 'vitest';
import { decodeResponse } from '#src/adapters/http/client/decode-response.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';

/** Each stands where the thing or the list of a response belongs. */
const OTHER_THINGS = [[], [[]], ['text'], 'text', 7, true, {}, { other: 1 }];

const names = Object.keys(endpoints) as EndpointName[];

/** What is new after these may be absent, so an item without it is an answer too. */
const WITHOUT_FIELDS = new Set<EndpointName>([
  ...names.filter((name) => endpoints[name].effect === 'sign-in' && name !== 'beginPasskeyLogIn'),
  ...names.filter((name) => operations[name].accepts === 'no-item' && endpoints[name].effect === 'mutation'),
  ...(['register', 'verifyEmail', 'resendEmailCode', 'confirmSummary', 'verifySecondFactor', 'getSteps'] as const),
]);

/** An empty list is an answer where a list was asked for. */
const accepts = (name: EndpointName, thing: unknown) => {
  const data = { item: thing, items: Array.isArray(thing) ? {} : thing };
  return decodeResponse(endpoints[name] as Endpoint, { status: 200, body: { data } }).ok;
};

describe.each(names.filter((name) => operations[name].accepts !== 'anything'))('the response to %s', (name) => {
  it('is unreadable with another thing in its place, and never an empty one', () => {
    const empty = name === 'listPackages' ? [[]] : [];
    expect(OTHER_THINGS.filter((thing) => accepts(name, thing))).toEqual(
      WITHOUT_FIELDS.has(name) ? [{}, { other: 1 }] : empty,
    );
  });
});
