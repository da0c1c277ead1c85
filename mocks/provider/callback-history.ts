import { type CallbackGroup, callbackGroups, groupsUpTo } from './callback-groups.ts';
import { fraction, pickWeighted, seededNumber } from './seeded-number.ts';
import { seededHex } from './seeded-text.ts';

export interface CallbackPast {
  readonly seed: string;
  readonly accountId: string;
  /** Milliseconds. */
  readonly madeAt: number;
  /** How many callbacks there were by then. */
  readonly count: number;
  /** Where they were sent to. */
  readonly urls: readonly string[];
}

/** Time is cut into slots of this length, counted since 1970: one callback in each. */
const GAP_MS = 20_000;
const FAILED_SHARE = 0.04;
const DIGITS = 8;
/** Odd, so that multiplying by it modulo 2^32 can be undone by multiplying by the other. */
const SCATTER = 0x9e3779b1;
const GATHER = 0x0e8b2f51;

/**
 * The callbacks of an account: as many as one likes, none of them stored. A place, 0 being the oldest, stands for a slot
 * of time, and the callback is derived from that slot alone. So those of now are derived as those of a year ago are, and
 * data that were made at other times agree on every callback that they both hold.
 */
export class CallbackHistory {
  readonly groups: readonly CallbackGroup[];
  private readonly mark: string;
  private readonly bits: number;
  /** The slot of the place 0. */
  private readonly first: number;

  constructor(readonly past: CallbackPast) {
    this.groups = callbackGroups(past.seed, past.accountId);
    this.mark = seededHex(`${past.seed}|callbacks|${past.accountId}`, DIGITS);
    this.bits = parseInt(this.mark, 16);
    this.first = slotAt(past.madeAt) - past.count;
  }

  /** How many there are at a time, in milliseconds: one for each slot that has passed. */
  countAt(now: number): number {
    const { count } = this.past;
    return count === 0 ? 0 : Math.max(count, slotAt(now) - this.first);
  }

  /** A fraction in [0, 1), one for each salt. */
  draw(place: number, salt: number): number {
    return fraction(seededNumber(this.bits ^ salt, this.first + place));
  }

  groupOf(place: number): number {
    return pickWeighted(groupsUpTo, this.draw(place, 1));
  }

  hasFailed(place: number): boolean {
    return this.draw(place, 2) < FAILED_SHARE;
  }

  /** Milliseconds. Never two at once: a slot is longer than what is drawn within it. */
  timeOf(place: number): number {
    return Math.floor((this.first + place + this.draw(place, 3)) * GAP_MS);
  }

  /** Seconds first, so that ids sort as the callbacks do. */
  idOf(place: number): string {
    const seconds = hex(Math.floor(this.timeOf(place) / 1000));
    return `${seconds}${this.mark}${hex(this.first + place)}`;
  }

  /** Null for an id that is not one of the first `count`. */
  placeOf(id: string, count: number): number | null {
    const place = parseInt(id.slice(-DIGITS), 16) - this.first;
    return place >= 0 && place < count && this.idOf(place) === id ? place : null;
  }

  /** The 64 digits of a transaction or a block. They begin with the scattered slot, so that it can be found by them. */
  hashOf(place: number): string {
    const slot = this.first + place;
    const scattered = (Math.imul(slot, SCATTER) + this.bits) >>> 0;
    return hex(scattered) + seededHex(`${this.mark}|hash|${slot}`, 64 - DIGITS);
  }

  /** The place whose hash begins like this; null where there is none among the first `count`. */
  placeOfHash(digits: string, count: number): number | null {
    if (digits.length < DIGITS) return null;
    const slot = Math.imul(parseInt(digits.slice(0, DIGITS), 16) - this.bits, GATHER) >>> 0;
    const place = slot - this.first;
    return place >= 0 && place < count && this.hashOf(place).startsWith(digits) ? place : null;
  }
}

/** The slot that a time, in milliseconds, falls into. */
function slotAt(at: number): number {
  return Math.floor(at / GAP_MS);
}

function hex(value: number): string {
  return value.toString(16).padStart(DIGITS, '0');
}
