import { makeAutoObservable } from 'mobx';
import { number } from 'valibot';
import { blockedUntil, secondsLeft } from '#src/domain/faucets/cooldown-time.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';

export interface FaucetCooldownDeps {
  /** The session's own. */
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
}

/** When the provider accepts the next request of this session. */
export const FAUCET_COOLDOWN_KEY = 'gatehouse.faucet-wait';

const SECOND_MS = 1000;

/** Counts down a 429's limit. It is stored across reloads and tabs, and ends with its session. */
export class FaucetCooldown {
  private until: Instant | null = null;
  private now: Instant;
  #viewerCount = 0;
  #stopTicking: Disposer = () => undefined;
  readonly #deps: FaucetCooldownDeps;

  constructor(deps: FaucetCooldownDeps) {
    this.#deps = deps;
    this.now = deps.clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    const { storage } = this.#deps;
    this.apply(storage.get(FAUCET_COOLDOWN_KEY));
    const unsubscribe = storage.onOtherTab((key, value) => {
      if (key === FAUCET_COOLDOWN_KEY || key === null) this.apply(value);
    });
    return () => {
      unsubscribe();
      this.#stopTicking();
    };
  }

  show(): Disposer {
    this.#viewerCount += 1;
    this.tick();
    return () => {
      this.#viewerCount -= 1;
      if (this.#viewerCount === 0) this.#stopTicking();
    };
  }

  get secondsLeft(): number {
    return secondsLeft(this.until, this.now);
  }

  get isFinished(): boolean {
    return this.secondsLeft === 0;
  }

  get hasJustFinished(): boolean {
    return this.until !== null && this.isFinished;
  }

  /** The latest limit wins, even a shorter one. False if it has no duration. */
  block(retryAfterMs: number | undefined): boolean {
    const until = blockedUntil(retryAfterMs, this.#deps.clock.now());
    if (until === null) return false;
    this.#deps.storage.set(FAUCET_COOLDOWN_KEY, JSON.stringify(until));
    this.set(until);
    return true;
  }

  private set(until: Instant | null): void {
    this.until = until;
    this.tick();
  }

  /** Ticks on whole seconds, so that two tabs show the same. */
  private tick(): void {
    const { clock } = this.#deps;
    this.#stopTicking();
    this.now = clock.now();
    if (this.until === null || this.isFinished || this.#viewerCount === 0) return;
    this.#stopTicking = clock.after((this.until - this.now) % SECOND_MS || SECOND_MS, this.tick);
  }

  /** Ignores cooldowns that have ended. */
  private apply(text: string | null): void {
    const until = parseStored(number(), text);
    this.set(secondsLeft(until, this.#deps.clock.now()) > 0 ? until : null);
  }
}
