import type { SlotRequest } from './request-history.ts';
import { type CustomerKey, isUsedIn, keyInUseNow } from './request-keys.ts';
import type { RequestSlots } from './request-slots.ts';
import type { ApiRequestRow } from './rows.ts';

/**
 * What an account has asked for since its data were made, with the keys that were on at each time. None of it is stored:
 * it follows from the keys, and what is kept here is only so that it need not be worked out twice.
 */
export class LiveRequests {
  /** By slot, from the first one on; null where no key was on. */
  private readonly keyIds: (string | null)[] = [];
  private readonly used = new Set<string>();

  constructor(
    private readonly slots: RequestSlots,
    private readonly first: number,
  ) {}

  /** Up to a slot. What comes later changes nothing in what has been. */
  growTo(last: number, keys: readonly CustomerKey[], kept: readonly ApiRequestRow[]): void {
    for (let slot = this.first + this.keyIds.length; slot <= last; slot += 1) {
      const at = this.slots.timeOf(slot);
      const isUsed = (key: CustomerKey) => this.used.has(key.id) || isUsedIn(kept, key, at);
      const key = keyInUseNow(keys, at, this.slots.draw(slot, 5), isUsed);
      if (key) this.used.add(key.id);
      this.keyIds.push(key?.id ?? null);
    }
  }

  has(slot: number): boolean {
    return typeof this.keyIds[slot - this.first] === 'string';
  }

  /** Newest first, of those before a slot; of one key where one is given. */
  before(slot: number, wanted: string | null, count: number): readonly SlotRequest[] {
    const found: SlotRequest[] = [];
    for (let at = Math.min(slot - this.first, this.keyIds.length) - 1; at >= 0 && found.length < count; at -= 1) {
      const keyId = this.keyIds[at] ?? null;
      if (keyId !== null && (wanted === null || keyId === wanted)) found.push({ slot: this.first + at, keyId });
    }
    return found;
  }
}
