import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callbackQuery,
  isSameFilters,
  LOG_PARAMETERS,
  type LogLocation,
  NO_CALLBACK_FILTERS,
  NO_REQUEST_FILTERS,
  requestQuery,
} from '#src/domain/logs/log-location.ts';
import type { CallbackLogFilters, RequestLogFilters } from '#src/domain/logs/log-filters.ts';

const open = fc.option(fc.record({ id: fc.string({ minLength: 1 }), after: fc.option(fc.string({ minLength: 1 })) }));
const callbackFilters: fc.Arbitrary<CallbackLogFilters> = fc.record({
  blockchain: fc.string(),
  network: fc.string(),
  status: fc.constantFrom('' as const, 'success' as const, 'failed' as const),
  product: fc.string(),
  searchPhrase: fc.string(),
  between: fc.constantFrom('', '1795396200000-1795399800000'),
});

describe('the URL of the logs', () => {
  it.each<{ query: string; filters: Partial<CallbackLogFilters>; open: LogLocation<unknown>['open'] }>([
    { query: '', filters: {}, open: null },
    { query: '?blockchain=tron&network=nile', filters: { blockchain: 'tron', network: 'nile' }, open: null },
    { query: '?network=nile', filters: { network: 'nile' }, open: null },
    { query: '?status=failed', filters: { status: 'failed' }, open: null },
    { query: '?status=FAILED', filters: {}, open: null },
    { query: '?status=lost&product=X', filters: { product: 'X' }, open: null },
    { query: '?search=0xabc%20d', filters: { searchPhrase: '0xabc d' }, open: null },
    { query: '?entry=a7&after=a8', filters: {}, open: { id: 'a7', after: 'a8' } },
    { query: '?entry=a7', filters: {}, open: { id: 'a7', after: null } },
    { query: '?entry=&after=a8', filters: {}, open: null },
    { query: '?after=a8&key=k1', filters: {}, open: null },
  ])('of callbacks "$query" is read', ({ query, filters, open: opened }) => {
    expect(callbackQuery.read(query)).toEqual({ filters: { ...NO_CALLBACK_FILTERS, ...filters }, open: opened });
  });

  it.each<{ query: string; filters: Partial<RequestLogFilters> }>([
    { query: '?key=k1&blockchain=tron', filters: { apiKey: 'k1' } },
    { query: '?status=client-error&search=eth', filters: { status: 'client-error', searchPhrase: 'eth' } },
    { query: '?status=failed&within=year&between=now', filters: {} },
    { query: '?within=toString&between=9-8', filters: {} },
    { query: '?within=day&between=8-9', filters: { within: 'day', between: '8-9' } },
  ])('of API calls "$query" is read', ({ query, filters }) => {
    const location = { filters: { ...NO_REQUEST_FILTERS, ...filters }, open: null };
    expect(requestQuery.read(query)).toEqual(location);
    expect(requestQuery.read(requestQuery.write('', location))).toEqual(location);
  });

  it('is read as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(callbackFilters, open, fc.webQueryParameters(), (filters, opened, before) => {
        const location = { filters, open: opened };
        expect(callbackQuery.read(callbackQuery.write(before, location))).toEqual(location);
      }),
    );
  });

  it('leaves out what is not chosen, and leaves alone what is not its own', () => {
    const before = '?backend=memory&blockchain=tron&entry=a7&after=a8&key=k1';
    expect(callbackQuery.write(before, { filters: NO_CALLBACK_FILTERS, open: null })).toBe('backend=memory');
    expect(requestQuery.write(before, { filters: NO_REQUEST_FILTERS, open: { id: 'b', after: null } })).toBe(
      'backend=memory&entry=b',
    );
  });

  it('can be cleared by its names', () => {
    const full: LogLocation<CallbackLogFilters> = {
      filters: { blockchain: 'a', network: 'b', status: 'failed', product: 'c', searchPhrase: 'd', between: '1-2' },
      open: { id: 'e', after: 'f' },
    };
    const query = new URLSearchParams(callbackQuery.write('?key=k1', full));
    for (const name of LOG_PARAMETERS) query.delete(name);
    expect(query.toString()).toBe('');
  });
});

describe('filters', () => {
  it('are the same where each of them is, in whatever order', () => {
    const { blockchain, ...rest } = NO_CALLBACK_FILTERS;
    expect(isSameFilters(NO_CALLBACK_FILTERS, { ...rest, blockchain })).toBe(true);
    expect(isSameFilters(NO_CALLBACK_FILTERS, { ...rest, blockchain: 'tron' })).toBe(false);
  });
});
