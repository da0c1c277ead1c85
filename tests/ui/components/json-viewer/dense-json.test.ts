import { afterEach, describe, expect, it, vi } from 'vitest';
import { type JsonText, visibleLines } from '#src/domain/shared/json-lines.ts';
import { foldAll } from '#src/domain/shared/json-keyboard-moves.ts';
import { findInJson, MAX_MATCHES } from '#src/domain/shared/json-search.ts';
import { PackedJsonLines } from '#src/domain/shared/packed-json-lines.ts';
import { readJson } from '#src/ui/components/json-viewer/read-json.ts';

const MEBIBYTE = 2 ** 20;

function dense(unit: string): JsonText {
  const reading = readJson(`[${unit.repeat(MEBIBYTE / unit.length)}1]`);
  if (reading.kind !== 'json') throw new Error(reading.reason);
  return reading;
}

afterEach(() => vi.restoreAllMocks());

/** `npm run bench` measures the time; this test counts the steps. */
describe('a mebibyte with as many lines as possible', () => {
  it.each([
    ['1,', 524_291],
    ['{},', 349_528],
    ['{"a":1},', 393_219],
  ])('of %s is read, folded and searched without a record of each line', (unit, lines) => {
    const made = vi.spyOn(PackedJsonLines.prototype, 'line');
    const json = dense(unit);
    expect(json.lines.length).toBe(lines);
    expect(visibleLines(json.lines, foldAll(json.lines).folded).length).toBeLessThanOrEqual(lines);
    expect(findInJson(json, 'nowhere').matches).toEqual([]);
    expect(made).not.toHaveBeenCalled();
    findInJson(json, '1');
    expect(made.mock.calls.length).toBeLessThanOrEqual(MAX_MATCHES + 1);
  });
});
