import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

interface ScheduledTask {
  readonly due: Instant;
  readonly task: () => void;
}

/** 21 November 2026, 09:00 UTC. */
const START = Date.UTC(2026, 10, 21, 9);

export class ManualClock implements Clock {
  private scheduled: readonly ScheduledTask[] = [];

  constructor(private instant: Instant = START) {}

  readonly now = (): Instant => this.instant;

  after(milliseconds: number, task: () => void): Disposer {
    const entry: ScheduledTask = { due: this.instant + Math.max(milliseconds, 0), task };
    this.scheduled = [...this.scheduled, entry];
    return () => this.drop(entry);
  }

  /** Runs each due task at its time, including tasks scheduled on the way. */
  advance(milliseconds: number): void {
    const end = this.instant + milliseconds;
    for (let next = this.nextDue(end); next; next = this.nextDue(end)) {
      this.drop(next);
      this.instant = Math.max(this.instant, next.due);
      next.task();
    }
    this.instant = end;
  }

  /** Simulates a sleeping device: time passes, but no task runs. */
  sleep(milliseconds: number): void {
    this.instant += milliseconds;
  }

  wake(): void {
    this.advance(0);
  }

  /** The earliest task; of two at the same time, the one scheduled first. */
  private nextDue(end: Instant): ScheduledTask | undefined {
    return this.scheduled.filter(({ due }) => due <= end).toSorted((one, other) => one.due - other.due)[0];
  }

  private drop(entry: ScheduledTask): void {
    this.scheduled = this.scheduled.filter((other) => other !== entry);
  }
}
