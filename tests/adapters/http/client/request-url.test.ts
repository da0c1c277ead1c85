import { describe, expect, it } from 'vitest';
import { requestUrl } from '#src/adapters/http/client/call.ts';

const BASE = 'https://api.example/console/';

describe('the URL of a call', () => {
  it.each([
    { id: 'key-1', path: '/api/api-keys/key-1' },
    { id: 'a/b', path: '/api/api-keys/a%2Fb' },
    { id: 'a?status=1#x', path: '/api/api-keys/a%3Fstatus%3D1%23x' },
    { id: 'ключ 1', path: '/api/api-keys/%D0%BA%D0%BB%D1%8E%D1%87%201' },
  ])('names one resource by the id $id', ({ id, path }) => {
    expect(requestUrl(BASE, '/api/api-keys/{id}', { id })).toBe(`https://api.example/console${path}`);
  });

  it.each(['', '.', '..', undefined])('is not made with the id %o', (id) => {
    expect(() => requestUrl(BASE, '/api/api-keys/{id}', { id })).toThrow();
  });

  it('has the query without what is absent, and a zero', () => {
    const query = { limit: 10, offset: 0, product: null, network: undefined, searchPhrase: 'a&b=c' };
    expect(requestUrl(BASE, '/api/x', undefined, query)).toBe(
      'https://api.example/console/api/x?limit=10&offset=0&searchPhrase=a%26b%3Dc',
    );
  });
});
