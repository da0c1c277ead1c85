import { makeAutoObservable } from 'mobx';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { IdleDetector } from '#src/application/platform/platform.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { SOCIAL_STATES_KEY } from '#src/application/platform/social-sign-in.ts';
import { RESET_TOKEN_KEY } from './session-record.ts';
import type { SessionStore } from './session-store.ts';

export interface IdleDeps {
  readonly idleDetector: IdleDetector;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly session: SessionStore;
  readonly isLocalhost: boolean;
}

type Phase = 'watching' | 'warning' | 'expired';

/** Since the last activity. */
const UNTIL_WARNING_MS = 9 * 60_000;
const UNTIL_EXPIRY_MS = 10 * 60_000;

export const ACTIVITY_KEY = 'gatehouse.activity';

/** From verification to summary. All tabs share one wall-clock time, because timers stop on sleeping devices. */
export class IdleStore {
  phase: Phase = 'watching';
  #lastActivity: Instant = 0;
  #stopWatching: Disposer = () => undefined;
  #own: KeyValueStorage;
  readonly #deps: IdleDeps;

  constructor(deps: IdleDeps) {
    this.#deps = deps;
    this.#own = deps.session.own.storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    if (this.#deps.isLocalhost) return () => undefined;
    this.#own = this.#deps.session.own.storage;
    this.staySignedIn();
    const unsubscribe = this.#own.onOtherTab(this.syncFromOtherTab);
    return () => {
      unsubscribe();
      this.#stopWatching();
      this.#own.remove(ACTIVITY_KEY);
      if (this.phase === 'warning') this.setPhase('watching', this.#lastActivity);
      // The token expired first, so the rest of the session's data is cleared too.
      if (this.#deps.session.endedUnexpectedly) this.clear();
    };
  }

  staySignedIn(): void {
    this.setPhase('watching', this.#deps.clock.now());
    this.watchForIdle();
    this.broadcast();
  }

  close(): void {
    this.phase = 'watching';
  }

  /** It does not dismiss the warning, whose button may be under the finger. */
  private recordActivity(): void {
    this.#lastActivity = this.#deps.clock.now();
    this.broadcast();
  }

  private watchForIdle(): void {
    this.#stopWatching();
    const span = this.phase === 'warning' ? UNTIL_EXPIRY_MS : UNTIL_WARNING_MS;
    const remainingMs = Math.max(0, this.#lastActivity + span - this.#deps.clock.now());
    this.#stopWatching = this.#deps.idleDetector.watch(remainingMs, this.handleIdle, this.recordActivity);
  }

  /** Another tab may have seen activity that this one has not received. */
  private handleIdle(): void {
    this.applyActivity(this.#own.get(ACTIVITY_KEY));
    const idleMs = this.#deps.clock.now() - this.#lastActivity;
    if (idleMs >= UNTIL_EXPIRY_MS) return this.expire();
    if (this.phase === 'watching' && idleMs >= UNTIL_WARNING_MS) {
      this.setPhase('warning', this.#lastActivity);
      this.broadcast();
    }
    this.watchForIdle();
  }

  private broadcast(): void {
    this.#own.set(ACTIVITY_KEY, JSON.stringify(`${this.phase} ${this.#lastActivity}`));
  }

  private syncFromOtherTab(key: string | null, value: string | null): void {
    if (key !== ACTIVITY_KEY || this.phase === 'expired') return;
    if (value?.startsWith('"expired')) return this.expire();
    if (this.applyActivity(value)) this.watchForIdle();
  }

  private applyActivity(value: string | null): boolean {
    const [phase, at] = value?.slice(1, -1).split(' ') ?? [];
    const lastActivity = Number(at);
    const isNewer = lastActivity > this.#lastActivity || (lastActivity === this.#lastActivity && phase !== this.phase);
    if (!isNewer || lastActivity > this.#deps.clock.now()) return false;
    this.setPhase(phase === 'warning' ? 'warning' : 'watching', lastActivity);
    return true;
  }

  /** The other tabs show the same reason instead of a plain sign-out. */
  private expire(): void {
    this.#stopWatching();
    this.setPhase('expired', this.#deps.clock.now());
    this.broadcast();
    this.clear();
    this.#deps.session.endIdle();
  }

  /** Clears the session's data; theme and language belong to the device. */
  private clear(): void {
    for (const key of [RESET_TOKEN_KEY, SOCIAL_STATES_KEY]) this.#deps.storage.remove(key);
  }

  private setPhase(phase: Phase, lastActivity: Instant): void {
    this.phase = phase;
    this.#lastActivity = lastActivity;
  }
}
