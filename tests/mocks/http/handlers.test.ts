import { describe, expect, it } from 'vitest';
import { createHandlers } from '#mocks/http/handlers.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';

describe('the handlers', () => {
  it('serve every operation of the endpoint table, and no other', () => {
    const handlers = createHandlers(createProvider({ seed: 'table', now: Date.now }), '');
    const served = handlers.map(({ info }) => `${String(info.method)} ${String(info.path)}`);
    const described = Object.values(endpoints).map(
      ({ method, path }) => `${method} ${path.replaceAll('{', ':').replaceAll('}', '')}`,
    );
    expect(served.sort()).toEqual(described.sort());
  });
});
