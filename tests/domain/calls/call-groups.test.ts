import { describe, expect, it } from 'vitest';
import { matchesCall, NO_CALL_FILTER, operationsOf, groupCalls } from '#src/domain/calls/call-list.ts';
import { belongsToTrigger, type CallTrigger } from '#src/domain/calls/call-trigger.ts';
import { togglesCalls } from '#src/domain/calls/calls-key.ts';
import { formatCallTime, isFailed, pathOf } from '#src/domain/calls/wire-call.ts';
import { CANCELED, rejected, unexpected } from '#src/domain/shared/failure.ts';
import { recordedCall } from '#tests/support/recorded-call.ts';

const click = (id: number): CallTrigger => ({ id, kind: 'click', label: `Button ${id}`, at: 0 });

describe('what led to a call', () => {
  it.each([
    { kind: 'click' as const, sinceMs: 0, callsUnderWay: 0, hasCalls: false, belongs: true },
    { kind: 'click' as const, sinceMs: 1500, callsUnderWay: 0, hasCalls: false, belongs: true },
    { kind: 'click' as const, sinceMs: 1501, callsUnderWay: 0, hasCalls: false, belongs: false },
    { kind: 'click' as const, sinceMs: 20_000, callsUnderWay: 1, hasCalls: true, belongs: true },
    { kind: 'page' as const, sinceMs: 10_000, callsUnderWay: 0, hasCalls: false, belongs: true },
    { kind: 'page' as const, sinceMs: 10_001, callsUnderWay: 0, hasCalls: false, belongs: false },
    { kind: 'page' as const, sinceMs: 1501, callsUnderWay: 0, hasCalls: true, belongs: false },
  ])('belongs to a $kind $sinceMs ms after its last step: $belongs', ({ belongs, ...activity }) => {
    expect(belongsToTrigger(activity)).toBe(belongs);
  });

  it('groups the calls of a click, also where a poll comes between, with the newest group first', () => {
    const records = [
      recordedCall({ id: 1 }),
      recordedCall({ id: 2, trigger: click(1) }),
      recordedCall({ id: 3 }),
      recordedCall({ id: 4, trigger: click(1) }),
      recordedCall({ id: 5 }),
      recordedCall({ id: 6, trigger: click(2) }),
    ];
    const groups = groupCalls(records).map(({ trigger, calls }) => [trigger?.id ?? null, calls.map(({ id }) => id)]);
    expect(groups).toEqual([
      [2, [6]],
      [null, [3, 5]],
      [1, [2, 4]],
      [null, [1]],
    ]);
  });
});

describe('a failed call', () => {
  it.each([
    { name: 'a success', record: recordedCall(), failed: false },
    { name: 'a call under way', record: recordedCall({ outcome: null }), failed: false },
    { name: 'no response', record: recordedCall({ outcome: { kind: 'no-response', reason: '' } }), failed: true },
    { name: 'a canceled one', record: recordedCall({ problem: CANCELED }), failed: false },
    { name: 'a broken success', record: recordedCall({ problem: unexpected(200) }), failed: true },
    { name: 'a rejected one', record: recordedCall({ problem: rejected(422, 'invalid', 'No.') }), failed: true },
    {
      name: 'a 404 nobody decoded',
      record: recordedCall({ outcome: { kind: 'response', status: 404, headers: {}, text: '', length: 0 } }),
      failed: true,
    },
  ])('$name: $failed', ({ record, failed }) => {
    expect(isFailed(record)).toBe(failed);
  });
});

describe('the filter', () => {
  const write = recordedCall({
    method: 'POST',
    problem: rejected(422, 'invalid_name', 'Enter a name.'),
    trigger: click(7),
  });

  it.each([
    { filter: {}, matches: true },
    { filter: { text: '  ' }, matches: true },
    { filter: { text: 'API-KEYS post' }, matches: true },
    { filter: { text: '200' }, matches: true },
    { filter: { text: 'invalid_name' }, matches: true },
    { filter: { text: 'enter' }, matches: true },
    { filter: { text: 'button 7' }, matches: true },
    { filter: { text: 'faucet' }, matches: false },
    { filter: { operation: 'listApiKeys' }, matches: true },
    { filter: { operation: 'profile' }, matches: false },
    { filter: { failedOnly: true, writesOnly: true }, matches: true },
  ])('$filter finds the failed change: $matches', ({ filter, matches }) => {
    expect(matchesCall(write, { ...NO_CALL_FILTER, ...filter })).toBe(matches);
  });

  it.each([{ failedOnly: true }, { writesOnly: true }])('%o leaves out a read that succeeded', (filter) => {
    expect(matchesCall(recordedCall(), { ...NO_CALL_FILTER, ...filter })).toBe(false);
  });

  it('offers each operation once', () => {
    expect(operationsOf([recordedCall(), recordedCall({ id: 2 })])).toEqual(['listApiKeys']);
  });
});

describe('a call on the screen', () => {
  it.each([
    ['https://api.example/api/x?y=1', '/api/x?y=1'],
    ['/api/x', '/api/x'],
    ['https://api.example', '/'],
  ])('of %s shows the path %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  it('shows its time to the millisecond', () => {
    expect(formatCallTime(recordedCall().at)).toBe('04:30:00.005');
  });

  it.each([
    { change: {}, expected: true },
    { change: { shiftKey: false }, expected: false },
    { change: { altKey: false }, expected: false },
    { change: { ctrlKey: true }, expected: false },
    { change: { metaKey: true }, expected: false },
    { change: { code: 'KeyD' }, expected: false },
  ])('opens by Alt Shift C alone: $change', ({ change, expected }) => {
    const key = { key: 'Ç', code: 'KeyC', altKey: true, shiftKey: true, ctrlKey: false, metaKey: false, ...change };
    expect(togglesCalls(key)).toBe(expected);
  });
});
