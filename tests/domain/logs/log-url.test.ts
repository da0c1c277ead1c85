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
import { formatDateRange, callbackEvent } from '#src/domain/logs/log-time.ts';
import { dateOf } from '#src/domain/shared/dates.ts';
import { toInstant } from '#src/adapters/http/client/wire-values.ts';
import type { CallbackLog } from '#src/domain/logs/callback-log.ts';
import { callbackMatcher, formatStretch } from '#src/domain/logs/loaded-filters.ts';
import { trafficColumns } from '#src/domain/shared/traffic.ts';
import type { CallbackLogFilters, RequestLogFilters } from '#src/domain/logs/log-filters.ts';

const CALLBACK: CallbackLog = {
  ...{ id: '1', event: '', success: null, blockchain: '', network: '', product: '', at: null, json: '' },
};

const open = fc.option(fc.record({ id: fc.string({ minLength: 1 }), after: fc.option(fc.string({ minLength: 1 })) }));
const day = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => dateOf(date.getTime()));
const dateRange = fc
  .record({ from: fc.option(day, { nil: '' }), to: fc.option(day, { nil: '' }) })
  .map(({ from, to }) => formatDateRange(to !== '' && from > to ? { from: to, to: from } : { from, to }));
const callbackFilters: fc.Arbitrary<CallbackLogFilters> = fc.record({
  blockchain: fc.string(),
  network: fc.string(),
  status: fc.constantFrom('' as const, 'success' as const, 'failed' as const),
  product: fc.string(),
  searchPhrase: fc.string(),
  dates: dateRange,
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
    { query: '?dates=2026-10-01..2026-10-05', filters: { dates: '2026-10-01..2026-10-05' }, open: null },
    { query: '?dates=2026-10-05..2026-10-01', filters: {}, open: null },
  ])('of callbacks "$query" is read', ({ query, filters, open: opened }) => {
    expect(callbackQuery.read(query)).toEqual({ filters: { ...NO_CALLBACK_FILTERS, ...filters }, open: opened });
  });

  it.each<{ query: string; filters: Partial<RequestLogFilters> }>([
    { query: '?key=k1&blockchain=tron', filters: { apiKey: 'k1' } },
    { query: '?status=client-error&search=eth', filters: { status: 'client-error', searchPhrase: 'eth' } },
    { query: '?status=failed&within=year&between=now', filters: {} },
    { query: '?within=toString&between=9-8', filters: {} },
    { query: '?within=day&dates=2026-10-01..2026-02-30', filters: { within: 'day' } },
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

  it('holds each stretch of the strip, with the times of any provider', () => {
    const years = { min: new Date('0001-01-01'), max: new Date('9999-12-31') };
    const raw = fc.oneof(
      fc.double({ min: -1e9, max: 4e9, noNaN: true }),
      fc.integer({ min: 1_000_000, max: 4_000_000_000 }).map((seconds) => `${seconds}.123457`),
      fc.double({ min: 1e12, max: 4e12, noNaN: true }),
      fc.date({ ...years, noInvalidDate: true }).map((date) => date.toISOString().replace('Z', '457Z')),
    );
    fc.assert(
      fc.property(fc.array(raw, { minLength: 1, maxLength: 20 }), (raws) => {
        const rows = raws.map((time) => ({ ...CALLBACK, at: toInstant(time) }));
        for (const { from, to, total } of trafficColumns(rows.map(callbackEvent), 60)) {
          const filters = { ...NO_CALLBACK_FILTERS, between: formatStretch({ from, to: to - 1 }) };
          const read = callbackQuery.read(callbackQuery.write('', { filters, open: null }));
          expect(read.filters).toEqual(filters);
          expect(rows.filter(callbackMatcher(read.filters)!)).toHaveLength(total);
        }
      }),
      { numRuns: 30 },
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
      filters: {
        blockchain: 'a',
        network: 'b',
        status: 'failed',
        product: 'c',
        searchPhrase: 'd',
        between: '1-2',
        dates: '2026-10-01..',
      },
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
