import { makeAutoObservable, reaction } from 'mobx';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { nextExpiryChange } from '#src/domain/api-keys/key-expiry.ts';
import { DAY_MS, type Instant } from '#src/domain/shared/dates.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';

/** The time, as far as the ends of keys depend on it, so that a key ends while it shows. */
export class ExpiryTimer {
  now: Instant;
  #cancel: Disposer = () => undefined;
  readonly #clock: Clock;
  readonly #keys: () => readonly ApiKey[];

  constructor(clock: Clock, keys: () => readonly ApiKey[]) {
    this.#clock = clock;
    this.#keys = keys;
    this.now = clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    const stop = reaction(this.#keys, this.update, { fireImmediately: true });
    return () => {
      stop();
      this.#cancel();
    };
  }

  private update(): void {
    this.#cancel();
    this.now = this.#clock.now();
    const next = nextExpiryChange(this.#keys(), this.now);
    // A timer of a browser cannot wait for a month.
    if (next !== null) this.#cancel = this.#clock.after(Math.min(next - this.now, DAY_MS), this.update);
  }
}
