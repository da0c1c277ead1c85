import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import type { RejectingLimit } from '#src/domain/logs/api-request.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import { protocols } from '#mocks/provider/onboarding/protocols.ts';
import { invalidField } from '#mocks/provider/shared/service-result.ts';
import type { RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { PRODUCTS } from '#mocks/provider/usage/products.ts';

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

function isRange(range: string): boolean {
  return rangeOf(range) !== null;
}

function isInRange(ip: string, range: string): boolean {
  const [number, allowed] = [numberOf(ip), rangeOf(range)];
  if (!number || !allowed || number.bits !== allowed.bits) return false;
  return number.value >> allowed.rest === allowed.first >> allowed.rest;
}

/** As of a time in milliseconds, so that the log does not change with the limits. */
export interface LimitChange {
  readonly at: number;
  readonly limits: KeyLimits;
}

/** What a call shows of itself to the limits of its key. */
interface LimitedCall {
  /** Milliseconds. */
  readonly at: number;
  readonly path: string;
  /** Null if no browser sent it. */
  readonly origin: string | null;
  /** Null if nobody looks at it. */
  readonly ipAddress: string | null;
}

/** Oldest first. */
export function limitChanges({ keyLimits }: Database, keyId: string): readonly LimitChange[] {
  return keyLimits.where({ keyId }).map(({ at, json }) => ({ at, limits: JSON.parse(json) as KeyLimits }));
}

/** Null for a key that was never limited. */
export function limitsAt(changes: readonly LimitChange[], at: number): KeyLimits | null {
  return changes.findLast((change) => change.at <= at)?.limits ?? null;
}

export function saveLimits({ keyLimits }: Database, keyId: string, limits: KeyLimits, at: number): void {
  const id = keyLimits.where().length + 1;
  keyLimits.insert({ id, keyId, at, json: JSON.stringify(limits) });
}

/** The first limit that the call breaks; null if it breaks none. The rate and the credits need its neighbors. */
export function brokenLimit(limits: KeyLimits, { at, path, origin, ipAddress }: LimitedCall): RejectingLimit | null {
  const [, product = '', , blockchain = ''] = path.split('/');
  const { expiresAt, ipRanges, origins, products, blockchains } = limits;
  if (expiresAt !== null && at >= expiresAt) return 'expiry';
  if (ipAddress !== null && isLimited(ipRanges, (range) => isInRange(ipAddress, range))) return 'ip-address';
  if (origin !== null && isLimited(origins, (allowed) => isOrigin(origin, allowed))) return 'origin';
  if (isLimited(products, (allowed) => allowed === product)) return 'product';
  return isLimited(blockchains, (allowed) => allowed === blockchain) ? 'blockchain' : null;
}

function isLimited(allowed: readonly string[], includes: (entry: string) => boolean): boolean {
  return allowed.length > 0 && !allowed.some(includes);
}

function isOrigin(origin: string, allowed: string): boolean {
  if (!allowed.startsWith('https://*.')) return origin === allowed;
  return origin.startsWith('https://') && origin.endsWith(allowed.slice('https://*'.length));
}

interface Rejection {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

export const REJECTIONS: Readonly<Record<RejectingLimit, Rejection>> = {
  expiry: { status: 401, code: 'api_key_expired', message: 'The API key has expired' },
  origin: { status: 403, code: 'origin_not_allowed', message: 'The API key does not allow this origin' },
  'ip-address': { status: 403, code: 'ip_address_not_allowed', message: 'The API key does not allow this IP address' },
  product: { status: 403, code: 'product_not_allowed', message: 'The API key does not allow this product' },
  blockchain: { status: 403, code: 'blockchain_not_allowed', message: 'The API key does not allow this blockchain' },
  rate: { status: 429, code: 'key_rate_reached', message: 'More requests a second than the API key allows' },
  credits: { status: 429, code: 'key_credits_used', message: 'The credits of the API key are used for this period' },
};

/** Lists of this provider alone. */
export const OWN_LISTS = [
  {
    id: 'contracts',
    name: 'Allowed contracts',
    description: 'One address per line, such as 0x7a250d5630b4cf539739df2c5dacb4c659f2488d.',
    pattern: '0x[0-9a-fA-F]{40}',
  },
  {
    id: 'methods',
    name: 'Allowed JSON-RPC methods',
    description: 'One per line, such as eth_call.',
    pattern: '[a-z]+_[A-Za-z]+',
  },
  {
    id: 'userAgents',
    name: 'Allowed user agents',
    description: 'One per line, as your client sends it.',
    pattern: '.{1,200}',
  },
] as const;

export type LimitFields = RequestFields<
  | ('expiresTimestamp' | 'origins' | 'ipRanges' | 'products' | 'blockchains' | 'callsPerSecond' | 'credits')
  | (typeof OWN_LISTS)[number]['id']
>;

const CODE = 'invalid_limits';
const ENTRIES_MAX = 50;
const PERIODS = ['day', 'billing-period'] as const;
/** An origin in the spelling of a browser, or with one `*` for the names below a domain. */
const WILD = /^https:\/\/\*\.(?=[^.]+\.)/;
/** Of a page that a developer serves to the own device or network. */
const LOCAL =
  /^http:\/\/(([a-z\d-]+\.)*localhost|(127|10)(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}|\[(::1|f[cd][\da-f:]+)\])(:\d+)?$/;
/** Of an extension or an app. */
const APP = /^(?!https?:|wss?:|s?ftp:|file:)[a-z][a-z\d+.-]*:\/\/[a-z\d._-]+$/;

/** Checks the limits as they were sent; an end that has passed may stay. Each rejection names its field. `now` in milliseconds. */
export function checkedLimits(fields: LimitFields, now: number, before: KeyLimits | null = null): KeyLimits {
  return {
    expiresAt: expiry(fields.expiresTimestamp, now, before?.expiresAt ?? null),
    origins: entries(fields, 'origins', isOriginPattern, 'is not an origin such as https://app.example.com'),
    ipRanges: entries(fields, 'ipRanges', isRange, 'is not an IP address or range'),
    products: entries(fields, 'products', (id) => PRODUCTS.some((one) => one.id === id), 'is not a product'),
    blockchains: entries(
      fields,
      'blockchains',
      (id) => protocols.some((one) => one.name === id),
      'is not a blockchain',
    ),
    callsPerSecond: amount(fields.callsPerSecond, 'callsPerSecond'),
    credits: credits(fields.credits),
    ...ownLists(fields),
  };
}

function ownLists(fields: LimitFields): Pick<KeyLimits, 'others'> {
  const limited = OWN_LISTS.flatMap((list) => {
    const allowed = new RegExp(`^(${list.pattern})$`);
    const listed = entries(fields, list.id, (entry) => allowed.test(entry), 'is not allowed');
    return listed.length > 0 ? [[list.id, listed] as const] : [];
  });
  return limited.length > 0 ? { others: Object.fromEntries(limited) } : {};
}

function expiry(sent: unknown, now: number, before: number | null): number | null {
  if (sent === undefined || sent === null) return null;
  if (typeof sent !== 'number' || !Number.isFinite(sent)) throw rejection('expiresTimestamp', 'is not a time');
  const isUnchanged = before !== null && sent === Math.floor(before / 1000);
  if (sent * 1000 <= now && !isUnchanged) throw rejection('expiresTimestamp', 'is in the past');
  return sent * 1000;
}

type ListName = 'origins' | 'ipRanges' | 'products' | 'blockchains' | (typeof OWN_LISTS)[number]['id'];

function entries(fields: LimitFields, name: ListName, isEntry: (entry: string) => boolean, problem: string) {
  const sent = fields[name] ?? [];
  if (!Array.isArray(sent)) throw rejection(name, 'is not a list');
  const listed: readonly unknown[] = sent;
  if (listed.length > ENTRIES_MAX) throw rejection(name, `has more than ${ENTRIES_MAX} entries`);
  return listed.map((entry) => {
    if (typeof entry !== 'string' || !isEntry(entry)) throw rejection(name, `${String(entry)} ${problem}`);
    return entry;
  });
}

function isOriginPattern(entry: string): boolean {
  if (APP.test(entry)) return true;
  const plain = entry.replace(WILD, 'https://');
  const isSecure = plain.startsWith('https://') || LOCAL.test(plain);
  return isSecure && URL.canParse(plain) && new URL(plain).origin === plain && !plain.includes('*');
}

function amount(sent: unknown, name: string): number | null {
  if (sent === undefined || sent === null) return null;
  if (typeof sent !== 'number' || !Number.isInteger(sent) || sent < 1) throw rejection(name, 'is not a whole number');
  return sent;
}

function credits(sent: unknown): KeyLimits['credits'] {
  if (sent === undefined || sent === null) return null;
  const fields = sent as RequestFields<'amount' | 'period'>;
  const whole = amount(fields.amount, 'credits');
  const period = PERIODS.find((name) => name === fields.period);
  if (whole === null || !period) throw rejection('credits', 'has no amount or no period');
  return { amount: whole, period };
}

function rejection(field: string, problem: string) {
  return invalidField(CODE, field, `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`);
}
