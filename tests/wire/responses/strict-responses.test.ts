import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { describedApi, openSchemas } from '#tests/support/openapi-schemas.ts';
import { operations } from './operations.ts';
import { fieldsIn, isCovered, readBy } from './field-paths.ts';
import { type SimulatedResponse, simulatedResponses } from './recorded-responses.ts';
import { ACCEPTED, EXTRA_FIELDS, specifiedFields } from '#tools/conformance/specified-fields.ts';

let responses: readonly SimulatedResponse[];
beforeAll(async () => {
  responses = await simulatedResponses();
}, 60_000);

const schemas = openSchemas(describedApi());
afterAll(() => schemas.close());

type WireId = (typeof operations)[number][0];
const nameOf = (wire: WireId) => Object.entries(endpoints).find(([, one]) => one.wire === wire)?.[0] as EndpointName;

const extraFields = (wire: WireId) => EXTRA_FIELDS[wire]?.fields ?? [];
/** A list of plain values, or a value that is shown verbatim, with all that is in it. */
const allowed = (wire: WireId) => [...(specifiedFields[wire] ?? []), ...extraFields(wire)].map(andBelow);
const andBelow = (field: string) => (field.endsWith('…') ? field : `${field}…`);
const good = (wire: WireId) => responses.filter((response) => response.wire === wire && response.status === 200);
const sent = (wire: WireId) => [...new Set(good(wire).flatMap(({ body }) => fieldsIn(body['data'])))];

describe.each(operations)('%s, %s %s', (wire) => {
  it('is simulated with every field of the specification, and with no other', () => {
    expect(good(wire).length, 'responses that were seen').toBeGreaterThan(0);
    const fields = sent(wire);
    expect(fields.filter((field) => !isCovered(field, allowed(wire)))).toEqual([]);
    expect(allowed(wire).filter((field) => !fields.some((one) => isCovered(one, [field])))).toEqual([]);
  });

  it('is read by the console for fields of the specification and for the listed ones alone', () => {
    const entry = Object.values(endpoints).find((one) => one.wire === wire) as { data?: GenericSchema } | undefined;
    const known = [...allowed(wire), ...(ACCEPTED[wire] ?? [])];
    const read = entry?.data ? readBy(entry.data) : [];
    expect(read.filter((field) => !isCovered(field, known))).toEqual([]);
  });
});

describe('the fields that the console reads', () => {
  it('are found in every kind of schema that the table uses', () => {
    const read = (name: keyof typeof endpoints) => readBy((endpoints[name] as unknown as { data: GenericSchema }).data);
    expect(read('setApiKeyActive')).toEqual(['item.active']);
    expect(read('getSteps')).toContain('items[].pricing');
    expect(read('listPlans')).toContain('items[].additionalFeatures.*.*.content');
    expect(read('searchCallbacks')).toContain('item.callbackLogs[].body.data.item.network');
    expect(Object.keys(endpoints).flatMap((name) => read(name as keyof typeof endpoints)).length).toBeGreaterThan(250);
  });
});

describe('the responses of the simulation', () => {
  it('cover every scenario, with successes of all operations and rejections', () => {
    expect(new Set(responses.map(({ scenario }) => scenario)).size).toBe(Object.keys(scenarios).length);
    expect(operations.filter(([wire]) => good(wire).length === 0)).toEqual([]);
    expect(responses.filter(({ status }) => status >= 400).length).toBeGreaterThan(60);
  });

  it('are wrapped in context and data, and rejections in the error alone', () => {
    for (const { status, body } of responses) {
      const fields = status === 200 ? ['context', 'data'] : ['error'];
      expect(Object.keys(body)).toEqual(fields);
      if (status === 200) continue;
      const known = ['code', 'message', 'details', 'state'];
      expect(Object.keys(body['error'] as object).filter((field) => !known.includes(field))).toEqual([]);
    }
  });

  it('fit the OpenAPI document', async () => {
    for (const { wire, scenario, status, body } of responses) {
      const schema = status === 200 ? (`${nameOf(wire)} response` as const) : 'Error';
      expect([wire, scenario, await schemas.fits(schema, body)]).toEqual([wire, scenario, true]);
    }
  });

  it('go beyond the specification for a reason that is written down, in operations that exist', () => {
    const wires = operations.map(([wire]): string => wire);
    expect(Object.keys({ ...EXTRA_FIELDS, ...ACCEPTED }).filter((wire) => !wires.includes(wire))).toEqual([]);
    expect(Object.values(EXTRA_FIELDS).every(({ because }) => because.length > 20)).toBe(true);
  });
});
