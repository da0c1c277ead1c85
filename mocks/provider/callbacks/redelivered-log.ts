import { ANY_TIME, isWithin } from '#mocks/provider/shared/request-fields.ts';
import type { Caller } from '#mocks/provider/auth/sessions.ts';
import type { CallbackRedeliveryRow } from '#mocks/provider/db/models.ts';
import { CallbackLog, type CallbackQuery } from './callback-log.ts';

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

/** A suspended customer gets no callbacks. */
export function logOf({ account, database: { seed, madeAt }, now }: Caller) {
  const log = new CallbackLog({ seed, accountId: account.id, madeAt, count: account.pastCallbacks });
  return { log, end: log.endAt(account.suspended ? madeAt : now) };
}

export function redeliveriesOf({ account: { id: accountId }, database }: Caller): readonly CallbackRedeliveryRow[] {
  return database.callbackRedeliveries.where({ accountId });
}

function compareNewest(one: Position, other: Position): number {
  return one.slot === other.slot ? other.rank - one.rank : other.slot - one.slot;
}
