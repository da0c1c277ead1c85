import { countBelow } from './count-below.ts';
import { type CustomerKey, keyInUse } from './request-keys.ts';
import type { RequestSlots } from './request-slots.ts';

/** A request, by its slot, and the key that it was made with. */
export interface SlotRequest {
  readonly slot: number;
  readonly keyId: string;
}

/**
 * The requests that an account had made before its data were made: as many as one likes, none of them stored. A page
 * costs the same however long the history is; only which key made which request is kept, as numbers, for the lists of
 * one key.
 */
export class RequestHistory {
  private byKey: ReadonlyMap<string, Int32Array> | null = null;

  /** Those in the slots from `first` to `last`. */
  constructor(
    private readonly slots: RequestSlots,
    private readonly keys: readonly CustomerKey[],
    readonly first: number,
    readonly last: number,
  ) {}

  /** Newest first, of those before a slot; of one key where one is given. */
  before(slot: number, keyId: string | null, count: number): readonly SlotRequest[] {
    if (keyId === null) {
      const from = Math.min(slot - 1, this.last);
      const length = Math.max(0, Math.min(count, from - this.first + 1));
      return Array.from({ length }, (_, step) => ({ slot: from - step, keyId: this.keyIdOf(from - step) }));
    }
    const own = this.ofKey(keyId);
    const end = countBelow(own, slot);
    const page = own.subarray(Math.max(0, end - count), end).toReversed();
    return Array.from(page, (at) => ({ slot: at, keyId }));
  }

  /** The slots of one key's requests, oldest first. */
  private ofKey(keyId: string): Int32Array {
    this.byKey ??= this.sortedByKey();
    return this.byKey.get(keyId) ?? new Int32Array(0);
  }

  private keyIdOf(slot: number): string {
    return keyInUse(this.keys, this.slots.timeOf(slot), this.slots.draw(slot, 5))?.id ?? '';
  }

  private sortedByKey(): ReadonlyMap<string, Int32Array> {
    const found = new Map<string, number[]>(this.keys.map(({ id }) => [id, []]));
    for (let slot = this.first; slot <= this.last; slot += 1) found.get(this.keyIdOf(slot))?.push(slot);
    return new Map([...found].map(([id, slots]) => [id, Int32Array.from(slots)]));
  }
}
