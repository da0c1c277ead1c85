import type { ApiRequestRow } from '#mocks/provider/db/models.ts';
import { type LogPast, SeededLog } from '#mocks/provider/shared/seeded-log.ts';
import { pickWeighted, runningSum, seededNumber } from '#mocks/provider/shared/seeded-number.ts';
import { apiCalls, apiStatuses } from './api-calls.ts';
import { timeOfRequestId } from './recent-requests.ts';
import { apiRequestRow } from './request-entry.ts';
import { type CustomerKey, keyInUse } from './request-keys.ts';

export interface RequestPresent {
  /** Milliseconds. */
  readonly now: number;
  /** All keys, newest first. */
  readonly keys: readonly CustomerKey[];
  /** The account's stored requests. */
  readonly stored: readonly ApiRequestRow[];
}

export interface RequestQuery {
  /** The page has only older requests than this id. */
  readonly after: string | null;
  readonly keyId: string | null;
  readonly count: number;
}

const FORMAT = { name: 'requests', slotMs: 30_000, timeSalt: 4, unitMs: 1, timeDigits: 11 };
/** The tag of a slot without a request. */
const NONE = -1;
const callsUpTo = runningSum(apiCalls.map(({ weight }) => weight));
const statusesUpTo = runningSum(apiStatuses.map(([, weight]) => weight));

/** The requests of an account. The tag of one is the index of its API key. */
export class RequestLog extends SeededLog {
  /** The keys used so far. */
  private readonly keyIds: string[] = [];

  constructor(private readonly past: LogPast) {
    super(past, FORMAT);
    this.first = this.endAt(past.madeAt) - past.count;
  }

  has(id: string, present: RequestPresent): boolean {
    this.tagAll(present);
    const slot = this.slotOf(id);
    if (slot === null) return present.stored.some((row) => row.id === id);
    return (this.tagOf(slot) ?? NONE) !== NONE;
  }

  /** Newest first. */
  rows({ after, keyId, count }: RequestQuery, present: RequestPresent): readonly ApiRequestRow[] {
    this.tagAll(present);
    const start = (after === null ? null : timeOfRequestId(after)) ?? present.now;
    const wanted = keyId === null ? null : this.keyIds.indexOf(keyId);
    const span = { from: this.first, until: this.slotAt(start) + 1 };
    // One more: the first may be the request after which the page starts.
    const slots = this.scan(span, count + 1, (tag) => tag !== NONE && (wanted === null || tag === wanted));
    const derived = slots.map((slot) => this.row(slot));
    return [...present.stored.filter((row) => keyId === null || row.keyId === keyId), ...derived]
      .filter(({ id }) => after === null || id < after)
      .sort((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, count);
  }

  /** The slot after the newest request. */
  private endAt(now: number): number {
    const slot = this.slotAt(now);
    return this.timeOf(slot) <= now ? slot + 1 : slot;
  }

  private tagAll(present: RequestPresent): void {
    if (this.past.count > 0) this.tagUntil(this.endAt(present.now), (slot) => this.newTag(slot, present));
  }

  private newTag(slot: number, { keys, stored }: RequestPresent): number {
    const at = this.timeOf(slot);
    const isUsed = (key: CustomerKey) =>
      this.keyIds.includes(key.id) || stored.some((row) => row.keyId === key.id && row.at <= at);
    const key = keyInUse(keys, at, this.draw(slot, 5), isUsed);
    if (!key) return NONE;
    const known = this.keyIds.indexOf(key.id);
    return known >= 0 ? known : this.keyIds.push(key.id) - 1;
  }

  private row(slot: number): ApiRequestRow {
    const keyId = this.keyIds[this.tagOf(slot) ?? NONE] ?? '';
    const call = apiCalls[pickWeighted(callsUpTo, this.draw(slot, 1))];
    if (!call) throw new RangeError('No such request');
    const [statusCode] = apiStatuses[pickWeighted(statusesUpTo, this.draw(slot, 2))] ?? [200];
    const delay = this.draw(slot, 3);
    const responseTime = Math.round(statusCode === 503 ? 3000 + delay * 40 : call.usually * (0.7 + delay * 0.9));
    const outcome = { id: this.idOf(slot), at: this.timeOf(slot), statusCode, responseTime };
    return apiRequestRow(call, { accountId: this.past.accountId, keyId }, outcome, seededNumber(this.bits, slot));
  }
}
