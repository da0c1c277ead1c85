import { makeAutoObservable } from 'mobx';
import type { Instant } from '#src/domain/shared/dates.ts';
import { LOG_TIMES, type LogTime } from '#src/domain/logs/log-time.ts';
import type { Clock, Undo } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

const LOG_TIME_KEY = 'gatehouse.log-time';
const TICK_MS = 15_000;

/** How the logs tell time; one choice for both tabs, kept on the device. */
export class LogTimes {
  mode: LogTime = 'utc';
  /** Goes on by itself, so that "2 minutes ago" stays true. */
  now: Instant;
  private cancel: Undo = () => undefined;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {
    this.now = clock.now();
    makeAutoObservable<this, 'storage' | 'clock' | 'cancel'>(
      this,
      { storage: false, clock: false, cancel: false },
      { autoBind: true },
    );
  }

  start(): Undo {
    this.take(this.storage.get(LOG_TIME_KEY));
    this.tick();
    const unfollow = this.storage.onOtherTab((key, value) => {
      if (key === LOG_TIME_KEY) this.take(value);
    });
    return () => {
      unfollow();
      this.cancel();
    };
  }

  choose(mode: LogTime): void {
    this.mode = mode;
    this.now = this.clock.now();
    this.storage.set(LOG_TIME_KEY, mode);
  }

  private take(stored: string | null): void {
    this.mode = LOG_TIMES.find((mode) => mode === stored) ?? 'utc';
  }

  private tick(): void {
    this.now = this.clock.now();
    this.cancel = this.clock.after(TICK_MS, this.tick);
  }
}
