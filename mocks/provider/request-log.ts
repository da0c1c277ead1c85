import { LiveRequests } from './live-requests.ts';
import { RequestHistory } from './request-history.ts';
import type { CustomerKey } from './request-keys.ts';
import { requestSlotAt, RequestSlots, timeOfRequestId } from './request-slots.ts';
import type { ApiRequestRow } from './rows.ts';

export interface RequestPast {
  readonly seed: string;
  readonly accountId: string;
  /** Milliseconds. */
  readonly madeAt: number;
  /** How many requests there were by then. */
  readonly count: number;
  /** Those that were there by then, newest first. */
  readonly keys: readonly CustomerKey[];
}

/** What there is beside it at a time, in milliseconds. */
export interface RequestPresent {
  readonly now: number;
  /** All keys, newest first. */
  readonly keys: readonly CustomerKey[];
  /** The account's stored requests, newest first. */
  readonly kept: readonly ApiRequestRow[];
}

export interface WantedRequests {
  /** The id below which the page begins. */
  readonly after: string | null;
  readonly keyId: string | null;
  readonly count: number;
}

/** The requests of an account, newest first: those of its traffic, and among them those that were stored. */
export class RequestLog {
  private readonly slots: RequestSlots;
  private readonly history: RequestHistory;
  private readonly live: LiveRequests;

  constructor(private readonly past: RequestPast) {
    this.slots = new RequestSlots(past.seed, past.accountId);
    const last = this.slots.lastAt(past.madeAt);
    this.history = new RequestHistory(this.slots, past.keys, last - past.count + 1, last);
    this.live = new LiveRequests(this.slots, last + 1);
  }

  has(id: string, { now, keys, kept }: RequestPresent): boolean {
    this.growTo(now, keys, kept);
    const slot = this.slots.slotOf(id);
    if (slot === null) return kept.some((row) => row.id === id);
    return this.live.has(slot) || (slot >= this.history.first && slot <= this.history.last);
  }

  rows({ after, keyId, count }: WantedRequests, { now, keys, kept }: RequestPresent): readonly ApiRequestRow[] {
    this.growTo(now, keys, kept);
    const before = requestSlotAt((after === null ? null : timeOfRequestId(after)) ?? now) + 1;
    // One more: the first may be the request after which the page begins.
    const live = this.live.before(before, keyId, count + 1);
    const past = this.history.before(before, keyId, count + 1 - live.length);
    const ofTraffic = [...live, ...past].map((request) => this.slots.row(request.slot, request.keyId));
    const ofKey = kept.filter((row) => keyId === null || row.keyId === keyId);
    return [...ofKey, ...ofTraffic]
      .filter(({ id }) => after === null || id < after)
      .sort((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, count);
  }

  /** An account without a past has no traffic either. */
  private growTo(now: number, keys: readonly CustomerKey[], kept: readonly ApiRequestRow[]): void {
    if (this.past.count > 0) this.live.growTo(this.slots.lastAt(now), keys, kept);
  }
}
