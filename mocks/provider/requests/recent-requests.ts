import type { LimitChange } from '#mocks/provider/api-keys/key-limits.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { ApiRequestRow, KeySwitchRow } from '#mocks/provider/db/models.ts';
import { hex } from '#mocks/provider/shared/seeded-number.ts';

/** An API key, as far as it decides which requests use it. Times in milliseconds. */
export interface CustomerKey {
  readonly id: string;
  readonly createdAt: number;
  /** Since when a seeded inactive key has been unused; else null. */
  readonly quietSince: number | null;
  readonly isNew: boolean;
  readonly switches: readonly KeySwitchRow[];
  readonly limitChanges: readonly LimitChange[];
}

/** How long a customer's servers need to switch to a new key. */
const ROLL_OUT_MS = 60_000;

/** The key that a request uses, out of those newest first. A few keys do most of the work; the oldest active one steps in. */
export function keyInUse(keys: readonly CustomerKey[], at: number, share: number): CustomerKey | undefined {
  const drawn = keys[Math.floor(share ** 3 * keys.length)];
  return drawn && isActive(drawn, at) ? drawn : keys.findLast((key) => isActive(key, at));
}

/** From when on it is used. */
export function readyAt({ isNew, createdAt }: CustomerKey): number {
  return isNew ? createdAt + ROLL_OUT_MS : -Infinity;
}

export function isReady(key: CustomerKey, at: number): boolean {
  return readyAt(key) <= at;
}

export function isActive({ createdAt, quietSince, switches }: CustomerKey, at: number): boolean {
  const last = switches.length === 0 ? undefined : switches.findLast((turned) => turned.at <= at);
  return last ? last.active : createdAt <= at && (quietSince === null || at < quietSince);
}

const MOST_STORED = 200;
const TIME_DIGITS = 11;
const REQUEST_ID = /^[0-9a-f]{24}$/;

/** As the request log writes ids: the milliseconds, then hexadecimal digits that make the id unique. */
export function requestId(at: number, mark: string): string {
  return hex(at, TIME_DIGITS) + mark.slice(0, 13);
}

/** In milliseconds; null for anything that is not a request's id. */
export function timeOfRequestId(id: string): number | null {
  return REQUEST_ID.test(id) ? parseInt(id.slice(0, TIME_DIGITS), 16) : null;
}

export function storeRequest({ apiRequests }: Database, row: ApiRequestRow): void {
  apiRequests.insert(row);
  const [oldest, ...others] = apiRequests.where();
  if (oldest && others.length >= MOST_STORED) apiRequests.remove({ id: oldest.id });
}

/** Whether this can be the id of a request that was stored once: newer than the data, older than all stored ones. */
export function wasDropped({ apiRequests, madeAt }: Database, id: string): boolean {
  const stored = apiRequests.where();
  const at = timeOfRequestId(id);
  const [oldest] = stored;
  return oldest !== undefined && stored.length >= MOST_STORED && at !== null && at >= madeAt && id < oldest.id;
}
