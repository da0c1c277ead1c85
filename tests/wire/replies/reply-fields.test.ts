import { describe, expect, it } from 'vitest';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { replyFields } from './reply-fields.ts';
import { decoded, simulatedData } from './simulated-replies.ts';
import { type Absence, withoutAll, withoutField } from './without-field.ts';

const names = Object.keys(replyFields) as EndpointName[];
const ABSENCES: readonly Absence[] = ['missing', 'null'];
const ENTRY = 'entry ';

/** Where two values differ: the path to each difference. */
function differences(one: unknown, other: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (Object.is(one, other)) return [];
  if (!isHolder(one) || !isHolder(other)) return [path];
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length ? differences(byId(one), byId(other), path) : [path];
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) => differences(one[key], other[key], [...path, key]));
}

/** An entry that moves in its list, such as one that lost its date, is still the same. */
function byId(list: readonly unknown[]): unknown {
  const idOf = (entry: unknown, nth: number) =>
    isHolder(entry) && typeof entry['id'] === 'string' ? entry['id'] : nth;
  return Object.fromEntries(list.map((entry, nth) => [`${ENTRY}${idOf(entry, nth)}`, entry]));
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The fact that a difference is about: what it is called in its entry, or in the value where it is in no list. */
function factOf(path: readonly string[]): string {
  const place = path.findIndex((key) => key.startsWith(ENTRY));
  return path[place === -1 ? 1 : place + 1] ?? '';
}

function entriesOf(paths: readonly (readonly string[])[]): number {
  return new Set(paths.map((path) => path.find((key) => key.startsWith(ENTRY)))).size;
}

describe.each(names)('the reply to %s', (name) => {
  const { scenario, data, required, optional, workedOut = [] } = replyFields[name];
  const reply = scenario === undefined ? Promise.resolve(data) : simulatedData(name, scenario);

  it('is decoded as it comes', async () => {
    expect(await decoded(name, await reply)).toMatchObject({ ok: true });
  });

  it.each(ABSENCES)('is broken where any of its required fields is %s', async (absence) => {
    for (const field of required) {
      const result = await decoded(name, withoutField(await reply, field, absence));
      expect([field, result.ok]).toEqual([field, false]);
    }
  });

  const cases = optional.flatMap((field) => ABSENCES.map((absence) => [field, absence] as const));
  it.each(cases)('is decoded with %s %s, and says the rest as before', async (field, absence) => {
    const whole = await decoded(name, await reply);
    const left = await decoded(name, withoutField(await reply, field, absence));
    if (!left.ok) expect.fail(`${field} is ${absence}, and nothing of the reply is left`);
    const changed = differences(whole, left);
    const facts = new Set(changed.map(factOf).filter((fact) => !workedOut.includes(fact)));
    expect(facts.size).toBeLessThanOrEqual(1);
    expect(entriesOf(changed)).toBeLessThanOrEqual(1);
  });

  it.each(ABSENCES)('is decoded where all that may be is %s at once', async (absence) => {
    expect(await decoded(name, withoutAll(await reply, optional, absence))).toMatchObject({ ok: true });
  });
});

it('counts the cases', () => {
  expect(names).toHaveLength(53);
  expect(names.flatMap((name) => replyFields[name].optional).length).toBeGreaterThan(170);
});
