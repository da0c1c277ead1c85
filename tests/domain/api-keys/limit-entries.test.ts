import { describe, expect, it } from 'vitest';
import { readIpRange } from '#src/domain/api-keys/ip-range.ts';
import { mendEntry, readEntries, splitEntries } from '#src/domain/api-keys/limit-entries.ts';

describe('a pasted list of entries', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['203.0.113.7, 203.0.113.8', ['203.0.113.7', '203.0.113.8']],
    ['203.0.113.7\n203.0.113.8\r\n\n203.0.113.9', ['203.0.113.7', '203.0.113.8', '203.0.113.9']],
    ['203.0.113.7 203.0.113.8\t203.0.113.9;10.0.0.1', ['203.0.113.7', '203.0.113.8', '203.0.113.9', '10.0.0.1']],
    ['"203.0.113.7", "203.0.113.8"', ['203.0.113.7', '203.0.113.8']],
    ['203.0.113.7،203.0.113.8', ['203.0.113.7', '203.0.113.8']],
    ['\u200b203.0.113.7\u00a0203.0.113.8', ['203.0.113.7', '203.0.113.8']],
    [' ,\n; ', []],
  ])('%j has the entries %j', (text, entries) => {
    expect(splitEntries(text)).toEqual(entries);
  });

  it('has its values, and the first problem', () => {
    expect(readEntries('203.0.113.7 10.1.2.3/8 x 10.0.0.0/8', readIpRange)).toEqual({
      values: ['203.0.113.7', '10.0.0.0/8'],
      problem: { entry: '10.1.2.3/8', problem: 'host-bits', suggestion: '10.0.0.0/8' },
    });
  });

  it('recognizes an entry that another spelling repeats', () => {
    expect(readEntries('2001:db8::1 2001:DB8:0::1/128', readIpRange)).toEqual({
      values: ['2001:db8::1'],
      problem: { entry: '2001:DB8:0::1/128', problem: 'repeated', suggestion: null },
    });
  });

  it.each([
    ['x 10.1.2.3/8, y', { entry: '10.1.2.3/8', problem: 'host-bits', suggestion: '10.0.0.0/8' }, 'x\n10.0.0.0/8\ny'],
    ['1.1.1.1 2.2.2.2 1.1.1.1', { entry: '1.1.1.1', problem: 'repeated', suggestion: null }, '1.1.1.1\n2.2.2.2'],
    ['1.1.1.1', { entry: '9.9.9.9', problem: 'host-bits', suggestion: '9.9.9.0' }, '1.1.1.1'],
  ])('%j is mended', (text, problem, mended) => {
    expect(mendEntry(text, problem)).toBe(mended);
  });
});
