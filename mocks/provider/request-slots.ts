import { apiCalls, apiStatuses } from './api-calls.ts';
import { apiRequestRow } from './api-request-text.ts';
import type { ApiRequestRow } from './rows.ts';
import { fraction, pickWeighted, runningSum, seededNumber } from './seeded-number.ts';
import { seededHex } from './seeded-text.ts';

/** Time is cut into slots of this length, counted since 1970: one request in each. */
const GAP_MS = 30_000;
const SLOT_DIGITS = 8;
const TIME_DIGITS = 11;
const ID_DIGITS = 24;
const REQUEST_ID = /^[0-9a-f]{24}$/;
const callsUpTo = runningSum(apiCalls.map(({ weight }) => weight));
const statusesUpTo = runningSum(apiStatuses.map(([, weight]) => weight));

/** Milliseconds first, so that ids sort as the requests do; `mark` is hexadecimal and makes it another one. */
export function requestId(at: number, mark: string): string {
  return (at.toString(16).padStart(TIME_DIGITS, '0') + mark).slice(0, ID_DIGITS);
}

/** When the request with this id was made, in milliseconds; null for what is no id of a request. */
export function timeOfRequestId(id: string): number | null {
  return REQUEST_ID.test(id) ? parseInt(id.slice(0, TIME_DIGITS), 16) : null;
}

/** The slot that a time, in milliseconds, falls into. */
export function requestSlotAt(at: number): number {
  return Math.floor(at / GAP_MS);
}

/**
 * What an account asks for in each slot of time: derived from the slot alone, whenever the data were made and whether it
 * is long ago or while the demo runs. Only with which key is not said here (request-keys.ts).
 */
export class RequestSlots {
  private readonly bits: number;
  private readonly mark: string;

  constructor(
    seed: string,
    private readonly accountId: string,
  ) {
    const digits = seededHex(`${seed}|requests|${accountId}`, SLOT_DIGITS);
    this.bits = parseInt(digits, 16);
    this.mark = digits.slice(0, ID_DIGITS - TIME_DIGITS - SLOT_DIGITS);
  }

  /** A fraction in [0, 1), one for each salt. */
  draw(slot: number, salt: number): number {
    return fraction(seededNumber(this.bits ^ salt, slot));
  }

  /** Milliseconds. Never two at once: a slot is longer than what is drawn within it. */
  timeOf(slot: number): number {
    return Math.floor((slot + this.draw(slot, 4)) * GAP_MS);
  }

  /** The newest slot whose request has been made by a time, in milliseconds. */
  lastAt(now: number): number {
    const slot = requestSlotAt(now);
    return this.timeOf(slot) <= now ? slot : slot - 1;
  }

  idOf(slot: number): string {
    return requestId(this.timeOf(slot), this.mark + slot.toString(16).padStart(SLOT_DIGITS, '0'));
  }

  /** The slot behind an id; null for one that no slot has. */
  slotOf(id: string): number | null {
    const slot = parseInt(id.slice(-SLOT_DIGITS), 16);
    return slot >= 0 && this.idOf(slot) === id ? slot : null;
  }

  row(slot: number, keyId: string): ApiRequestRow {
    const call = apiCalls[pickWeighted(callsUpTo, this.draw(slot, 1))];
    if (!call) throw new RangeError('No such request');
    const [statusCode] = apiStatuses[pickWeighted(statusesUpTo, this.draw(slot, 2))] ?? [200];
    const took = this.draw(slot, 3);
    const responseTime = Math.round(statusCode === 503 ? 3000 + took * 40 : call.usually * (0.7 + took * 0.9));
    const answered = { id: this.idOf(slot), at: this.timeOf(slot), statusCode, responseTime };
    return apiRequestRow(call, { accountId: this.accountId, keyId }, answered, seededNumber(this.bits, slot));
  }
}
