import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { requiredOperations } from './operations.ts';

const table: readonly Endpoint[] = Object.values(endpoints);

describe('the table of endpoints', () => {
  it('has the 53 operations of the specification, and beside them only what a provider may leave out', () => {
    expect(requiredOperations.map(([wire]) => wire)).toEqual(Array.from({ length: 53 }, (_, n) => `WIRE-${n + 1}`));
    const required = table.filter(({ optional }) => !optional).map(({ wire, method, path }) => [wire, method, path]);
    expect(required.sort()).toEqual(requiredOperations.toSorted());
  });

  it('has each operation once', () => {
    expect(new Set(table.map(({ wire }) => wire)).size).toBe(table.length);
    expect(new Set(table.map(({ method, path }) => `${method} ${path}`)).size).toBe(table.length);
  });

  it.each(table.filter(({ method }) => method === 'GET'))('never changes anything by GET $path', ({ effect }) => {
    expect(effect).toBe('read');
  });
});
