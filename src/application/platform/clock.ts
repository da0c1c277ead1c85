import type { Instant } from '#src/domain/shared/dates.ts';

export type Disposer = () => void;

export interface Clock {
  now(): Instant;
  /** Runs `task` once after a delay, unless disposed before. */
  after(milliseconds: number, task: () => void): Disposer;
}
