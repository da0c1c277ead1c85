import { describe, expect, it } from 'vitest';
import { retryAfterMs } from '#src/adapters/http/client/call.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

describe('retry-after', () => {
  it.each([
    ['30', 30_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['Saturday, 21-Nov-26 12:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['9'.repeat(400), 86_400_000],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['Sat, 99 Nov', undefined],
    [undefined, undefined],
    [['30'], undefined],
  ])('%j is %s ms', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });
});
