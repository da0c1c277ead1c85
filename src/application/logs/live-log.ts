import { makeAutoObservable } from 'mobx';
import type { AnsweredFailure } from '#src/domain/shared/failure.ts';
import type { Clock, Undo } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

const EVERY_MS = 5000;

type LoadNewer = () => Promise<AnsweredFailure | null>;

/** Asks for newer entries every five seconds, for as long as somebody can see them. */
export class LiveLog {
  isOn = false;
  /** Why the last entries did not come; the next ones are asked for all the same. */
  failure: AnsweredFailure | null = null;
  private isShown = false;
  /** Rises whenever the round is given up, so that an answer which is under way begins no second one. */
  private round = 0;
  private cancel: Undo = () => undefined;

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
  start(): Undo {
    this.isShown = true;
    this.begin();
    const unfollow = this.focus.onReturn(this.begin);
    return () => {
      unfollow();
      this.isShown = false;
      this.end();
    };
  }

  toggle(): void {
    this.isOn = !this.isOn;
    this.begin();
  }

  private begin(): void {
    this.end();
    this.failure = null;
    if (this.isOn && this.isShown) void this.ask(this.round);
  }

  private end(): void {
    this.round += 1;
    this.cancel();
  }

  private async ask(round: number): Promise<void> {
    const failure = this.focus.isVisible() ? await this.loadNewer() : this.failure;
    if (round !== this.round) return;
    this.setFailure(failure);
    this.cancel = this.clock.after(EVERY_MS, () => void this.ask(round));
  }

  private setFailure(failure: AnsweredFailure | null): void {
    this.failure = failure;
  }
}
