import { describe, expect, it } from 'vitest';
import { callbackProblem, requestProblem } from '#src/domain/logs/log-problem.ts';
import { formatProductName, shortenId, eventName } from '#src/domain/logs/callback-log.ts';
import { rowAfterKey } from '#src/domain/logs/row-keyboard-moves.ts';

describe('the name of a callback', () => {
  it.each([
    { event: 'BLOCK_MINED', name: 'BLOCK_MINED' },
    { event: '', name: '6731f0bc…90e3' },
  ])('of "$event" is $name', ({ event, name }) => {
    expect(eventName({ event, id: '6731f0bcaaaaaaaaaaaa90e3' })).toBe(name);
  });
});

describe('an id', () => {
  it.each([
    ['6731f0bc04e7a1925d3090e3', '6731f0bc…90e3'],
    ['r1', 'r1'],
    ['12345678901234', '12345678901234'],
  ])('%s is shown as %s', (id, shown) => {
    expect(shortenId(id)).toBe(shown);
  });
});

describe('a product', () => {
  it.each([
    ['BLOCKCHAIN_EVENTS', 'Blockchain events'],
    ['XPUB', 'Xpub'],
    ['Get native balance', 'Get native balance'],
    ['JSON-RPC eth_call', 'JSON-RPC eth_call'],
    ['iXPUB', 'iXPUB'],
    ['xBLOCKCHAIN_EVENTS', 'xBLOCKCHAIN_EVENTS'],
    ['', ''],
  ])('"%s" is shown as "%s"', (product, shown) => {
    expect(formatProductName(product)).toBe(shown);
  });
});

describe('what went wrong', () => {
  it.each([
    ['{"statusCode":422,"body":{"error":{"code":"x","message":"Not valid"}}}', 'Not valid'],
    ['{"error":{"message":"Not valid"}}', 'Not valid'],
    ['{"error":{"message":"  "}}', null],
    ['{"error":{"message":7}}', null],
    ['{"error":"Not valid"}', null],
    ['{"data":{"error":{"message":"of something else"}}}', null],
    ['{"error":{"message":" Not valid "}}', 'Not valid'],
    ['{"error":{"message":"Not valid"}', null],
    ['{"statusCode":422,"body":"{\\"error\\":7}"}', null],
    ['<html>', null],
    ['', null],
  ])('with the request that got %s is %j', (response, problem) => {
    expect(requestProblem(response)).toBe(problem);
  });

  it('with a callback is the message of its entry', () => {
    expect(callbackProblem('{"failureReason":"The server answered 503."}')).toBe('The server answered 503.');
    expect(callbackProblem('{"failureReason":null}')).toBeNull();
    expect(callbackProblem('{}')).toBeNull();
    expect(callbackProblem('{"failureReason":"cut')).toBeNull();
    expect(callbackProblem('{"failureReason":"cut"')).toBeNull();
  });
});

describe('the keys of a log', () => {
  it.each([
    { key: 'ArrowDown', at: 3, to: 4 },
    { key: 'ArrowDown', at: 9, to: 9 },
    { key: 'ArrowUp', at: 0, to: 0 },
    { key: 'PageDown', at: 3, to: 9 },
    { key: 'PageUp', at: 8, to: 1 },
    { key: 'Home', at: 5, to: 0 },
    { key: 'End', at: 5, to: 9 },
    { key: 'Enter', at: 5, to: null },
    { key: 'toString', at: 5, to: null },
  ])('$key leads from row $at to $to of ten', ({ key, at, to }) => {
    expect(rowAfterKey(key, at, 10, 7)).toBe(to);
  });
});
