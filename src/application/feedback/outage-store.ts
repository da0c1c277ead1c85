import { makeAutoObservable } from 'mobx';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { isOutage, isServerFailure } from '#src/domain/shared/outage.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

interface FailedPart {
  readonly at: Instant;
  readonly code: string;
  readonly retry: () => void;
}

/** Whether the provider is down, by the parts of the page that failed to load. */
export class OutageStore {
  isDown = false;
  /** Why, where each part failed by the same code. */
  code: string | null = null;
  readonly #failed = new Map<string, FailedPart>();
  readonly #clock: Clock;
  readonly #focus: WindowFocus;

  constructor(clock: Clock, focus: WindowFocus) {
    this.#clock = clock;
    this.#focus = focus;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    return this.#focus.onReturn(() => {
      if (this.isDown) this.retry();
    });
  }

  partFailed(id: string, failure: RequestFailure, retry: () => void): void {
    if (!isServerFailure(failure)) return this.partLoaded(id);
    this.#failed.set(id, { at: this.#clock.now(), code: failure.code, retry });
    const parts = [...this.#failed.values()];
    this.isDown ||= isOutage(parts.map(({ at }) => at));
    this.code = parts.every(({ code }) => code === failure.code) ? failure.code : null;
  }

  /** A response ends the outage. What is still missing then shows its own failure. */
  partLoaded(id: string): void {
    this.#failed.delete(id);
    this.isDown = false;
  }

  partRemoved(id: string): void {
    this.#failed.delete(id);
  }

  /** A page without a failed part cannot know better, so the outage ends there. */
  retry(): void {
    const parts = [...this.#failed.values()];
    if (parts.length === 0) this.isDown = false;
    for (const { retry } of parts) retry();
  }
}
