import { describe, expect, it } from 'vitest';
import { createHandlers } from '../../../mocks/http/handlers';
import { createProvider } from '../../../mocks/provider/create-provider';
import { endpoints } from '../../../src/adapters/http/endpoints';

describe('the handlers', () => {
  it('answer every operation of the endpoint table, and no other', () => {
    const handlers = createHandlers(createProvider({ seed: 'table', now: Date.now }), '');
    const served = handlers.map(({ info }) => `${String(info.method)} ${String(info.path)}`);
    const described = Object.values(endpoints).map(
      ({ method, path }) => `${method} ${path.replaceAll('{', ':').replaceAll('}', '')}`,
    );
    expect(served.sort()).toEqual(described.sort());
  });
});
