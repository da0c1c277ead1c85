import { describe, expect, it } from 'vitest';
import { readIpRange } from '#src/domain/api-keys/ip-range.ts';
import { mendEntries, readEntries, splitEntries } from '#src/domain/api-keys/limit-entries.ts';

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

  it.each([
    ['["203.0.113.7", "203.0.113.8"]', ['203.0.113.7', '203.0.113.8']],
    ['[\n  "203.0.113.7",\n  "2001:db8::1"\n]', ['203.0.113.7', '2001:db8::1']],
    ["['203.0.113.7']", ['203.0.113.7']],
    ['[203.0.113.7, 203.0.113.8]', ['203.0.113.7', '203.0.113.8']],
    ['[2001:db8::1]', ['[2001:db8::1]']],
    ['203.0.113.0 / 24', ['203.0.113.0/24']],
    ['203.0.113.0 - 203.0.113.255', ['203.0.113.0-203.0.113.255']],
    ['203.0.113.0 – 203.0.113.255, 10.0.0.1', ['203.0.113.0-203.0.113.255', '10.0.0.1']],
    ['2001:db8:: - 2001:db8::ffff', ['2001:db8::-2001:db8::ffff']],
    ['203.0.113.0 255.255.255.0', ['203.0.113.0/255.255.255.0']],
    ['203.0.113.7 # office\n# shops\n203.0.113.8 // Sofia (old)', ['203.0.113.7', '203.0.113.8']],
    ['203.0.113.7 (office), 203.0.113.8', ['203.0.113.7', '203.0.113.8']],
    ['https://app.example.com # shop', ['https://app.example.com']],
    ['https://app.example.com/#pay', ['https://app.example.com/#pay']],
    ['moz-extension://2c127fa4-62c7', ['moz-extension://2c127fa4-62c7']],
  ])('as people have it: %j has the entries %j', (text, entries) => {
    expect(splitEntries(text)).toEqual(entries);
  });

  it('has its values and its problems', () => {
    expect(readEntries('203.0.113.7 10.1.2.3/8 x 10.0.0.0/8', readIpRange)).toEqual({
      values: ['203.0.113.7', '10.0.0.0/8'],
      problems: [
        { entry: '10.1.2.3/8', problem: 'host-bits', suggestion: '10.0.0.0/8' },
        { entry: 'x', problem: 'not-ip', suggestion: null },
      ],
    });
  });

  it('has an entry once, in whatever spelling it is repeated', () => {
    expect(readEntries('2001:db8::1 2001:DB8:0::1/128', readIpRange)).toEqual({
      values: ['2001:db8::1'],
      problems: [],
    });
  });

  it('has all that can be mended mended at once', () => {
    expect(mendEntries('x 10.1.2.3/8, 203.0.113.*, 1.1.1.1', readIpRange)).toBe(
      'x\n10.0.0.0/8\n203.0.113.0/24\n1.1.1.1',
    );
  });
});
