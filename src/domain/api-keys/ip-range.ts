import type { EntryReading } from './limit-entries.ts';

/** A stretch of addresses of one version, both ends included. */
interface IpSpan {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

/** A range in CIDR notation. */
interface IpBlock {
  readonly version: 4 | 6;
  readonly start: bigint;
  readonly bits: number;
}

const IP_BITS = { 4: 32, 6: 128 } as const;

function spanOf({ version, start, bits }: IpBlock): IpSpan {
  const size = 1n << BigInt(IP_BITS[version] - bits);
  const first = start - (start % size);
  return { version, first, last: first + size - 1n };
}

/** The fewest blocks that hold just these addresses. None holds all there are: that limits nothing. */
function blocksOf({ version, first, last }: IpSpan): readonly IpBlock[] {
  const blocks: IpBlock[] = [];
  for (let start = first; start <= last; ) {
    let bits: number = IP_BITS[version];
    let size = 1n;
    while (bits > 1 && start % (size * 2n) === 0n && start + size * 2n - 1n <= last) {
      size *= 2n;
      bits -= 1;
    }
    blocks.push({ version, start, bits });
    start += size;
  }
  return blocks;
}

/** The same addresses in as few spans as there can be. */
function mergedSpans(spans: readonly IpSpan[]): readonly IpSpan[] {
  const merged: IpSpan[] = [];
  for (const span of spans.toSorted(compareSpans)) {
    const before = merged.at(-1);
    const touches = before?.version === span.version && span.first <= before.last + 1n;
    if (!before || !touches) merged.push(span);
    else if (span.last > before.last) merged.splice(-1, 1, { ...before, last: span.last });
  }
  return merged;
}

function compareSpans(one: IpSpan, other: IpSpan): number {
  if (one.version !== other.version) return one.version - other.version;
  if (one.first === other.first) return 0;
  return one.first < other.first ? -1 : 1;
}

/** What is wrong with an IP address or range in CIDR notation. */
export const IP_RANGE_PROBLEMS = [
  'not-ip',
  'prefix-v4',
  'prefix-v6',
  'host-bits',
  'ip-zone',
  'mapped',
  'interval',
] as const;

type IpRangeProblem = (typeof IP_RANGE_PROBLEMS)[number];

interface Ip {
  readonly version: 4 | 6;
  readonly bytes: readonly number[];
}

const OCTET = /^(0|[1-9]\d{0,2})$/;
const GROUP = /^[\da-f]{1,4}$/i;
const PREFIX = /^(0|[1-9]\d{0,2})$/;
const V6_GROUPS = 8;
/** Of ::ffff:0:0/96, as which some servers write an IPv4 address. */
const MAPPED_BITS = 96;

type Reading = EntryReading<IpRangeProblem>;

/** In the one spelling of RFC 5952, so that two spellings of an entry are recognized as one. */
export function readIpRange(entry: string): Reading {
  if (entry.includes('-')) return readInterval(entry);
  const [text = '', prefix, ...more] = entry.split('/');
  if (text.includes('%')) return { problem: 'ip-zone', suggestion: withoutZone(entry) };
  const ip = more.length > 0 ? null : readIp(text.replace(BRACKETS, '$1'));
  if (ip === null) return { problem: 'not-ip', suggestion: readMeant(entry) };
  const most = IP_BITS[ip.version];
  const bits = prefix === undefined ? most : readPrefix(prefix, ip.version);
  if (bits === null) return { problem: ip.version === 4 ? 'prefix-v4' : 'prefix-v6', suggestion: null };
  if (isMapped(ip)) return { problem: 'mapped', suggestion: asIpv4(ip, bits) };
  const network = { ...ip, bytes: networkOf(ip.bytes, bits) };
  const value = formatRange(network, bits);
  if (network.bytes.some((byte, index) => byte !== ip.bytes[index])) return { problem: 'host-bits', suggestion: value };
  return { value };
}

/** A prefix of 0 would allow everybody, which an empty list does. */
function readPrefix(text: string, version: 4 | 6): number | null {
  const mask = version === 4 ? readIpv4(text) : null;
  const bits = mask ? bitsOfMask(mask) : Number(PREFIX.test(text) && text);
  return bits >= 1 && bits <= IP_BITS[version] ? bits : null;
}

/** `255.255.255.0` is 24; 0 for one with a gap. */
function bitsOfMask(mask: readonly number[]): number {
  const digits = mask.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return /^1+0*$/.test(digits) ? digits.replaceAll('0', '').length : 0;
}

/** More ranges than a person would check against what was pasted. */
const MOST_BLOCKS = 8;
const LAST_OCTET = /^\d{1,3}$/;

/** `203.0.113.0-203.0.113.255`, and `203.0.113.0-255` as many programs write it. */
function readInterval(entry: string): Reading {
  const [from = '', to = '', ...more] = entry.split('-');
  const [first, last] = [readIp(from), readIp(LAST_OCTET.test(to) ? from.replace(/\d+$/, to) : to)];
  if (more.length > 0 || !first || first.version !== last?.version) return { problem: 'not-ip', suggestion: null };
  const blocks = blocksOf({ version: first.version, first: toNumber(first.bytes), last: toNumber(last.bytes) });
  const values = blocks.map(formatBlock);
  const [value] = values;
  if (value === undefined) return { problem: 'not-ip', suggestion: null };
  if (values.length === 1) return { value };
  return { problem: 'interval', suggestion: values.length > MOST_BLOCKS ? null : values.join(', ') };
}

const BRACKETS = /^\[(.*)\]$/;
const WITH_PORT = /^([\d.]+|\[.*\]):\d+$/;
const WITH_STARS = /^(\d+(?:\.\d+){0,2})((?:\.\*)+)$/;

/** An address with a port, and a range with stars for its last numbers. */
function readMeant(entry: string): string | null {
  const [, host] = WITH_PORT.exec(entry) ?? [];
  const [, numbers = '', stars = ''] = WITH_STARS.exec(entry) ?? [];
  const range = `${numbers}${stars.replaceAll('*', '0')}/${32 - stars.length * 4}`;
  const reading = host === undefined && stars === '' ? null : readIpRange(host ?? range);
  return reading && 'value' in reading ? reading.value : null;
}

/** The same addresses in fewer entries, as far as there are fewer. What is no range stays. */
export function mergeRanges(entries: readonly string[]): readonly string[] {
  const spans = new Map(entries.map((entry) => [entry, spanOfEntry(entry)]));
  const known = [...spans.values()].filter((span) => span !== null);
  const others = entries.filter((entry) => spans.get(entry) === null);
  return [...mergedSpans(known).flatMap((span) => blocksOf(span).map(formatBlock)), ...others];
}

function spanOfEntry(entry: string): IpSpan | null {
  const reading = readIpRange(entry);
  if (!('value' in reading)) return null;
  const [text = '', prefix] = reading.value.split('/');
  const ip = readIp(text);
  if (!ip) return null;
  const bits = prefix === undefined ? IP_BITS[ip.version] : Number(prefix);
  return spanOf({ version: ip.version, start: toNumber(ip.bytes), bits });
}

function toNumber(bytes: readonly number[]): bigint {
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

function formatBlock({ version, start, bits }: IpBlock): string {
  const length = IP_BITS[version] / 8;
  const bytes = Array.from({ length }, (_, index) => Number((start >> BigInt((length - 1 - index) * 8)) & 0xffn));
  return formatRange({ version, bytes }, bits);
}

function withoutZone(entry: string): string | null {
  const bare = entry.replace(/%[^/]*/, '');
  const reading = readIpRange(bare);
  return 'value' in reading ? reading.value : null;
}

function readIp(text: string): Ip | null {
  if (text.includes(':')) {
    const bytes = readIpv6(text);
    return bytes && { version: 6, bytes };
  }
  const bytes = readIpv4(text);
  return bytes && { version: 4, bytes };
}

/** Leading zeros mean octal to some programs, so nobody knows which address is meant. */
function readIpv4(text: string): readonly number[] | null {
  const octets = text.split('.');
  if (octets.length !== 4 || !octets.every((octet) => OCTET.test(octet) && Number(octet) <= 255)) return null;
  return octets.map(Number);
}

/** Eight groups, or fewer around one `::`; the last two may be an IPv4 address. */
function readIpv6(text: string): readonly number[] | null {
  const sides = text.split('::');
  if (sides.length > 2) return null;
  const [before = [], after = []] = sides.map((side, index) => readGroups(side, index === sides.length - 1));
  if (before === null || after === null) return null;
  const missing = V6_GROUPS - before.length - after.length;
  if (sides.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array.from({ length: missing }, () => 0), ...after];
  return groups.flatMap((group) => [group >> 8, group & 0xff]);
}

function readGroups(side: string, mayEndInIpv4: boolean): readonly number[] | null {
  if (side === '') return [];
  const groups = side.split(':');
  const last = groups.at(-1) ?? '';
  const ipv4 = mayEndInIpv4 && last.includes('.') ? readIpv4(last) : null;
  if (ipv4) {
    const [one = 0, two = 0, three = 0, four = 0] = ipv4;
    const head = groups.slice(0, -1);
    if (!head.every((group) => GROUP.test(group))) return null;
    return [...head.map((group) => parseInt(group, 16)), one * 256 + two, three * 256 + four];
  }
  return groups.every((group) => GROUP.test(group)) ? groups.map((group) => parseInt(group, 16)) : null;
}

function isMapped({ version, bytes }: Ip): boolean {
  return version === 6 && bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255;
}

function asIpv4({ bytes }: Ip, bits: number): string | null {
  if (bits <= MAPPED_BITS) return null;
  const own = bits - MAPPED_BITS;
  return formatRange({ version: 4, bytes: networkOf(bytes.slice(12), own) }, own);
}

function networkOf(bytes: readonly number[], bits: number): readonly number[] {
  return bytes.map((byte, index) => {
    const own = Math.min(8, Math.max(0, bits - index * 8));
    return byte & (0xff00 >> own) & 0xff;
  });
}

/** A range of one address is written as the address. */
function formatRange(ip: Ip, bits: number): string {
  const text = ip.version === 4 ? ip.bytes.join('.') : formatIpv6(ip.bytes);
  return bits === ip.bytes.length * 8 ? text : `${text}/${bits}`;
}

/** The longest run of zeros is `::`, the first of equal ones, and never a single group. */
function formatIpv6(bytes: readonly number[]): string {
  const groups = Array.from({ length: V6_GROUPS }, (_, index) => {
    return (((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0)).toString(16);
  });
  let best = { start: 0, length: 1 };
  for (let start = 0; start < groups.length; start += 1) {
    let length = 0;
    while (groups[start + length] === '0') length += 1;
    if (length > best.length) best = { start, length };
  }
  if (best.length < 2) return groups.join(':');
  return `${groups.slice(0, best.start).join(':')}::${groups.slice(best.start + best.length).join(':')}`;
}
