import { makeAutoObservable } from 'mobx';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

/** A minute between codes gives the newest one time to arrive. */
const RESEND_INTERVAL_MS = 60_000;
const SECOND_MS = 1000;

export class ResendCooldown {
  secondsLeft = 0;
  #stopTicking: Disposer = () => undefined;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(milliseconds: number = RESEND_INTERVAL_MS): void {
    this.stop();
    this.countDown(this.#clock.now() + milliseconds);
  }

  stop(): void {
    this.#stopTicking();
    this.secondsLeft = 0;
  }

  private countDown(end: number): void {
    this.secondsLeft = Math.max(0, Math.ceil((end - this.#clock.now()) / SECOND_MS));
    if (this.secondsLeft > 0) this.#stopTicking = this.#clock.after(SECOND_MS, () => this.countDown(end));
  }
}
