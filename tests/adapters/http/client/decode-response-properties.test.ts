import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { decodeResponse } from '#src/adapters/http/client/decode-response.ts';
import { isAccountState } from '#src/domain/shared/account-state.ts';

const name = fc.constantFrom(...(Object.keys(endpoints) as EndpointName[]));
const status = fc.oneof(fc.integer({ min: 100, max: 599 }), fc.constantFrom(200, 201, 204, 400, 401, 403, 500));

/** Words of the wire, so that the bodies get past the first look. */
const key = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('data', 'item', 'items', 'error', 'state', 'details', 'message', 'success') },
  fc.constantFrom('user', 'apiKeys', 'hasMore', 'translations', 'active', 'key', 'id', 'name', 'code', '__proto__'),
  fc.constantFrom('useCases', 'companyName', 'chosenCurrentPackage', 'price', 'prices', 'mainFeatures', 'sequence'),
  fc.string(),
);

const { body } = fc.letrec<{ body: unknown }>((tie) => ({
  body: fc.oneof(
    { depthSize: 'medium' },
    fc.oneof(fc.jsonValue(), fc.constantFrom('dashboard', true, false, null, undefined, Number.POSITIVE_INFINITY)),
    fc.array(tie('body'), { maxLength: 3 }),
    fc.dictionary(key, tie('body'), { maxKeys: 5 }),
  ),
}));

const envelope = fc.oneof(
  body,
  fc.record({ data: fc.record({ item: body }) }),
  fc.record({ data: fc.record({ items: fc.array(body) }) }),
  fc.record({ error: fc.dictionary(key, body) }),
);

describe('whatever comes over the wire', () => {
  it('becomes a result and never an exception', () => {
    fc.assert(
      fc.property(name, status, envelope, (endpoint, code, sent) => {
        const result = decodeResponse(endpoints[endpoint], { status: code, body: sent });
        if (result.ok) {
          expect(code).toSatisfy((passed: number) => passed >= 200 && passed < 300);
          return;
        }
        const { failure } = result;
        expect(failure.status).toBe(code);
        expect(failure.kind === 'unauthorized').toBe(code === 401);
        expect(failure.kind).not.toBe('unreachable');
        expect(failure.code).not.toBe('');
        expect(failure.message).toBeTypeOf('string');
        expect(failure.details.every((detail) => typeof detail === 'string' && detail.trim() !== '')).toBe(true);
        expect(failure.state === undefined || isAccountState(failure.state)).toBe(true);
      }),
      { numRuns: process.env['EVERY_JOURNEY'] ? 2000 : 300 },
    );
  });

  it('may nest as deeply as it likes', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(20_000)}"text"${'}'.repeat(20_000)}`) as unknown;
    const details = { error: { message: 'X.', details: deep } };
    expect(decodeResponse(endpoints.profile, { status: 400, body: details })).toMatchObject({
      failure: { details: [] },
    });
    const catalog = { data: { item: { translations: { deep, title: 'Welcome' } } } };
    expect(decodeResponse(endpoints.localization, { status: 200, body: catalog })).toEqual({
      ok: true,
      value: { item: { translations: { title: 'Welcome' } } },
    });
  });

  it('never reaches a prototype', () => {
    const hostile = '{"__proto__":{"admin":"yes"},"constructor":{"prototype":{"admin":"yes"}},"a":{"__proto__":"b"}}';
    const body = JSON.parse(`{"data":{"item":{"translations":${hostile}}}}`) as unknown;
    const result = decodeResponse(endpoints.localization, { status: 200, body });
    expect(result).toEqual({ ok: true, value: { item: { translations: {} } } });
    expect(Object.prototype).not.toHaveProperty('admin');
  });
});
