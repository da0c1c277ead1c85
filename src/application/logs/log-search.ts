import { makeAutoObservable } from 'mobx';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

/** §9. */
const DEBOUNCE_MS = 500;

/** The search phrase as it is typed; it becomes a filter once the typing has paused. */
export class LogSearch {
  typed = '';
  private cancelPending: Disposer | null = null;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock' | 'cancelPending'>(
      this,
      { clock: false, cancelPending: false },
      { autoBind: true },
    );
  }

  type(text: string, settle: (phrase: string) => void): void {
    this.stop();
    this.typed = text;
    this.cancelPending = this.clock.after(DEBOUNCE_MS, () => {
      this.cancelPending = null;
      settle(this.typed);
    });
  }

  /** Takes over what the address says, unless somebody is typing. */
  syncPhrase(phrase: string): void {
    if (!this.cancelPending) this.typed = phrase;
  }

  /** Another filter takes the phrase along as it stands. */
  stop(): void {
    this.cancelPending?.();
    this.cancelPending = null;
  }
}
