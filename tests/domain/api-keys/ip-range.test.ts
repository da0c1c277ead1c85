import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRanges, readIpRange } from '#src/domain/api-keys/ip-range.ts';

describe('an IP address or range', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['0.0.0.0', '0.0.0.0'],
    ['255.255.255.255', '255.255.255.255'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['128.0.0.0/1', '128.0.0.0/1'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['203.0.113.6/31', '203.0.113.6/31'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:0db8::0001', '2001:db8::1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['2001:0:0:1:0:0:0:1', '2001:0:0:1::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['::', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
    ['2001:db8::/32', '2001:db8::/32'],
    ['2001:db8::1/128', '2001:db8::1'],
    ['fe80::/10', 'fe80::/10'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::]/32', '2001:db8::/32'],
    ['203.0.113.0/255.255.255.0', '203.0.113.0/24'],
    ['203.0.113.7/255.255.255.255', '203.0.113.7'],
    ['203.0.113.0-203.0.113.255', '203.0.113.0/24'],
    ['203.0.113.4-7', '203.0.113.4/30'],
    ['203.0.113.7-203.0.113.7', '203.0.113.7'],
    ['2001:db8::-2001:db8::ffff', '2001:db8::/112'],
  ])('%s is %s', (entry, value) => {
    expect(readIpRange(entry)).toEqual({ value });
  });

  it.each([
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['10.1.2.3/9', '10.0.0.0/9'],
    ['203.0.113.7/31', '203.0.113.6/31'],
    ['2001:db8::1/64', '2001:db8::/64'],
    ['2001:db8:17:ffff::/47', '2001:db8:16::/47'],
  ])('%s has bits beyond its prefix, and %s is suggested', (entry, suggestion) => {
    expect(readIpRange(entry)).toEqual({ problem: 'host-bits', suggestion });
  });

  it.each([
    ['203.0.113.0/0', 'prefix-v4'],
    ['203.0.113.0/33', 'prefix-v4'],
    ['203.0.113.0/', 'prefix-v4'],
    ['203.0.113.0/024', 'prefix-v4'],
    ['203.0.113.0/255.0.255.0', 'prefix-v4'],
    ['0.0.0.0/0.0.0.0', 'prefix-v4'],
    ['2001:db8::/0', 'prefix-v6'],
    ['2001:db8::/129', 'prefix-v6'],
    ['2001:db8::/x', 'prefix-v6'],
  ])('%s has no usable prefix', (entry, problem) => {
    expect(readIpRange(entry)).toEqual({ problem, suggestion: null });
  });

  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
    ['::ffff:0:0/96', null],
  ])('%s maps an IPv4 address, and %s is suggested', (entry, suggestion) => {
    expect(readIpRange(entry)).toEqual({ problem: 'mapped', suggestion });
  });

  it.each([
    ['203.0.113.1-203.0.113.6', '203.0.113.1, 203.0.113.2/31, 203.0.113.4/31, 203.0.113.6'],
    ['0.0.0.0-255.255.255.255', '0.0.0.0/1, 128.0.0.0/1'],
    ['10.0.0.1-10.255.255.254', null],
  ])('%s is no single range, and %s is suggested', (entry, suggestion) => {
    expect(readIpRange(entry)).toEqual({ problem: 'interval', suggestion });
  });

  it.each([
    ['203.0.113.7:443', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['203.0.113.*', '203.0.113.0/24'],
    ['10.*.*.*', '10.0.0.0/8'],
    ['203.0.113.9-203.0.113.7', null],
    ['203.0.113.9-2001:db8::1', null],
    ['1.1.1.1-2.2.2.2-3.3.3.3', null],
  ])('%s is none, and %s is suggested', (entry, suggestion) => {
    expect(readIpRange(entry)).toEqual({ problem: 'not-ip', suggestion });
  });

  it.each([
    ['fe80::1%eth0', 'fe80::1'],
    ['fe80::1%1/128', 'fe80::1'],
    ['%', null],
  ])('%s has a zone, and %s is suggested', (entry, suggestion) => {
    expect(readIpRange(entry)).toEqual({ problem: 'ip-zone', suggestion });
  });

  it.each([
    ...['', '203.0.113', '203.0.113.7.9', '203.0.113.256', '203.0.113.07', '0x7f.0.0.1', '3405803783', 'a.b.c.d'],
    ...[
      '203.0.113.0/24/8',
      '203.0.113.0/-1',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '1::2::3',
      ':::',
      ':1',
      '1:',
      '12345::',
      '1::g',
    ],
    ...['1:2:3:4:5:6:7::8:9', '192.0.2.1::', '::1.2.3.4:5', 'example.com'],
  ])('"%s" is none', (entry) => {
    expect(readIpRange(entry)).toEqual({ problem: 'not-ip', suggestion: null });
  });

  it('is read again as it was written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 1, max: 128 }), (ip, bits) => {
        const reading = readIpRange(`${ip}/${bits}`);
        const value = 'value' in reading ? reading.value : reading.suggestion;
        if (value !== null) expect(readIpRange(value)).toEqual({ value });
      }),
    );
  });
});

describe('merged ranges', () => {
  it.each([
    [['203.0.113.0/25', '203.0.113.128/25'], ['203.0.113.0/24']],
    [['10.1.2.3', '10.0.0.0/8'], ['10.0.0.0/8']],
    [
      ['10.0.0.1', '10.0.0.2'],
      ['10.0.0.1', '10.0.0.2'],
    ],
    [
      ['0.0.0.0/1', '128.0.0.0/1'],
      ['0.0.0.0/1', '128.0.0.0/1'],
    ],
    [
      ['2001:db8::1', '1.1.1.1', '2001:db8::'],
      ['1.1.1.1', '2001:db8::/127'],
    ],
    [
      ['0.0.0.0/0', '1.1.1.1'],
      ['1.1.1.1', '0.0.0.0/0'],
    ],
  ])('of %j are %j', (entries, merged) => {
    expect(mergeRanges(entries)).toEqual(merged);
  });

  it('hold the same addresses in no more entries', () => {
    const octet = fc.integer({ min: 0, max: 15 });
    const range = fc.tuple(octet, fc.integer({ min: 28, max: 32 })).map(([last, bits]) => {
      const start = last - (last % 2 ** (32 - bits));
      return bits === 32 ? `192.0.2.${start}` : `192.0.2.${start}/${bits}`;
    });
    const held = (entries: readonly string[]) =>
      new Set(
        entries.flatMap((entry) => {
          const [ip = '', bits = '32'] = entry.split('/');
          const start = Number(ip.split('.')[3]);
          return Array.from({ length: 2 ** (32 - Number(bits)) }, (_, index) => start + index);
        }),
      );
    fc.assert(
      fc.property(fc.uniqueArray(range), (entries) => {
        const merged = mergeRanges(entries);
        expect(held(merged)).toEqual(held(entries));
        expect(merged.length).toBeLessThanOrEqual(entries.length);
      }),
    );
  });
});
