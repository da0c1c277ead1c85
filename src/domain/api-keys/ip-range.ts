import type { EntryReading } from './limit-entries.ts';

/** What is wrong with an IP address or range in CIDR notation. */
export const IP_RANGE_PROBLEMS = ['not-ip', 'prefix-v4', 'prefix-v6', 'host-bits', 'ip-zone', 'mapped'] as const;

export type IpRangeProblem = (typeof IP_RANGE_PROBLEMS)[number];

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

/** In the one spelling of RFC 5952, so that two spellings of an entry are recognized as one. */
export function readIpRange(entry: string): EntryReading<IpRangeProblem> {
  const [text = '', prefix, ...more] = entry.split('/');
  if (text.includes('%')) return { problem: 'ip-zone', suggestion: withoutZone(entry) };
  const ip = more.length > 0 ? null : readIp(text);
  if (ip === null) return { problem: 'not-ip', suggestion: null };
  const most = ip.version === 4 ? 32 : 128;
  const bits = prefix === undefined ? most : readPrefix(prefix, most);
  if (bits === null) return { problem: ip.version === 4 ? 'prefix-v4' : 'prefix-v6', suggestion: null };
  if (isMapped(ip)) return { problem: 'mapped', suggestion: asIpv4(ip, bits) };
  const network = { ...ip, bytes: networkOf(ip.bytes, bits) };
  const value = formatRange(network, bits);
  if (network.bytes.some((byte, index) => byte !== ip.bytes[index])) return { problem: 'host-bits', suggestion: value };
  return { value };
}

/** A prefix of 0 would allow everybody, which an empty list does. */
function readPrefix(text: string, most: number): number | null {
  const bits = PREFIX.test(text) ? Number(text) : 0;
  return bits >= 1 && bits <= most ? bits : null;
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
