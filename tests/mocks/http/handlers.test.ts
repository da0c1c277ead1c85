import { describe, expect, it } from 'vitest';
import { createOperations } from '#mocks/http/operations.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';

describe('the handlers', () => {
  it('serve every operation of the endpoint table, and no other', () => {
    const operations = createOperations(createProvider({ seed: 'table', now: Date.now }));
    const served = operations.map(([{ method, path }]) => `${method} ${path}`);
    const described = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(served.sort()).toEqual(described.sort());
  });
});
