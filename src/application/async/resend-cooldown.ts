import { makeAutoObservable } from 'mobx';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

const SECOND_MS = 1000;

export class ResendCooldown {
  secondsLeft = 0;
  #stopTicking: Disposer = () => undefined;
  readonly #clock: Clock;
  readonly #interval: number;

  /** The time between codes lets the newest one arrive. */
  constructor(clock: Clock, seconds = 60) {
    this.#clock = clock;
    this.#interval = seconds * SECOND_MS;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(milliseconds: number = this.#interval): void {
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
