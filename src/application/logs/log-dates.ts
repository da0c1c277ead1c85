import { makeAutoObservable } from 'mobx';
import {
  type DateRange,
  type DateRangeProblem,
  dateRangeProblem,
  formatDateRange,
  type RangeEnd,
  readDateRange,
  LOG_TIME_FORMATS,
  type LogTimeFormat,
} from '#src/domain/logs/log-time.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

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

const TIMESTAMP_FORMAT_KEY = 'gatehouse.log-time';
const TICK_MS = 15_000;

export const timestampFormatStore: Part<TimestampFormatStore> = ({ platform: { storage, clock } }) =>
  new TimestampFormatStore(storage, clock);

/** How the logs show time; one setting for both tabs, stored on the device. */
export class TimestampFormatStore {
  format: LogTimeFormat = 'utc';
  /** Advances, so that "2 minutes ago" stays true. */
  now: Instant;
  #cancel: Disposer = () => undefined;
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;

  constructor(storage: KeyValueStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
    this.now = clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    this.apply(this.#storage.get(TIMESTAMP_FORMAT_KEY));
    this.tick();
    const unsubscribe = this.#storage.onOtherTab((key, value) => {
      if (key === TIMESTAMP_FORMAT_KEY) this.apply(value);
    });
    return () => {
      unsubscribe();
      this.#cancel();
    };
  }

  choose(format: LogTimeFormat): void {
    this.format = format;
    this.now = this.#clock.now();
    this.#storage.set(TIMESTAMP_FORMAT_KEY, format);
  }

  private apply(stored: string | null): void {
    this.format = LOG_TIME_FORMATS.find((format) => format === stored) ?? 'utc';
  }

  private tick(): void {
    this.now = this.#clock.now();
    this.#cancel = this.#clock.after(TICK_MS, this.tick);
  }
}
