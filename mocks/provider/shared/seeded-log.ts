import { seededHex } from './seeded-hex.ts';
import { seededFraction } from './seeded-number.ts';

/** What an account had when its data were created. */
export interface LogPast {
  readonly seed: string;
  readonly accountId: string;
  /** Milliseconds. */
  readonly madeAt: number;
  /** How many entries there were by then. */
  readonly count: number;
}

interface LogFormat {
  /** Distinguishes logs with the same seed. */
  readonly name: string;
  /** Time is cut into slots of this length since 1970, with one entry in each. */
  readonly slotMs: number;
  /** The draw that places an entry within its slot. */
  readonly timeSalt: number;
  /** An id starts with its time in this unit, so that ids sort by time. */
  readonly unitMs: number;
  readonly timeDigits: number;
}

/** Slots from one to before the other. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export const SLOT_DIGITS = 8;

/**
 * A log whose entries derive from their slots. None is stored, and data created at different times agree on every entry.
 * A query scans the tag of each slot, such as its API key, at a few nanoseconds each.
 */
export class SeededLog {
  protected readonly bits: number;
  /** The slot of the oldest entry. */
  protected first = 0;
  private readonly mark: string;
  /** By slot, from the first on. */
  private readonly tags: number[] = [];

  constructor(
    { seed, accountId }: LogPast,
    private readonly format: LogFormat,
  ) {
    const digits = seededHex(`${seed}|${format.name}|${accountId}`, SLOT_DIGITS);
    this.bits = parseInt(digits, 16);
    this.mark = digits.slice(0, 2 * SLOT_DIGITS - format.timeDigits);
  }

  /** A fraction in [0, 1) for each salt. */
  draw(slot: number, salt: number): number {
    return seededFraction(this.bits ^ salt, slot);
  }

  /** Milliseconds. */
  timeOf(slot: number): number {
    return Math.floor((slot + this.draw(slot, this.format.timeSalt)) * this.format.slotMs);
  }

  /** The slot that a time falls into, in milliseconds. */
  slotAt(at: number): number {
    return Math.floor(at / this.format.slotMs);
  }

  idOf(slot: number): string {
    const { unitMs, timeDigits } = this.format;
    return hex(Math.floor(this.timeOf(slot) / unitMs), timeDigits) + this.mark + hex(slot, SLOT_DIGITS);
  }

  /** Null for an id that no slot has. */
  protected slotOf(id: string): number | null {
    const slot = parseInt(id.slice(-SLOT_DIGITS), 16);
    return slot >= 0 && this.idOf(slot) === id ? slot : null;
  }

  protected tagOf(slot: number): number | undefined {
    return this.tags[slot - this.first];
  }

  /** Tags each slot before `end`. A tag never changes. */
  protected tagUntil(end: number, tagOf: (slot: number) => number): void {
    for (let slot = this.first + this.tags.length; slot < end; slot += 1) this.tags.push(tagOf(slot));
  }

  /** The wanted slots of a span, newest first. */
  protected scan(
    { from, until }: Span,
    limit: number,
    isWanted: (tag: number, slot: number) => boolean,
  ): readonly number[] {
    const oldest = Math.max(from, this.first);
    const found: number[] = [];
    for (let slot = Math.min(until, this.first + this.tags.length) - 1; slot >= oldest; slot -= 1) {
      if (found.length >= limit) break;
      if (isWanted(this.tags[slot - this.first] ?? 0, slot)) found.push(slot);
    }
    return found;
  }
}

export function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
