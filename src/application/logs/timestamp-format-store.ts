import { makeAutoObservable } from 'mobx';
import type { Instant } from '#src/domain/shared/dates.ts';
import { LOG_TIME_FORMATS, type LogTimeFormat } from '#src/domain/logs/log-time.ts';
import type { Part } from '#src/application/app/app-stores.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

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
