import { makeAutoObservable } from 'mobx';
import type { Clock, Undo } from '#src/application/platform/clock.ts';

/** §9. */
const DEBOUNCE_MS = 500;

/** The search phrase as it is typed; it becomes a filter once the typing has paused. */
export class LogSearch {
  typed = '';
  private waiting: Undo | null = null;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'waiting'>(this, { clock: false, waiting: false }, { autoBind: true });
  }

  type(text: string, settle: (phrase: string) => void): void {
    this.stop();
    this.typed = text;
    this.waiting = this.clock.after(DEBOUNCE_MS, () => {
      this.waiting = null;
      settle(this.typed);
    });
  }

  /** Takes over what the address says, unless somebody is typing. */
  follow(phrase: string): void {
    if (!this.waiting) this.typed = phrase;
  }

  /** Another filter takes the phrase along as it stands. */
  stop(): void {
    this.waiting?.();
    this.waiting = null;
  }
}
