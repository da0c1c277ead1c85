import { describe, expect, it } from 'vitest';
import { decodeResponse } from '#src/adapters/http/client/decode-response.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { describedApi, exampleOf } from '#tests/support/openapi-schemas.ts';

const MUTATING = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].effect !== 'read');

/** Beside whatever the operation would answer. */
const BODIES: readonly ((data: Readonly<Record<string, unknown>>) => unknown)[] = [
  (data) => ({ data, success: false }),
  (data) => ({ data: { ...data, success: false } }),
  (data) => ({ data: { ...data, item: { ...(data['item'] as object | undefined), success: false } } }),
  (data) => ({ data: { ...data, item: { ...(data['item'] as object | undefined), success: 'false' } } }),
  (data) => ({ data: { ...data, item: { ...(data['item'] as object | undefined), success: 0 } } }),
  (data) => ({ data, error: { code: 'refused', message: 'No.' } }),
  (data) => ({ data, error: 'No.' }),
];

const api = describedApi();

describe('a 200 that says no', () => {
  it.each(MUTATING)('is a failure of %s', (name) => {
    const { data } = exampleOf(api, name);
    const results = BODIES.map((toBody) => {
      const body = toBody((data ?? {}) as Readonly<Record<string, unknown>>);
      return decodeResponse(endpoints[name], { status: 200, body });
    });
    expect(results.map(({ ok }) => ok)).toEqual(BODIES.map(() => false));
  });
});
