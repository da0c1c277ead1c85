import { makeAutoObservable } from 'mobx';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

const POLL_INTERVAL_MS = 5000;
const TICK_MS = 1000;

type LoadNewer = () => Promise<RequestFailure | null>;

export class LiveLog {
  isActive = false;
  /** Why the last poll failed; polling continues. */
  failure: RequestFailure | null = null;
  private updatedAt: Instant | null = null;
  private now: Instant;
  #cancelTick: Disposer = () => undefined;
  #isShown = false;
  /** Increments when a round is canceled, so that a late response starts no second one. */
  #round = 0;
  #cancel: Disposer = () => undefined;
  readonly #loadNewer: LoadNewer;
  readonly #clock: Clock;
  readonly #focus: WindowFocus;

  constructor(loadNewer: LoadNewer, clock: Clock, focus: WindowFocus) {
    this.#loadNewer = loadNewer;
    this.#clock = clock;
    this.now = clock.now();
    this.#focus = focus;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Since the last response; null before the first one, and while it is off. */
  get secondsSinceUpdate(): number | null {
    const { isActive, updatedAt, now } = this;
    return isActive && updatedAt !== null ? Math.max(0, Math.floor((now - updatedAt) / 1000)) : null;
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
    if (!this.isActive || !this.#isShown) return;
    this.tick();
    void this.poll(this.#round);
  }

  private tick(): void {
    this.now = this.#clock.now();
    this.#cancelTick = this.#clock.after(TICK_MS, this.tick);
  }

  private stopPolling(): void {
    this.#round += 1;
    this.#cancel();
    this.#cancelTick();
  }

  private async poll(round: number): Promise<void> {
    const isVisible = this.#focus.isVisible();
    const failure = isVisible ? await this.#loadNewer() : this.failure;
    if (round !== this.#round) return;
    this.setFailure(failure);
    if (isVisible && !failure) this.setUpdated();
    this.#cancel = this.#clock.after(POLL_INTERVAL_MS, () => void this.poll(round));
  }

  private setUpdated(): void {
    this.now = this.#clock.now();
    this.updatedAt = this.now;
  }

  private setFailure(failure: RequestFailure | null): void {
    this.failure = failure;
  }
}
