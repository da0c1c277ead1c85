import type { KeySwitchRow } from '#mocks/provider/db/models.ts';

/** An API key, as far as it decides which requests use it. Times in milliseconds. */
export interface CustomerKey {
  readonly id: string;
  readonly createdAt: number;
  /** Since when a seeded inactive key has been unused; else null. */
  readonly quietSince: number | null;
  readonly isNew: boolean;
  readonly switches: readonly KeySwitchRow[];
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
