import type { TimeBounds } from './request-fields.ts';
import { hex, seededHex, seededNumber } from './seeded-number.ts';

export interface LogPast {
  readonly seed: string;
  readonly accountId: string;
  /** When the data were created, in milliseconds, and how many entries there were by then. */
  readonly madeAt: number;
  readonly count: number;
}

interface LogFormat {
  readonly name: string;
  readonly slotMs: number;
  /** The draw that places an entry within its slot. */
  readonly timeSalt: number;
  /** An entry shows at its time, and not only when its slot is over. */
  readonly showsAtOnce: boolean;
  /** An id starts with its time in this unit, so that ids sort by time. */
  readonly unitMs: number;
  readonly timeDigits: number;
}

const SLOT_DIGITS = 8;

/** Nothing is stored: the entry of each slot of time is a pure function of the seed, the account and the slot. */
export class GeneratedLog {
  readonly first: number;
  protected readonly bits: number;
  private readonly mark: string;

  constructor(
    protected readonly past: LogPast,
    private readonly format: LogFormat,
  ) {
    const digits = seededHex(`${past.seed}|${format.name}|${past.accountId}`, SLOT_DIGITS);
    this.bits = parseInt(digits, 16);
    this.mark = digits.slice(0, 2 * SLOT_DIGITS - format.timeDigits);
    this.first = this.endAt(past.madeAt) - past.count;
  }

  /** A fraction in [0, 1) for each salt. */
  draw(slot: number, salt: number): number {
    return seededNumber(this.bits ^ salt, slot) / 0x1_0000_0000;
  }

  timeOf(slot: number): number {
    return Math.floor((slot + this.draw(slot, this.format.timeSalt)) * this.format.slotMs);
  }

  idOf(slot: number): string {
    const { unitMs, timeDigits } = this.format;
    return hex(Math.floor(this.timeOf(slot) / unitMs), timeDigits) + this.mark + hex(slot, SLOT_DIGITS);
  }

  /** Null for an id that no slot before `end` has. */
  slotOf(id: string, end: number): number | null {
    const slot = parseInt(id.slice(-SLOT_DIGITS), 16);
    return slot >= this.first && slot < end && this.idOf(slot) === id ? slot : null;
  }

  slotAt(time: number): number {
    return Math.floor(time / this.format.slotMs);
  }

  /** The slots of a time and after another; some of the outermost may be outside. */
  slotsWithin({ from, before }: TimeBounds): { readonly oldest: number; readonly end: number } {
    return { oldest: Math.max(this.first, this.slotAt(from)), end: this.slotAt(before) + 1 };
  }

  /** The slot after the newest entry. A log without a past stays empty. */
  endAt(now: number): number {
    const { madeAt, count } = this.past;
    const time = count === 0 ? madeAt : Math.max(madeAt, now);
    const slot = this.slotAt(time);
    return this.format.showsAtOnce && this.timeOf(slot) <= time ? slot + 1 : slot;
  }

  /** The wanted slots before `end`, newest first. */
  slots(end: number, limit: number, isWanted: (slot: number) => boolean, from = this.first): readonly number[] {
    const oldest = Math.max(from, this.first);
    const found: number[] = [];
    for (let slot = end - 1; slot >= oldest && found.length < limit; slot -= 1) if (isWanted(slot)) found.push(slot);
    return found;
  }
}
