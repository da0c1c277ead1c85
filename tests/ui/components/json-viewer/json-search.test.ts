import { describe, expect, it } from 'vitest';
import {
  moveByKey,
  type JsonCursor,
  type JsonText,
  visibleLines,
  findInJson,
  ancestorLines,
  MAX_MATCHES,
} from '#src/domain/shared/json-lines.ts';
import { readJson } from '#src/ui/components/json-viewer/read-json.ts';

function read(text: string): JsonText {
  const reading = readJson(text);
  if (reading.kind !== 'json') throw new Error(reading.reason);
  return reading;
}

/** 0 {  1 "data":{  2 "Amount":"x"  3 "list":[  4 1  5 {  6 "amount":2  7 }  8 ]  9 }  10 "end":null  11 } */
const json = read('{"data":{"Amount":"x","list":[1,{"amount":2}]},"end":null}');

describe('searching', () => {
  it.each([
    ['amount', [2, 6]],
    ['AMOUNT', [2, 6]],
    ['"amount"', [2, 6]],
    ['null', [10]],
    ['":', []],
    ['{', []],
    ['.', []],
    ['', []],
  ])('finds %j in the lines %j', (query, lines) => {
    expect(findInJson(json, query).matches.map(({ line }) => line)).toEqual(lines);
  });

  it('finds every place on a line', () => {
    const text = read('{"aba":"aXa"}');
    expect(findInJson(text, 'a').matches).toEqual([
      { line: 1, start: 2, end: 3 },
      { line: 1, start: 4, end: 5 },
      { line: 1, start: 8, end: 9 },
      { line: 1, start: 10, end: 11 },
    ]);
  });

  it('takes signs for what they are', () => {
    const text = read('["a.b","a+b","(a)","[a]","a\\\\b"]');
    for (const query of ['.', '+', '(', ')', '[', ']', '\\\\']) expect(findInJson(text, query).matches).toHaveLength(1);
  });

  it('stops counting at ten thousand', () => {
    const found = findInJson(read(`[${'7,'.repeat(10_001)}7]`), '7');
    expect([found.matches.length, found.hasMore]).toEqual([MAX_MATCHES, true]);
  });

  it('knows what has to be open for a match to be seen', () => {
    expect(ancestorLines(json.lines, 6)).toEqual([5, 3, 1, 0]);
  });
});

describe('the keys of the tree', () => {
  const press = (keys: readonly string[], start: Partial<JsonCursor> = {}) =>
    keys.reduce<JsonCursor>(
      (index, key) => moveByKey(key, json.lines, visibleLines(json.lines, index.folded), index) ?? index,
      { folded: new Set(), current: 0, ...start },
    );

  it.each([
    [['ArrowDown', 'ArrowDown'], 2],
    [['ArrowUp'], 0],
    [['End'], 10],
    [['End', 'ArrowUp'], 6],
    [['End', 'ArrowDown'], 10],
    [['End', 'Home'], 0],
    [['ArrowRight'], 1],
    [['ArrowDown', 'ArrowLeft', 'ArrowDown'], 10],
    [['ArrowDown', 'Enter', 'ArrowRight'], 1],
    [['ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight'], 2],
    [['ArrowDown', ' ', ' ', 'ArrowDown'], 2],
  ])('lead by %j to line %d', (keys, line) => {
    expect(press(keys).current).toBe(line);
  });

  it('move from a value to its parent, and fold it', () => {
    const index = press(['ArrowLeft', 'ArrowLeft'], { current: 6 });
    expect([index.current, [...index.folded]]).toEqual([5, [5]]);
  });

  it.each(['a', 'Tab', 'PageDown', 'constructor'])('leave %s to others', (key) => {
    expect(moveByKey(key, json.lines, [], { folded: new Set(), current: 0 })).toBeNull();
  });
});
