import { describe, expect, it } from 'vitest';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { FLAWS, openOnWire, waitUntilLoaded, WIRE_PAGES } from '#tests/support/wire-pages/wire-pages.ts';
import { withoutAll } from '#tests/wire/responses/without-field.ts';

/** The fields that may be absent: whole lists and records, or everything in them. */
function absentFields(name: EndpointName, extent: 'whole' | 'inside'): readonly string[] {
  const { optional, required } = operations[name];
  if (extent === 'whole') return optional;
  // An item with none of its fields is no item.
  const hasOthers = required.some((field) => field.startsWith('item.'));
  const present = hasOthers ? undefined : optional.find((field) => /^item\.\w+$/.test(field));
  const holds = (field: string) =>
    optional.some((other) => /^[.[{]/.test(other.slice(field.length)) && other.startsWith(field));
  return optional.filter((field) => !holds(field) && field !== 'item' && field !== present);
}

const variants = [
  ['missing', 'inside'],
  ['null', 'whole'],
] as const;

describe.each(WIRE_PAGES)('%s of %s', (path, scenario, shows) => {
  it.each(variants)('is whole where every optional field is %s, %s', async (absence, extent) => {
    const { app: console, requestedEndpoints } = openOnWire(path, scenario, (data, name) =>
      withoutAll(data, absentFields(name, extent), absence),
    );
    await waitUntilLoaded(requestedEndpoints, shows);
    expect(FLAWS.exec(document.body.innerText)?.[0] ?? null).toBeNull();
    expect(console.toasts).toEqual([]);
  });
});
