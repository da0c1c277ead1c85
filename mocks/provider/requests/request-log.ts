import type { ApiRequestRow } from '#mocks/provider/db/models.ts';
import { GeneratedLog, type LogPast } from '#mocks/provider/shared/generated-log.ts';
import { seededNumber } from '#mocks/provider/shared/seeded-number.ts';
import { timeOfRequestId } from './recent-requests.ts';
import { requestEntry } from './request-entry.ts';
import { type CustomerKey, isActive, isReady, keyInUse, readyAt } from './request-keys.ts';

export interface RequestPresent {
  readonly now: number;
  /** Newest first. */
  readonly keys: readonly CustomerKey[];
  readonly stored: readonly ApiRequestRow[];
}

export interface RequestQuery {
  /** The page has only older requests than this id. */
  readonly after: string | null;
  readonly keyId: string | null;
  readonly count: number;
}

const FORMAT = { name: 'requests', slotMs: 30_000, timeSalt: 4, showsAtOnce: true, unitMs: 1, timeDigits: 11 };

/** The requests of an account: those that derive from their slots, and the stored ones between them. */
export class RequestLog extends GeneratedLog {
  private readonly end: number;
  private readonly seededKeys: readonly CustomerKey[];
  private readonly allReadyAt: number;
  private readonly firstUses: ReadonlyMap<number, CustomerKey>;

  constructor(
    past: LogPast,
    private readonly present: RequestPresent,
  ) {
    super(past, FORMAT);
    this.end = this.endAt(present.now);
    this.seededKeys = present.keys.filter(({ isNew }) => !isNew);
    this.allReadyAt = Math.max(past.madeAt, ...present.keys.map(readyAt));
    this.firstUses = this.firstUsesOfNewKeys();
  }

  has(id: string): boolean {
    const slot = this.slotOf(id, this.end);
    return slot === null ? this.present.stored.some((row) => row.id === id) : this.keyOf(slot) !== undefined;
  }

  rows({ after, keyId, count }: RequestQuery): readonly ApiRequestRow[] {
    const isWanted = (id: string | undefined) => id !== undefined && (keyId === null || id === keyId);
    const start = after === null ? null : timeOfRequestId(after);
    const end = start === null ? this.end : Math.min(this.end, this.slotAt(start) + 1);
    // One more: the first may be the request after which the page starts.
    const slots = this.slots(end, count + 1, (slot) => isWanted(this.keyOf(slot)?.id));
    return [...this.present.stored.filter((row) => isWanted(row.keyId)), ...slots.map((slot) => this.row(slot))]
      .filter(({ id }) => after === null || id < after)
      .sort((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, count);
  }

  /** The time of each key's newest request, in one pass over the log. */
  lastUses(keyIds: readonly string[]): ReadonlyMap<string, number> {
    const uses = new Map<string, number>();
    const note = (keyId: string, at: number) => uses.set(keyId, Math.max(at, uses.get(keyId) ?? at));
    for (const { keyId, at } of this.present.stored) note(keyId, at);
    const left = new Set(keyIds);
    for (let slot = this.end - 1; slot >= this.first && left.size > 0; slot -= 1) {
      const keyId = this.keyOf(slot)?.id;
      if (keyId !== undefined && left.delete(keyId)) note(keyId, this.timeOf(slot));
    }
    return uses;
  }

  private keyOf(slot: number): CustomerKey | undefined {
    const at = this.timeOf(slot);
    return this.firstUses.get(slot) ?? keyInUse(this.readyKeys(at), at, this.draw(slot, 5));
  }

  /** Long logs ask this of each slot, and most of them have all keys or the seeded ones. */
  private readyKeys(at: number): readonly CustomerKey[] {
    if (at >= this.allReadyAt) return this.present.keys;
    return at < this.past.madeAt ? this.seededKeys : this.present.keys.filter((key) => isReady(key, at));
  }

  /** An unused new key goes first once, so that a key rotation can be watched. Of several, the newest is first. */
  private firstUsesOfNewKeys(): ReadonlyMap<number, CustomerKey> {
    const uses = new Map<number, CustomerKey>();
    for (const key of this.present.keys.filter(({ isNew }) => isNew)) {
      const sentAt = this.present.stored.find(({ keyId }) => keyId === key.id)?.at ?? Infinity;
      for (let slot = this.slotAt(key.createdAt); slot < this.end && this.timeOf(slot) < sentAt; slot += 1) {
        const at = this.timeOf(slot);
        if (uses.has(slot) || !isReady(key, at) || !isActive(key, at)) continue;
        uses.set(slot, key);
        break;
      }
    }
    return uses;
  }

  private row(slot: number): ApiRequestRow {
    const [id, at, keyId] = [this.idOf(slot), this.timeOf(slot), this.keyOf(slot)?.id ?? ''];
    const draw = (salt: number) => this.draw(slot, salt);
    return { accountId: this.past.accountId, keyId, ...requestEntry({ id, at }, draw, seededNumber(this.bits, slot)) };
  }
}
