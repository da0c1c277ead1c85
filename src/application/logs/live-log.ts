import { makeAutoObservable } from 'mobx';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

const POLL_INTERVAL_MS = 5000;

type LoadNewer = () => Promise<RequestFailure | null>;

export class LiveLog {
  isActive = false;
  /** Why the last poll failed; polling continues. */
  failure: RequestFailure | null = null;
  #isShown = false;
  /** Increments when a round is cancelled, so that a late response starts no second one. */
  #round = 0;
  #cancel: Disposer = () => undefined;
  readonly #loadNewer: LoadNewer;
  readonly #clock: Clock;
  readonly #focus: WindowFocus;

  constructor(loadNewer: LoadNewer, clock: Clock, focus: WindowFocus) {
    this.#loadNewer = loadNewer;
    this.#clock = clock;
    this.#focus = focus;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    this.#isShown = true;
    this.restart();
    const unsubscribe = this.#focus.onReturn(this.restart);
    return () => {
      unsubscribe();
      this.#isShown = false;
      this.stopPolling();
    };
  }

  toggle(): void {
    this.isActive = !this.isActive;
    this.restart();
  }

  private restart(): void {
    this.stopPolling();
    this.failure = null;
    if (this.isActive && this.#isShown) void this.poll(this.#round);
  }

  private stopPolling(): void {
    this.#round += 1;
    this.#cancel();
  }

  private async poll(round: number): Promise<void> {
    const failure = this.#focus.isVisible() ? await this.#loadNewer() : this.failure;
    if (round !== this.#round) return;
    this.setFailure(failure);
    this.#cancel = this.#clock.after(POLL_INTERVAL_MS, () => void this.poll(round));
  }

  private setFailure(failure: RequestFailure | null): void {
    this.failure = failure;
  }
}
