import { makeAutoObservable } from 'mobx';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

const POLL_INTERVAL_MS = 5000;

type LoadNewer = () => Promise<RequestFailure | null>;

/** Polls for newer entries every five seconds while the log is visible. */
export class LiveLog {
  isActive = false;
  /** Why the last poll failed; polling continues. */
  failure: RequestFailure | null = null;
  private isShown = false;
  /** Increments when a round is cancelled, so that a late response starts no second one. */
  private round = 0;
  private cancel: Disposer = () => undefined;

  constructor(
    private readonly loadNewer: LoadNewer,
    private readonly clock: Clock,
    private readonly focus: WindowFocus,
  ) {
    makeAutoObservable<this, 'loadNewer' | 'clock' | 'focus' | 'isShown' | 'round' | 'cancel'>(
      this,
      { loadNewer: false, clock: false, focus: false, isShown: false, round: false, cancel: false },
      { autoBind: true },
    );
  }

  /** While the log is on the screen. */
  start(): Disposer {
    this.isShown = true;
    this.restart();
    const unsubscribe = this.focus.onReturn(this.restart);
    return () => {
      unsubscribe();
      this.isShown = false;
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
    if (this.isActive && this.isShown) void this.poll(this.round);
  }

  private stopPolling(): void {
    this.round += 1;
    this.cancel();
  }

  private async poll(round: number): Promise<void> {
    const failure = this.focus.isVisible() ? await this.loadNewer() : this.failure;
    if (round !== this.round) return;
    this.setFailure(failure);
    this.cancel = this.clock.after(POLL_INTERVAL_MS, () => void this.poll(round));
  }

  private setFailure(failure: RequestFailure | null): void {
    this.failure = failure;
  }
}
