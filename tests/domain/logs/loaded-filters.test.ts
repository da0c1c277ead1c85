import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '#src/domain/logs/api-request.ts';
import { callbackMatcher, formatStretch, parseStretch, requestMatcher } from '#src/domain/logs/loaded-filters.ts';
import type { RequestLogFilters } from '#src/domain/logs/log-filters.ts';
import { NO_CALLBACK_FILTERS, NO_REQUEST_FILTERS } from '#src/domain/logs/log-location.ts';

const NOW = Date.UTC(2026, 10, 20, 14);
const HOUR = 3_600_000;
const CALL: ApiRequest = {
  id: '6731f0bc04e7a1925d3090e3',
  at: NOW - 2 * HOUR,
  statusCode: 422,
  responseTimeMs: 12,
  referenceId: 'ref-9',
  product: 'Get native balance',
  spentCredits: 0,
  request: '{"method":"GET","path":"/addresses-latest/evm/ethereum","body":{"context":"payments"}}',
  response: '',
};

describe('the filters of loaded API calls', () => {
  it.each<{ filters: Partial<RequestLogFilters>; call?: Partial<ApiRequest>; isShown: boolean }>([
    { filters: { status: 'client-error' }, isShown: true },
    { filters: { status: 'success' }, isShown: false },
    { filters: { status: 'success' }, call: { statusCode: 302 }, isShown: true },
    { filters: { status: 'server-error' }, call: { statusCode: 500 }, isShown: true },
    { filters: { status: 'client-error' }, call: { statusCode: 500 }, isShown: false },
    { filters: { status: 'success' }, call: { statusCode: null }, isShown: false },
    { filters: { searchPhrase: ' NATIVE ' }, isShown: true },
    { filters: { searchPhrase: '90e3' }, isShown: true },
    { filters: { searchPhrase: 'REF-9' }, isShown: true },
    { filters: { searchPhrase: 'EVM/ethereum' }, isShown: true },
    { filters: { searchPhrase: 'payments' }, isShown: false },
    { filters: { searchPhrase: 'ref-9' }, call: { referenceId: null, request: '<html>' }, isShown: false },
    { filters: { within: 'hour' }, isShown: false },
    { filters: { within: 'day' }, isShown: true },
    { filters: { within: 'hour' }, call: { at: NOW - HOUR }, isShown: true },
    { filters: { within: 'week' }, call: { at: NOW - 168 * HOUR - 1 }, isShown: false },
    { filters: { within: 'week' }, call: { at: null }, isShown: false },
    { filters: { between: `${NOW - 3 * HOUR}-${NOW - 2 * HOUR}` }, isShown: true },
    { filters: { between: `${NOW - 2 * HOUR + 1}-${NOW}` }, isShown: false },
    { filters: { between: `0-${NOW}` }, call: { at: null }, isShown: false },
    { filters: { status: 'client-error', searchPhrase: 'token' }, isShown: false },
  ])('$filters with $call: $isShown', ({ filters, call, isShown }) => {
    expect(requestMatcher({ ...NO_REQUEST_FILTERS, ...filters }, NOW)?.({ ...CALL, ...call })).toBe(isShown);
  });

  it('are none where nothing is chosen', () => {
    expect(requestMatcher({ ...NO_REQUEST_FILTERS, apiKey: 'k1', searchPhrase: ' ' }, NOW)).toBeNull();
    expect(callbackMatcher({ ...NO_CALLBACK_FILTERS, status: 'failed' })).toBeNull();
  });
});

describe('a stretch of time', () => {
  it('is read as it was written', () => {
    const time = fc.integer({ min: -4e12, max: 4e12 });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const stretch = { from: Math.min(one, other), to: Math.max(one, other) };
        expect(parseStretch(formatStretch(stretch))).toEqual(stretch);
      }),
    );
  });

  it.each(['', '5', '5-', '6-5', '5--6', '5-6-7', 'a-b', '5.5-6'])('is not "%s"', (text) => {
    expect(parseStretch(text)).toBeNull();
  });
});
