import type { KeyLimits } from '#src/domain/api-keys/key-limits.ts';
import type { RejectingLimit } from '#src/domain/logs/api-request.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import { isInRange } from './ip-ranges.ts';

/** As of a time in milliseconds, so that the log does not change with the limits. */
export interface LimitChange {
  readonly at: number;
  readonly limits: KeyLimits;
}

/** What a call shows of itself to the limits of its key. */
export interface LimitedCall {
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
