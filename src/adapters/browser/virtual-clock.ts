import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { TimeControl } from '#src/application/demo/demo-data.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

interface ScheduledTask {
  readonly due: Instant;
  readonly run: () => void;
  stop: Disposer;
}

/** A debounce or a toast belongs to the interface: it passes in real time even while the clock is paused. */
const SHORT_WAIT_MS = 5000;

const nothing = () => undefined;

/** The time of a demo, in front of the device's clock. Jumps run what they make due, each task at its time. */
export class VirtualClock implements Clock, TimeControl {
  #offsetMs = 0;
  #pausedAt: Instant | null = null;
  readonly #base: Clock;
  readonly #scheduled = new Set<ScheduledTask>();

  constructor(base: Clock) {
    this.#base = base;
  }

  readonly now = (): Instant => this.#pausedAt ?? this.#base.now() + this.#offsetMs;

  get isPaused(): boolean {
    return this.#pausedAt !== null;
  }

  get followsDevice(): boolean {
    return this.#pausedAt === null && this.#offsetMs === 0;
  }

  after(milliseconds: number, task: () => void): Disposer {
    if (milliseconds <= SHORT_WAIT_MS) return this.#base.after(milliseconds, task);
    const entry: ScheduledTask = { due: this.now() + milliseconds, run: task, stop: nothing };
    this.#scheduled.add(entry);
    this.wait(entry);
    return () => this.drop(entry);
  }

  pause(): void {
    this.#pausedAt = this.now();
    this.waitAgain();
  }

  resume(): void {
    if (this.#pausedAt === null) return;
    this.#offsetMs = this.#pausedAt - this.#base.now();
    this.#pausedAt = null;
    this.waitAgain();
  }

  moveTo(instant: Instant): void {
    for (let next = this.nextDue(instant); next; next = this.nextDue(instant)) {
      this.drop(next);
      this.setNow(Math.max(this.now(), next.due));
      next.run();
    }
    this.setNow(instant);
    this.waitAgain();
  }

  followDevice(): void {
    this.moveTo(this.#base.now());
    this.#pausedAt = null;
    this.#offsetMs = 0;
    this.waitAgain();
  }

  private setNow(instant: Instant): void {
    if (this.#pausedAt === null) this.#offsetMs = instant - this.#base.now();
    else this.#pausedAt = instant;
  }

  private nextDue(end: Instant): ScheduledTask | undefined {
    return [...this.#scheduled].filter(({ due }) => due <= end).toSorted((one, other) => one.due - other.due)[0];
  }

  private wait(entry: ScheduledTask): void {
    entry.stop();
    entry.stop = nothing;
    if (this.#pausedAt !== null) return;
    entry.stop = this.#base.after(Math.max(entry.due - this.now(), 0), () => {
      this.drop(entry);
      entry.run();
    });
  }

  private waitAgain(): void {
    for (const entry of this.#scheduled) this.wait(entry);
  }

  private drop(entry: ScheduledTask): void {
    entry.stop();
    this.#scheduled.delete(entry);
  }
}
