import { afterAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import {
  EXTREME_FIGURES,
  EXTREME_INSTANTS,
  extremeFields,
  withValues,
} from '#tests/support/wire-pages/extreme-values.ts';
import { describedApi, exampleOf, openSchemas } from '#tests/support/openapi-schemas.ts';
import { decoded, simulatedData } from './simulated-responses.ts';
import { type Absence, withoutAll, withoutField } from './without-field.ts';

const names = Object.keys(operations) as EndpointName[];
const ABSENCES: readonly Absence[] = ['missing', 'null'];
const ENTRY = 'entry ';

/** What these say means nothing beyond their range: the status and the time of a call, the steps of a chart. */
const WITHOUT_EXTREMES = new Set(['item.statusCode', 'item.responseTime', 'item.starts.[]']);
const extremeCases = new Set<string>();

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return isObject(value) ? Object.values(value).flatMap(numbersIn) : [];
}

/** What is left without any field may be another thing: an item needs one of its fields. */
function isEmptied(data: unknown): boolean {
  const item = isObject(data) ? data['item'] : undefined;
  return isObject(item) && Object.keys(item).length === 0;
}

/** Its state is required unless a second factor follows, which no list of required fields can say. */
const isLogIn = (name: EndpointName) => name.startsWith('logIn');

const api = describedApi();
const schemas = openSchemas(api);
afterAll(() => schemas.close());

/** Where two values differ: the path to each difference. */
function differences(one: unknown, other: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (Object.is(one, other)) return [];
  if (!isObject(one) || !isObject(other)) return [path];
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length ? differences(byId(one), byId(other), path) : [path];
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differences(one[key], other[key], [...path, key]));
}

/** An entry that moves in its list, such as one that lost its date, is still the same. */
function byId(list: readonly unknown[]): unknown {
  const idOf = (entry: unknown, nth: number) =>
    isObject(entry) && typeof entry['id'] === 'string' ? entry['id'] : nth;
  return Object.fromEntries(list.map((entry, nth) => [`${ENTRY}${idOf(entry, nth)}`, entry]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The fact that a difference is about: what it is called in its entry, or in the value where it is in no list. */
function factOf(path: readonly string[]): string {
  const entryIndex = path.findIndex((key) => key.startsWith(ENTRY));
  return path[entryIndex === -1 ? 1 : entryIndex + 1] ?? '';
}

function entriesOf(paths: readonly (readonly string[])[]): number {
  return new Set(paths.map((path) => path.find((key) => key.startsWith(ENTRY)))).size;
}

/** From the simulation, where a stand-in will do for the call; else as the document shows it. */
function wholeResponse(name: EndpointName): unknown {
  const { about, data, scenario = 'active-customer' } = operations[name];
  if (data !== undefined) return data;
  const isSimulated = endpoints[name].effect === 'read' && about === undefined;
  return isSimulated ? simulatedData(name, scenario) : exampleOf(api, name).data;
}

describe.each(names)('the response to %s', (name) => {
  const { required, optional, derived = [] } = operations[name];
  const response = wholeResponse(name);

  it('is decoded as it comes', async () => {
    expect(await decoded(name, await response)).toMatchObject({ ok: true });
  });

  it('is broken without any of its required fields', async () => {
    for (const field of required) {
      for (const absence of ABSENCES) {
        const result = await decoded(name, withoutField(await response, field, absence));
        expect([field, absence, result.ok]).toEqual([field, absence, false]);
      }
    }
  });

  it('is decoded without any of its optional fields, and the rest is unchanged', async () => {
    const whole = await decoded(name, await response);
    for (const field of optional) {
      for (const absence of [...ABSENCES, 'empty'] as const) {
        const rest = withoutField(await response, field, absence);
        const left = await decoded(name, rest);
        if (!left.ok && isEmptied(rest)) continue;
        const changed = differences(whole, left);
        const facts = new Set(changed.map(factOf).filter((fact) => !derived.includes(fact)));
        expect([field, absence, left.ok, facts.size <= 1, entriesOf(changed) <= 1]).toEqual([
          ...[field, absence],
          ...[true, true, true],
        ]);
      }
    }
  });

  it('is decoded with each number and time at its extremes, and the rest is unchanged', async () => {
    const whole = await decoded(name, await response);
    for (const { path, kind } of extremeFields(await response)) {
      const field = path.map((step) => (typeof step === 'number' ? '[]' : step)).join('.');
      if (path.some((step) => typeof step === 'number' && step > 0) || WITHOUT_EXTREMES.has(field)) continue;
      extremeCases.add(`${name} ${field}`);
      for (const value of kind === 'instant' ? EXTREME_INSTANTS : EXTREME_FIGURES) {
        const result = await decoded(name, withValues(await response, [[path, value]]));
        if (!result.ok) expect.fail(`${field} is ${value}, and nothing of the reply is left`);
        const changed = differences(whole, result);
        const facts = new Set(changed.map(factOf).filter((fact) => !derived.includes(fact)));
        expect([field, value, facts.size <= 1, entriesOf(changed) <= 1]).toEqual([field, value, true, true]);
        expect([field, value, numbersIn(result).filter((one) => !Number.isFinite(one))]).toEqual([field, value, []]);
      }
    }
  });

  it('fits the OpenAPI document without any optional field, and not without a required one', async () => {
    const fits = async (value: unknown) => schemas.fits(`${name} response`, { data: value });
    expect(await fits(await response)).toBe(true);
    for (const absence of ABSENCES) {
      for (const field of optional) {
        const rest = withoutField(await response, field, absence);
        const isRead = !isEmptied(rest) || (await decoded(name, rest)).ok;
        expect([field, absence, await fits(rest)]).toEqual([field, absence, isRead]);
      }
      for (const field of required.filter((one) => !(isLogIn(name) && one === 'item.state'))) {
        expect([field, absence, await fits(withoutField(await response, field, absence))]).toEqual([
          field,
          absence,
          false,
        ]);
      }
    }
  });

  it('is decoded without all of its optional fields', async () => {
    for (const absence of ABSENCES) {
      const rest = withoutAll(await response, optional, absence);
      expect([absence, (await decoded(name, rest)).ok || isEmptied(rest)]).toEqual([absence, true]);
    }
  });
});

it('counts the cases', () => {
  expect(extremeCases.size).toBeGreaterThan(40);
  expect([...names].sort()).toEqual(Object.keys(endpoints).sort());
  expect(names.flatMap((name) => operations[name].optional).length).toBeGreaterThan(170);
});
