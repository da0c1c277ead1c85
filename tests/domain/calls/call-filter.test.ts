import { describe, expect, it } from 'vitest';
import { isFiltered, matchesCall, NO_CALL_FILTER, operationsOf } from '#src/domain/calls/call-list.ts';
import { formatExactCallTime, isFailed, pathOf } from '#src/domain/calls/wire-call.ts';
import { CANCELED } from '#src/domain/shared/failure.ts';
import { recordedCall } from '#tests/support/recorded-call.ts';

describe('a filter', () => {
  it.each([
    [{}, false],
    [{ text: '  ' }, false],
    [{ text: ' key ' }, true],
    [{ operation: 'profile' }, true],
    [{ failedOnly: true }, true],
    [{ writesOnly: true }, true],
  ])('of %o leaves something out: %s', (change, expected) => {
    expect(isFiltered({ ...NO_CALL_FILTER, ...change })).toBe(expected);
  });

  it.each([
    ['get  listapikeys', true],
    [' get ', true],
    ['get faucet', false],
    ['faucet get', false],
  ])('by "%s" finds a call with all of its words: %s', (text, expected) => {
    expect(matchesCall(recordedCall(), { ...NO_CALL_FILTER, text })).toBe(expected);
  });

  it.each([
    ['under way', recordedCall({ outcome: null })],
    ['without a response', recordedCall({ outcome: { kind: 'no-response', reason: 'offline' } })],
    ['that was canceled', recordedCall({ problem: CANCELED })],
    ['that no one triggered', recordedCall({ trigger: null })],
  ])('finds no call %s by what it does not have', (_, record) => {
    expect(matchesCall(record, { ...NO_CALL_FILTER, text: 'undefined' })).toBe(false);
    expect(matchesCall(record, { ...NO_CALL_FILTER, text: 'api-keys' })).toBe(true);
  });

  it('offers the operations by name', () => {
    const records = ['profile', 'createApiKey', 'profile', 'listApiKeys'].map((operation) => {
      const record = recordedCall();
      return { ...record, request: { ...record.request, operation } };
    });
    expect(operationsOf(records)).toEqual(['createApiKey', 'listApiKeys', 'profile']);
  });
});

describe('a call in the log', () => {
  it.each([
    ['/api/x?next=https://b.example/y', '/api/x?next=https://b.example/y'],
    ['https://api.example?next=/x', '?next=/x'],
    ['h2+x-1.0://api.example/api/x', '/api/x'],
    ['2x://api.example/api/x', '2x://api.example/api/x'],
  ])('of %s has the path %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  it.each([
    [399, false],
    [400, true],
  ])('with the status %s has failed: %s', (status, failed) => {
    const outcome = { kind: 'response', status, headers: {}, text: '', length: 0 } as const;
    expect(isFailed(recordedCall({ outcome }))).toBe(failed);
  });

  it('has its time in UTC', () => {
    expect(formatExactCallTime(Date.UTC(2026, 10, 23, 4, 30, 0, 5))).toBe('2026-11-23T04:30:00.005Z');
  });
});
