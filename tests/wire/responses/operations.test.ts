import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations, optionalOperations, requiredOperations } from './operations.ts';

const table: readonly Endpoint[] = Object.values(endpoints);

describe('the operations of the specification', () => {
  it('are 53, and as many as wanted may be optional', () => {
    expect(requiredOperations.map(([wire]) => wire)).toEqual(requiredOperations.map((_, index) => `WIRE-${index + 1}`));
    // Numbers stay with their operation, so that a group may begin after a gap.
    const numbers = optionalOperations.map(([wire]) => Number(wire.replace('OPT-', '')));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(requiredOperations).toHaveLength(53);
    expect(new Set(operations.map(([, method, path]) => `${method} ${path}`)).size).toBe(operations.length);
  });

  it('are all in the table of endpoints, and nothing else is', () => {
    expect(table.map(({ wire }) => wire).sort()).toEqual(operations.map(([wire]) => wire).sort());
  });

  it('are marked where a provider may leave them out', () => {
    const optional = table.filter(({ optional }) => optional).map(({ wire }) => wire);
    expect(optional.sort()).toEqual(optionalOperations.map(([wire]) => wire).sort());
  });

  it.each(table)('have $wire, $method $path, as an entry of the table', ({ wire, method, path }) => {
    expect(operations).toContainEqual([wire, method, path]);
  });

  it('are in the table once each', () => {
    expect(new Set(table.map(({ wire }) => wire)).size).toBe(table.length);
  });

  it.each(table.filter(({ method }) => method === 'GET'))('never change anything by GET $path', ({ effect }) => {
    expect(effect).toBe('read');
  });
});
