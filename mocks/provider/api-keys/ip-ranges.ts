/** An IP address as one number, and how many bits it has; null for anything else. The platform reads IPv6. */
function numberOf(ip: string): { readonly value: bigint; readonly bits: number } | null {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(ip)) {
    const octets = ip.split('.').map(Number);
    const value = octets.reduce((sum, octet) => sum * 256n + BigInt(octet), 0n);
    return octets.every((octet) => octet < 256) ? { value, bits: 32 } : null;
  }
  if (!ip.includes(':') || !URL.canParse(`http://[${ip}]`)) return null;
  const [before = '', after] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const value = [...head, ...zeros, ...tail].reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
  return { value, bits: 128 };
}

/** Null for a range that is none, or that names a host in it instead of its first address. */
function rangeOf(range: string): { readonly first: bigint; readonly rest: bigint; readonly bits: number } | null {
  const [ip = '', prefix, ...more] = range.split('/');
  const number = numberOf(ip);
  if (!number || more.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return null;
  const { value, bits } = number;
  const length = prefix === undefined ? bits : Number(prefix);
  if (length < 1 || length > bits) return null;
  const rest = BigInt(bits - length);
  return (value >> rest) << rest === value ? { first: value, rest, bits } : null;
}

export function isRange(range: string): boolean {
  return rangeOf(range) !== null;
}

export function isInRange(ip: string, range: string): boolean {
  const [number, allowed] = [numberOf(ip), rangeOf(range)];
  if (!number || !allowed || number.bits !== allowed.bits) return false;
  return number.value >> allowed.rest === allowed.first >> allowed.rest;
}
