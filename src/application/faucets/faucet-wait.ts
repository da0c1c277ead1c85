import { makeAutoObservable } from 'mobx';
import { blockedUntil, secondsLeft } from '#src/domain/faucets/waiting-time.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Clock, Undo } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';

export interface FaucetWaitPorts {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly session: SessionStore;
}

/** Until when the provider takes no further request of this session. */
export const FAUCET_WAIT_KEY = 'gatehouse.faucet-wait';

const SECOND_MS = 1000;

/**
 * Counts down what a 429 said of the provider's limit. Kept on the device, so that it survives a reload and counts in
 * every tab; it belongs to a session and goes with it.
 */
export class FaucetWait {
  private until: Instant | null = null;
  private now: Instant;
  private readonly sessionId: string | null;
  private shownBy = 0;
  private stopTicking: Undo = () => undefined;

  constructor(private readonly ports: FaucetWaitPorts) {
    this.sessionId = ports.session.sessionId;
    this.now = ports.clock.now();
    makeAutoObservable<this, 'ports' | 'sessionId' | 'shownBy' | 'stopTicking'>(
      this,
      { ports: false, sessionId: false, shownBy: false, stopTicking: false },
      { autoBind: true },
    );
  }

  /** Follows the other tabs as long as the session lasts; a session that has ended leaves nothing behind (D6). */
  start(): Undo {
    const { storage, session } = this.ports;
    this.take(storage.get(FAUCET_WAIT_KEY));
    const unfollow = storage.onOtherTab((key, value) => {
      if (key === FAUCET_WAIT_KEY || key === null) this.take(value);
    });
    return () => {
      unfollow();
      this.stopTicking();
      if (session.sessionId !== this.sessionId) this.forget();
    };
  }

  /** Ticks while it is in sight. */
  show(): Undo {
    this.shownBy += 1;
    this.tick();
    return () => {
      this.shownBy -= 1;
      if (this.shownBy === 0) this.stopTicking();
    };
  }

  get secondsLeft(): number {
    return secondsLeft(this.until, this.now);
  }

  get isOver(): boolean {
    return this.secondsLeft === 0;
  }

  /** There was a wait, and it has just run out. */
  get isJustOver(): boolean {
    return this.until !== null && this.isOver;
  }

  /** The latest word of the provider counts, also where it is shorter. False where it does not say how long. */
  block(retryAfterMs: number | undefined): boolean {
    const until = blockedUntil(retryAfterMs, this.ports.clock.now());
    if (until === null) return false;
    this.ports.storage.set(FAUCET_WAIT_KEY, JSON.stringify({ sessionId: this.sessionId, until }));
    this.set(until);
    return true;
  }

  private set(until: Instant | null): void {
    this.until = until;
    this.tick();
  }

  /** The next tick comes when the whole second changes, so that two tabs show the same. */
  private tick(): void {
    const { clock } = this.ports;
    this.stopTicking();
    this.now = clock.now();
    if (this.until === null || this.isOver || this.shownBy === 0) return;
    this.stopTicking = clock.after((this.until - this.now) % SECOND_MS || SECOND_MS, this.tick);
  }

  /** What another session left is none of ours, and what is over already need not be told. */
  private take(text: string | null): void {
    const kept = parseKept(text);
    const isOurs = kept?.sessionId === this.sessionId && secondsLeft(kept.until, this.ports.clock.now()) > 0;
    this.set(isOurs ? kept.until : null);
  }

  private forget(): void {
    const { storage } = this.ports;
    if (parseKept(storage.get(FAUCET_WAIT_KEY))?.sessionId === this.sessionId) storage.remove(FAUCET_WAIT_KEY);
  }
}

interface Kept {
  readonly sessionId: string;
  readonly until: Instant;
}

/** Null for whatever is not exactly what this store writes. */
function parseKept(text: string | null): Kept | null {
  try {
    const { sessionId, until } = JSON.parse(text ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    return typeof sessionId === 'string' && typeof until === 'number' ? { sessionId, until } : null;
  } catch {
    return null;
  }
}
