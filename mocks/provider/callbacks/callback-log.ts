import { seededHex } from '#mocks/provider/shared/seeded-hex.ts';
import { hex, type LogPast, SeededLog, SLOT_DIGITS, type Span } from '#mocks/provider/shared/seeded-log.ts';
import { pickWeighted, runningSum } from '#mocks/provider/shared/seeded-number.ts';
import { type CallbackKind, callbackKinds } from './callback-kinds.ts';
import { seededAddress } from './chains.ts';

export interface CallbackPast extends LogPast {
  /** The domains that callbacks are sent to. */
  readonly urls: readonly string[];
}

/** Null means any. */
export interface CallbackQuery {
  readonly blockchain: string | null;
  readonly network: string | null;
  readonly product: string | null;
  readonly status: 'success' | 'failed' | null;
  readonly phrase: string | null;
}

/** The callbacks of one kind that are about one blockchain address. */
export interface CallbackGroup {
  readonly kind: CallbackKind;
  /** Empty for a kind about the blockchain itself. */
  readonly address: string;
  readonly webhookId: string;
  /** In lower case, a line for each text. */
  readonly searchable: string;
}

/** Slots whose callbacks are wanted if their name starts so. */
interface NamedSpan extends Span {
  readonly name: (slot: number) => string;
  readonly start: string;
}

const FORMAT = { name: 'callbacks', slotMs: 20_000, timeSalt: 3, unitMs: 1000, timeDigits: 8 };
const FILTERS = ['blockchain', 'network', 'product'] as const;
const FAILED_SHARE = 0.04;
const HEX = /^[0-9a-f]+$/;
/** Inverse to each other modulo 2^32, so that a hash leads back to its slot. */
const SCATTER = 0x9e3779b1;
const GATHER = 0x0e8b2f51;

/** The first address of a kind gets the most callbacks. */
const groupsUpTo = runningSum(
  callbackKinds.flatMap(({ hasAddress, weight }) => (hasAddress ? [weight / 2, weight / 3, weight / 6] : [weight])),
);

/** The callbacks of an account. The tag of one is twice the index of its group, plus one if it failed. */
export class CallbackLog extends SeededLog {
  readonly groups: readonly CallbackGroup[];

  constructor(readonly past: CallbackPast) {
    const { seed, accountId, madeAt, count } = past;
    super(past, FORMAT);
    this.groups = groupsOf(seed, accountId);
    this.first = this.slotAt(madeAt) - count;
  }

  /** The slot after the newest callback. `now` in milliseconds. */
  endAt(now: number): number {
    const { count } = this.past;
    return count === 0 ? this.first : Math.max(this.first + count, this.slotAt(now));
  }

  groupOf(slot: number): CallbackGroup {
    const group = this.groups[this.groupIndexOf(slot)];
    if (!group) throw new RangeError('No such callback');
    return group;
  }

  hasFailed(slot: number): boolean {
    return this.draw(slot, 2) < FAILED_SHARE;
  }

  /** The 64 digits of a transaction or a block. They start with the scattered slot. */
  hashOf(slot: number): string {
    const scattered = (Math.imul(slot, SCATTER) + this.bits) >>> 0;
    return hex(scattered, SLOT_DIGITS) + seededHex(`${hex(this.bits, SLOT_DIGITS)}|hash|${slot}`, 64 - SLOT_DIGITS);
  }

  /** Null for an id that no callback before `end` has. */
  slotBefore(end: number, id: string): number | null {
    const slot = this.slotOf(id) ?? end;
    return slot >= this.first && slot < end ? slot : null;
  }

  /** The groups that have a callback. */
  groupsBefore(end: number): readonly CallbackGroup[] {
    this.tagTo(end);
    const all = { from: this.first, until: end };
    return this.groups.filter((_, index) => this.scan(all, 1, (tag) => tag >> 1 === index).length > 0);
  }

  /** The matching slots before `end`, newest first. */
  slots(query: CallbackQuery, end: number, limit: number): readonly number[] {
    if (Object.values(query).every((value) => value === null)) {
      return Array.from({ length: Math.min(limit, end - this.first) }, (_, index) => end - 1 - index);
    }
    this.tagTo(end);
    const phrase = query.phrase?.trim().toLowerCase() ?? '';
    const selected = this.groups.flatMap((group) => [isSelected(group, true, query), isSelected(group, false, query)]);
    const matching = selected.map((is, tag) => is && this.groups[tag >> 1]?.searchable.includes(phrase) === true);
    const spans = this.spansOf(phrase);
    const isWanted = (tag: number, slot: number) =>
      matching[tag] === true || (selected[tag] === true && spans.some((span) => isNamed(span, slot)));
    const scanned = matching.includes(true) ? [{ from: this.first, until: end }] : spans;
    return scanned
      .flatMap(({ from, until }) => this.scan({ from, until: Math.min(until, end) }, limit, isWanted))
      .slice(0, limit);
  }

  private tagTo(end: number): void {
    this.tagUntil(end, (slot) => this.groupIndexOf(slot) * 2 + (this.hasFailed(slot) ? 1 : 0));
  }

  private groupIndexOf(slot: number): number {
    return pickWeighted(groupsUpTo, this.draw(slot, 1));
  }

  /** Where the callbacks can be whose id or hash starts with the phrase, newest first. */
  private spansOf(phrase: string): readonly NamedSpan[] {
    const digits = phrase.replace(/^0x/, '');
    const spans: NamedSpan[] = [];
    if (HEX.test(phrase)) {
      const secondsFrom = (fill: string) => parseInt(phrase.slice(0, SLOT_DIGITS).padEnd(SLOT_DIGITS, fill), 16);
      const until = this.slotAt(secondsFrom('f') * 1000 + 999) + 1;
      spans.push({ from: this.slotAt(secondsFrom('0') * 1000), until, name: (slot) => this.idOf(slot), start: phrase });
    }
    if (HEX.test(digits) && digits.length >= SLOT_DIGITS) {
      const from = Math.imul(parseInt(digits.slice(0, SLOT_DIGITS), 16) - this.bits, GATHER) >>> 0;
      spans.push({ from, until: from + 1, name: (slot) => this.hashOf(slot), start: digits });
    }
    return spans.sort((one, other) => other.from - one.from);
  }
}

function isNamed({ from, until, name, start }: NamedSpan, slot: number): boolean {
  return slot >= from && slot < until && name(slot).startsWith(start);
}

function groupsOf(seed: string, accountId: string): readonly CallbackGroup[] {
  return callbackKinds.flatMap((kind) => {
    const { product, event, blockchain, network, hasAddress } = kind;
    return Array.from({ length: hasAddress ? 3 : 1 }, (_, index) => {
      const watched = `${seed}|watched|${accountId}|${blockchain}/${network}|${index}`;
      const address = hasAddress ? seededAddress(blockchain, network, watched) : '';
      const words = [event, event.replaceAll('_', ' '), product, blockchain, network, kind.token ?? '', address];
      const webhookId = seededHex(`${watched}|${event}`, 24);
      return { kind, address, webhookId, searchable: words.join('\n').toLowerCase() };
    });
  });
}

function isSelected({ kind }: CallbackGroup, isSuccess: boolean, query: CallbackQuery): boolean {
  const isOfKind = FILTERS.every((name) => query[name] === null || query[name] === kind[name]);
  return isOfKind && (query.status === null || isSuccess === (query.status === 'success'));
}
