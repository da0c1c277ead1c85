import { verificationDelay } from '#src/domain/callback-domains/callback-domain.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

export interface VerificationPollDeps {
  readonly clock: Clock;
  readonly focus: WindowFocus;
  readonly isPending: () => boolean;
  readonly check: () => Promise<void>;
}

/** Checks while something is pending and the page is visible, less and less often. */
export class VerificationPoll {
  #isShown = false;
  #checkCount = 0;
  /** Increments when a round ends, so that a late response starts no second one. */
  #round = 0;
  #cancel: Disposer = () => undefined;
  readonly #deps: VerificationPollDeps;

  constructor(deps: VerificationPollDeps) {
    this.#deps = deps;
  }

  start(): Disposer {
    this.#isShown = true;
    const unsubscribe = this.#deps.focus.onHide(() => this.stop());
    return () => {
      unsubscribe();
      this.#isShown = false;
      this.stop();
    };
  }

  /** After every other load of the list, because a new domain deserves a quick check. */
  restart(): void {
    this.stop();
    this.#checkCount = 0;
    this.schedule();
  }

  private stop(): void {
    this.#round += 1;
    this.#cancel();
  }

  private schedule(): void {
    const { clock, focus, isPending } = this.#deps;
    if (!this.#isShown || !focus.isVisible() || !isPending()) return;
    const round = this.#round;
    this.#cancel = clock.after(verificationDelay(this.#checkCount), () => void this.poll(round));
  }

  private async poll(round: number): Promise<void> {
    this.#checkCount += 1;
    await this.#deps.check();
    if (round === this.#round) this.schedule();
  }
}
