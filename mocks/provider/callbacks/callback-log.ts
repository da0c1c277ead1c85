import { GeneratedLog, type LogPast } from '#mocks/provider/shared/generated-log.ts';
import { isWithin, type TimeBounds, ANY_TIME } from '#mocks/provider/shared/request-fields.ts';
import { hex, seededHex, weightedPick } from '#mocks/provider/shared/seeded-number.ts';
import { type CallbackKind, callbackKinds } from './callback-kinds.ts';
import { seededAddress } from './chains.ts';
import type { CallbackRedeliveryRow } from '#mocks/provider/db/models.ts';

/** Null means any. */
export interface CallbackQuery extends Readonly<Record<(typeof FILTERS)[number] | 'status' | 'phrase', string | null>> {
  readonly bounds: TimeBounds;
}

/** The callbacks of one kind that are about one of the watched blockchain addresses. */
export interface CallbackGroup {
  readonly kind: CallbackKind;
  readonly nth: number;
  readonly weight: number;
}

/** From when on a subscription sends no callbacks, in milliseconds, by its id. */
export type Silence = ReadonlyMap<string, number>;

interface Span {
  readonly from: number;
  readonly until: number;
  readonly isFound: (slot: number) => boolean;
}

const FORMAT = { name: 'callbacks', slotMs: 20_000, timeSalt: 3, showsAtOnce: false, unitMs: 1000, timeDigits: 8 };
const FILTERS = ['blockchain', 'network', 'product'] as const;
const FAILED_SHARE = 0.04;
/** An id starts with its time, a hash with its scattered slot. */
const LEADING_DIGITS = 8;
/** Inverse to each other modulo 2^32, so that a hash leads back to its slot. */
const SCATTER = 0x9e3779b1;
const GATHER = 0x0e8b2f51;

/** The first address of a kind gets the most callbacks. */
const groups = callbackKinds.flatMap((kind): readonly CallbackGroup[] => {
  const shares = kind.hasAddress ? [2, 3, 6] : [1];
  return shares.map((share, nth) => ({ kind, nth, weight: kind.weight / share }));
});
/** Of each kind, the one with the most callbacks. */
export const firstGroups: readonly CallbackGroup[] = groups.filter(({ nth }) => nth === 0);
const pickGroup = weightedPick(groups);

export class CallbackLog extends GeneratedLog {
  private readonly silentFrom: ReadonlyMap<CallbackGroup, number>;
  private readonly subscriptions: ReadonlyMap<CallbackGroup, string>;

  constructor(past: LogPast, silence: Silence = new Map()) {
    super(past, FORMAT);
    this.subscriptions = new Map(groups.map((group) => [group, this.webhookIdOf(group)]));
    const silent = groups.map((group) => [group, silence.get(this.webhookIdOf(group)) ?? Infinity] as const);
    this.silentFrom = new Map(silence.size === 0 ? [] : silent);
  }

  /** The subscription of an entry; null where it was silent. */
  subscriptionAt(slot: number): string | null {
    return this.isSilent(slot) ? null : (this.subscriptions.get(this.groupOf(slot)) ?? null);
  }

  groupOf(slot: number): CallbackGroup {
    return pickGroup(this.draw(slot, 1));
  }

  hasFailed(slot: number): boolean {
    return this.draw(slot, 2) < FAILED_SHARE;
  }

  hashOf(slot: number): string {
    const scattered = hex((Math.imul(slot, SCATTER) + this.bits) >>> 0, LEADING_DIGITS);
    return scattered + seededHex(`${hex(this.bits, 8)}|hash|${slot}`, 64 - LEADING_DIGITS);
  }

  addressOf(group: CallbackGroup): string {
    const { blockchain, network, hasAddress } = group.kind;
    return hasAddress ? seededAddress(blockchain, network, this.watched(group)) : '';
  }

  webhookIdOf(group: CallbackGroup): string {
    return seededHex(`${this.watched(group)}|${group.kind.event}`, 24);
  }

  kindsBefore(end: number): readonly CallbackKind[] {
    const found = new Set<CallbackKind>();
    for (let slot = end - 1; slot >= this.first && found.size < callbackKinds.length; slot -= 1) {
      found.add(this.groupOf(slot).kind);
    }
    return callbackKinds.filter((kind) => found.has(kind));
  }

  includes(query: CallbackQuery, slot: number): boolean {
    return this.search(query, slot + 1, 1, slot).length > 0;
  }

  search(query: CallbackQuery, end: number, limit: number, oldest = this.first): readonly number[] {
    const phrase = query.phrase?.trim().toLowerCase() ?? '';
    const selected = new Set(groups.filter(({ kind }) => FILTERS.every((name) => isAnyOr(query[name], kind[name]))));
    if (selected.size === 0) return [];
    const spans = this.spansOf(phrase, selected).filter(({ from, until }) => from < end && until > this.first);
    const within = this.slotsWithin(query.bounds);
    const isWanted = (slot: number) =>
      isWithin(Math.floor(this.timeOf(slot) / FORMAT.unitMs) * FORMAT.unitMs, query.bounds) &&
      selected.has(this.groupOf(slot)) &&
      !this.isSilent(slot) &&
      isAnyOr(query.status, this.hasFailed(slot) ? 'failed' : 'success') &&
      spans.some(({ from, until, isFound }) => slot >= from && slot < until && isFound(slot));
    const [from, until] = [Math.min(...spans.map((span) => span.from)), Math.max(...spans.map((span) => span.until))];
    return this.slots(Math.min(end, until, within.end), limit, isWanted, Math.max(from, oldest, within.oldest));
  }

  private isSilent(slot: number): boolean {
    return this.timeOf(slot) >= (this.silentFrom.get(this.groupOf(slot)) ?? Infinity);
  }

  private watched({ kind, nth }: CallbackGroup): string {
    const { seed, accountId } = this.past;
    return `${seed}|watched|${accountId}|${kind.blockchain}/${kind.network}|${nth}`;
  }

  private mentions(group: CallbackGroup, phrase: string): boolean {
    const { event, product, blockchain, network, token } = group.kind;
    const words = [event, event.replaceAll('_', ' '), product, blockchain, network, token ?? ''];
    const isMentioned = (word: string) => word.toLowerCase().includes(phrase);
    return words.some(isMentioned) || isMentioned(this.addressOf(group)) || phrase === this.webhookIdOf(group);
  }

  /** Anywhere if a group mentions the phrase, else only where the ids and hashes are that start with it. */
  private spansOf(phrase: string, selected: ReadonlySet<CallbackGroup>): readonly Span[] {
    const matching = new Set([...selected].filter((group) => this.mentions(group, phrase)));
    const anywhere = { from: 0, until: Infinity, isFound: (slot: number) => matching.has(this.groupOf(slot)) };
    const idSlot = (fill: string) => {
      return this.slotAt(parseInt(phrase.slice(0, LEADING_DIGITS).padEnd(LEADING_DIGITS, fill), 16) * FORMAT.unitMs);
    };
    const ids = {
      from: idSlot('0'),
      until: idSlot('f') + 1,
      isFound: (slot: number) => this.idOf(slot).startsWith(phrase),
    };
    const digits = phrase.replace(/^0x/, '');
    const hashSlot = Math.imul(parseInt(digits.slice(0, LEADING_DIGITS), 16) - this.bits, GATHER) >>> 0;
    const hashes = {
      from: hashSlot,
      until: hashSlot + 1,
      isFound: (slot: number) => this.hashOf(slot).startsWith(digits),
    };
    return [...(matching.size > 0 ? [anywhere] : []), ids, ...(digits.length >= LEADING_DIGITS ? [hashes] : [])];
  }
}

function isAnyOr(wanted: string | null, value: string): boolean {
  return wanted === null || wanted === value;
}

/** Where an entry is in the log: a redelivery is above the generated entry of its slot, whose rank is 0. */
interface Position {
  readonly slot: number;
  readonly rank: number;
}

interface Entry extends Position {
  /** Null for a generated entry. */
  readonly row: CallbackRedeliveryRow | null;
}

/** The generated log together with what was sent again. */
export class RedeliveredLog {
  readonly top: Position = { slot: Infinity, rank: 0 };
  private readonly redelivered: readonly Entry[];

  /** The rows in the order in which they were stored. */
  constructor(
    private readonly log: CallbackLog,
    private readonly end: number,
    rows: readonly CallbackRedeliveryRow[],
  ) {
    this.redelivered = rows.map((row, index) => ({ slot: row.slot, rank: index + 1, row }));
  }

  /** Null for an id that no entry has. */
  positionOf(id: string): Position | null {
    const slot = this.log.slotOf(id, this.end);
    if (slot !== null) return { slot, rank: 0 };
    return this.redelivered.find(({ row }) => row?.id === id) ?? null;
  }

  /** Newest first, below a position. */
  search(query: CallbackQuery, after: Position, limit: number): readonly Entry[] {
    const start = Math.min(this.end, after.rank > 0 ? after.slot + 1 : after.slot);
    const generated = this.log.search(query, start, limit).map((slot): Entry => ({ slot, rank: 0, row: null }));
    const redelivered = this.redelivered.filter(
      (entry) => compareNewest(after, entry) < 0 && entry.row !== null && this.matches(query, entry.row),
    );
    return [...generated, ...redelivered].sort(compareNewest).slice(0, limit);
  }

  private matches(query: CallbackQuery, row: CallbackRedeliveryRow): boolean {
    const { id, originId, slot, success, executionTimestamp } = row;
    if (!isWithin(executionTimestamp * 1000, query.bounds)) return false;
    if (query.status !== null && query.status !== (success ? 'success' : 'failed')) return false;
    const origin = this.log.slotOf(originId, slot + 1);
    if (origin === null) return false;
    const phrase = query.phrase?.trim().toLowerCase() ?? '';
    const isOwnId = phrase !== '' && id.startsWith(phrase);
    const phraseOfOrigin = isOwnId ? null : query.phrase;
    return this.log.includes({ ...query, status: null, phrase: phraseOfOrigin, bounds: ANY_TIME }, origin);
  }
}

function compareNewest(one: Position, other: Position): number {
  return one.slot === other.slot ? other.rank - one.rank : other.slot - one.slot;
}
