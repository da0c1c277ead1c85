import { makeAutoObservable } from 'mobx';
import {
  type DateRange,
  type DateRangeProblem,
  dateRangeProblem,
  formatDateRange,
  type RangeEnd,
  readDateRange,
} from '#src/domain/logs/log-time.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

/** A year is typed digit by digit, and with each of them there is a date. */
const SETTLE_MS = 500;

/** The days that a log is narrowed to, as they are typed: in the url once they make sense. */
export class LogDates {
  typed: DateRange = readDateRange('');
  /** Null while somebody types. */
  problem: DateRangeProblem | null = null;
  /** Counts what replaced the typed days; a field with a part of a date is emptied by a new one in its place. */
  replacedCount = 0;
  /** Ends with a part of a date, or a day of no calendar, which the browser reports as empty. */
  private unread: readonly RangeEnd[] = [];
  #inUrl = '';
  #cancelPending: Disposer | null = null;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isEmpty(): boolean {
    return this.unread.length === 0 && formatDateRange(this.typed) === '';
  }

  type(end: RangeEnd, day: string, settle: (dates: string) => void): void {
    this.stop();
    this.typed = { ...this.typed, [end]: day };
    this.problem = null;
    this.#cancelPending = this.#clock.after(SETTLE_MS, () => {
      this.#cancelPending = null;
      this.check();
      if (this.problem) return;
      this.#inUrl = formatDateRange(this.typed);
      settle(this.#inUrl);
    });
  }

  setUnread(end: RangeEnd, isUnread: boolean): void {
    const others = this.unread.filter((one) => one !== end);
    this.unread = isUnread ? [...others, end] : others;
    if (!this.#cancelPending) this.check();
  }

  /** Other dates of the url replace what is typed, and so does an opened entry, which a later change would close. */
  syncLocation(dates: string, isOpen: boolean): void {
    if (dates === this.#inUrl && !(isOpen && this.#cancelPending)) return;
    this.#inUrl = dates;
    this.replace(dates);
  }

  clear(): void {
    this.replace('');
  }

  stop(): void {
    this.#cancelPending?.();
    this.#cancelPending = null;
  }

  private replace(dates: string): void {
    this.stop();
    this.typed = readDateRange(dates);
    this.unread = [];
    this.problem = null;
    this.replacedCount += 1;
  }

  private check(): void {
    const [at] = this.unread;
    this.problem = at ? { at, reason: 'no-day' } : dateRangeProblem(this.typed, this.#clock.now());
  }
}
