import { makeAutoObservable } from 'mobx';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

const DEBOUNCE_MS = 500;

export class LogSearch {
  typed = '';
  #cancelPending: Disposer | null = null;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(text: string, settle: (phrase: string) => void): void {
    this.stop();
    this.typed = text;
    this.#cancelPending = this.#clock.after(DEBOUNCE_MS, () => {
      this.#cancelPending = null;
      settle(this.typed);
    });
  }

  /** Applies the URL's phrase, unless the person is typing. */
  syncPhrase(phrase: string): void {
    if (!this.#cancelPending) this.typed = phrase;
  }

  /** Another filter applies the phrase as it is. */
  stop(): void {
    this.#cancelPending?.();
    this.#cancelPending = null;
  }
}
