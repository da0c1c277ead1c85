import { describe, expect, it } from 'vitest';
import { toCallCode } from '#src/domain/calls/call-list.ts';
import { MASK } from '#src/domain/shared/mask-known.ts';
import type { CallRequest } from '#src/domain/calls/wire-call.ts';

const request = (url: string, headers: Record<string, string> = {}): CallRequest => ({
  ...{ operation: 'listApiKeys', method: 'GET', body: null, effect: 'read' },
  url,
  headers,
});

const curl = (url: string, headers?: Record<string, string>, origin?: string) =>
  toCallCode('curl', request(url, headers), origin).replaceAll(' \\\n  ', ' ');

describe('the code of a call', () => {
  it.each([
    ['/api/api-keys', 'https://a.example', 'curl "https://a.example/api/api-keys"'],
    ['https://b.example/api/', 'https://a.example', 'curl "https://b.example/api/"'],
    ['/api/api-keys', undefined, 'curl "/api/api-keys"'],
  ])('requests %s on a page of %s by %s', (url, origin, code) => {
    expect(curl(url, {}, origin)).toBe(code);
  });

  it.each([
    ['Authorization', `Bearer ${MASK}`, '-H "Authorization: Bearer $API_TOKEN"'],
    ['authorization', MASK, '-H "authorization: $API_TOKEN"'],
    ['x-api--key', MASK, '-H "x-api--key: $X_API_KEY"'],
    ['X-Key2', MASK, '-H "X-Key2: $X_KEY2"'],
    ['Accept', 'application/json', '-H "Accept: application/json"'],
    ['X-Note', `${MASK} was masked`, `-H 'X-Note: ${MASK} was masked'`],
  ])('sends %s: %s with %s', (name, value, header) => {
    expect(curl('https://a.example/', { [name]: value })).toBe(`curl ${header} "https://a.example/"`);
  });
});
