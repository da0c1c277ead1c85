import type { Instant } from '#src/domain/shared/dates.ts';

export type Disposer = () => void;

export interface Clock {
  now(): Instant;
  /** Runs `task` once after so many milliseconds, unless undone before. */
  after(milliseconds: number, task: () => void): Disposer;
}
