import type { ApiRequestRow, KeySwitchRow } from './rows.ts';

/** A key of a customer, as far as it counts for what is asked with it. Times in milliseconds. */
export interface CustomerKey {
  readonly id: string;
  readonly createdAt: number;
  /** Since when nothing was asked with it, where it was off when the data were made; else null. */
  readonly quietSince: number | null;
  /** Made while the demo runs. */
  readonly isNew: boolean;
  /** Oldest first. */
  readonly switches: readonly KeySwitchRow[];
}

/** How long a customer's servers take to get a new key. */
const ROLL_OUT_MS = 60_000;

/**
 * With which of the keys, newest first, a request is made at a time. A few do most of the work. Where the drawn one is
 * off at the time, the oldest that is on steps in.
 */
export function keyInUse(keys: readonly CustomerKey[], at: number, share: number): CustomerKey | undefined {
  const drawn = keys[Math.floor(share ** 3 * keys.length)];
  return drawn && isOn(drawn, at) ? drawn : keys.findLast((key) => isOn(key, at));
}

/**
 * The same while the demo runs: a key that was made meanwhile is put to use a minute later, and then goes first once, so
 * that the change from one key to the next can be seen through (§2).
 */
export function keyInUseNow(
  keys: readonly CustomerKey[],
  at: number,
  share: number,
  isUsed: (key: CustomerKey) => boolean,
): CustomerKey | undefined {
  const ready = keys.filter(({ isNew, createdAt }) => !isNew || createdAt + ROLL_OUT_MS <= at);
  return ready.find((key) => key.isNew && isOn(key, at) && !isUsed(key)) ?? keyInUse(ready, at, share);
}

/** Whether one of these requests was made with the key by a time. */
export function isUsedIn(requests: readonly ApiRequestRow[], { id }: CustomerKey, by: number): boolean {
  return requests.some(({ keyId, at }) => keyId === id && at <= by);
}

function isOn({ createdAt, quietSince, switches }: CustomerKey, at: number): boolean {
  const last = switches.findLast((turned) => turned.at <= at);
  return last ? last.active : createdAt <= at && (quietSince === null || at < quietSince);
}
