import { type GenericSchema, safeParse } from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { describedApi, openSchemas, operationsOf } from '#tests/support/openapi-schemas.ts';

const api = describedApi();
const schemas = openSchemas(api);
afterAll(() => schemas.close());

/** One after the other takes the place of every field of an example. */
const VALUES = [true, 0, '', 'text', '7', '2026-11-20T12:00:00Z', [], {}, null];

/**
 * Rules over several places, which the description has in words: an invoice is in the item or beside it; a history starts
 * with the oldest and has a figure for each start.
 */
const BEYOND_A_SCHEMA = new Set(['getInvoices', 'usageHistory']);

const described = operationsOf(api).filter(({ operationId }) => !BEYOND_A_SCHEMA.has(operationId));
let cases = 0;

/** Forms that other servers send, beside those of the simulation. */
const OTHER_FORMS: readonly (readonly [EndpointName, unknown])[] = [
  ['logIn', { item: { user: 'ada@northwall.example', state: 'dashboard' } }],
  ['verifySecondFactor', {}],
  ['getSteps', { items: [{ apiKey: true }] }],
  ['saveCompanyData', { item: null }],
  ['saveCompanyData', null],
  ['getUseCases', {}],
  ['getSummary', { item: { chosenCurrentPackage: 7, blockchainProtocols: [{ name: 'bitcoin' }], companyName: '' } }],
  ['listPackages', { item: [{ id: 'growth', prices: [{ amount: '49' }], mainFeatures: { credits: { name: 'a' } } }] }],
  ['getInvoices', { isSingle: true, item: { url: 'https://pay.example' } }],
  ['getInvoices', { item: null, isSingle: false }],
  ['listApiKeys', { item: { apiKeys: [{ id: 7, active: true, createdTimestamp: 1_795_000_000_000 }] }, hasMore: true }],
  ['callbackFilters', { item: { blockchains: { ethereum: 'Ethereum' }, networks: { ethereum: ['mainnet'] } } }],
  ['callbackFilters', { item: { networks: ['mainnet'], statuses: [{ name: 'failed' }], products: null } }],
  ['requestFilters', { item: { apiKeys: { 'key-7': 'orders' } } }],
  ['requestFilters', { item: { apiKeys: ['orders'] } }],
  ['localization', { item: { translations: { general: { title: 'Titel', order: 7 } } } }],
  ['removeDomain', 'gone'],
];

describe('the OpenAPI document and the decoder of the console', () => {
  it.each(described)('accept the same values in every field of $operationId', async ({ operationId, responses }) => {
    const { data: schema }: Endpoint = endpoints[operationId];
    const { data: example } = responses['200']?.content['application/json'].examples['healthy']?.value as {
      readonly data: unknown;
    };
    const data = shortened(example);
    for (const path of pathsIn(data)) {
      for (const value of VALUES) {
        const changed = withValue(data, path, value);
        const isDescribed = await schemas.fits(`${operationId} response`, { data: changed });
        expect([path.join('.'), value, isDescribed]).toEqual([path.join('.'), value, isDecoded(schema, changed)]);
        cases += 1;
      }
    }
  });

  it.each(OTHER_FORMS)('accept another form of %s: %j', async (name, data) => {
    const { data: schema }: Endpoint = endpoints[name];
    expect(isDecoded(schema, data)).toBe(true);
    expect(await schemas.fits(`${name} response`, { data })).toBe(true);
  });

  it('are compared in thousands of cases', () => {
    expect(cases).toBeGreaterThan(4000);
  });
});

function isDecoded(schema: GenericSchema | undefined, data: unknown): boolean {
  return schema === undefined || safeParse(schema, data).success;
}

/** With the first two entries of each list: the others are of the same form. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Object.entries(value);
  return [path, ...entries.flatMap(([name, part]) => pathsIn(part, [...path, name]))];
}

function withValue(data: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = structuredClone(data) as object;
  Reflect.set(copy, name, withValue(Reflect.get(copy, name), rest, value));
  return copy;
}
