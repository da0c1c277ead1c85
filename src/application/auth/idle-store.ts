import { makeAutoObservable } from 'mobx';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { IdleDetector } from '#src/application/platform/idle-detector.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { SOCIAL_STATES_KEY } from '#src/application/platform/social-sign-in.ts';
import { RESET_TOKEN_KEY } from './reset-password-store.ts';
import type { SessionStore } from './session-store.ts';

export interface IdleDeps {
  readonly idleDetector: IdleDetector;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly session: SessionStore;
  readonly isLocalhost: boolean;
}

type Phase = 'watching' | 'warning' | 'expired';

/** Ten minutes, of which the last one is a warning (§9, D15). */
const UNTIL_WARNING_MS = 9 * 60_000;
const UNTIL_EXPIRY_MS = 60_000;

/** For the tabs of a session: the phase they are in, and since when, which is the last sign of the person. */
export const ACTIVITY_KEY = 'gatehouse.activity';

/**
 * From verification to summary nobody stays signed in at a screen that was left alone (§4, D15, D47). By the time of day
 * alone, and for all tabs by the same one: a device that slept, or a tab whose timers come late, is no excuse.
 */
export class IdleStore {
  phase: Phase = 'watching';
  private lastActivity: Instant = 0;
  private stopWatching: Disposer = () => undefined;

  constructor(private readonly deps: IdleDeps) {
    makeAutoObservable<this, 'deps' | 'stopWatching' | 'lastActivity'>(
      this,
      { deps: false, stopWatching: false, lastActivity: false },
      { autoBind: true },
    );
  }

  /** The tabs of a session are left alone together or not at all (D7). */
  start(): Disposer {
    if (this.deps.isLocalhost) return () => undefined;
    this.staySignedIn();
    const unsubscribe = this.deps.storage.onOtherTab(this.syncFromOtherTab);
    return () => {
      unsubscribe();
      this.stopWatching();
      this.deps.storage.remove(ACTIVITY_KEY);
      if (this.phase === 'warning') this.setPhase('watching', this.lastActivity);
      // The token ended before the ten minutes did: what else was left behind goes all the same.
      if (this.deps.session.endedUnexpectedly) this.clear();
    };
  }

  staySignedIn(): void {
    this.setPhase('watching', this.deps.clock.now());
    this.watchForIdle();
    this.broadcast();
  }

  /** What expired is shown until the person has seen it. */
  close(): void {
    this.phase = 'watching';
  }

  /** Under the warning a sign gives one more minute, and does not answer it. */
  private recordActivity(): void {
    this.lastActivity = this.deps.clock.now();
    this.broadcast();
  }

  private watchForIdle(): void {
    this.stopWatching();
    const span = this.phase === 'warning' ? UNTIL_EXPIRY_MS : UNTIL_WARNING_MS;
    const remainingMs = Math.max(0, this.lastActivity + span - this.deps.clock.now());
    this.stopWatching = this.deps.idleDetector.watch(remainingMs, this.handleIdle, this.recordActivity);
  }

  /** The time seems to be up. Another tab may have had a sign of which this one has not heard. */
  private handleIdle(): void {
    const { clock, storage } = this.deps;
    this.applyActivity(storage.get(ACTIVITY_KEY));
    if (this.phase === 'watching' && clock.now() - this.lastActivity >= UNTIL_WARNING_MS) {
      this.setPhase('warning', this.lastActivity + UNTIL_WARNING_MS);
      if (clock.now() - this.lastActivity < UNTIL_EXPIRY_MS) this.broadcast();
    }
    if (this.phase === 'warning' && clock.now() - this.lastActivity >= UNTIL_EXPIRY_MS) this.expire();
    else this.watchForIdle();
  }

  private broadcast(): void {
    this.deps.storage.set(ACTIVITY_KEY, `${this.phase} ${this.lastActivity}`);
  }

  /** What another tab does counts as if it had been done here. */
  private syncFromOtherTab(key: string | null, value: string | null): void {
    if (key !== ACTIVITY_KEY || this.phase === 'expired') return;
    if (value?.startsWith('expired')) return this.expire();
    if (this.applyActivity(value)) this.watchForIdle();
  }

  private applyActivity(value: string | null): boolean {
    const [phase, at] = value?.split(' ') ?? [];
    const lastActivity = Number(at);
    const isNewer = lastActivity > this.lastActivity || (lastActivity === this.lastActivity && phase !== this.phase);
    if (!isNewer || lastActivity > this.deps.clock.now()) return false;
    this.setPhase(phase === 'warning' ? 'warning' : 'watching', lastActivity);
    return true;
  }

  /** The other tabs say so too, and do not just find themselves signed out. */
  private expire(): void {
    this.stopWatching();
    this.setPhase('expired', this.deps.clock.now());
    this.broadcast();
    this.clear();
    this.deps.session.logOut();
  }

  /** Everything of the session goes; the theme and the language are the device's (D15). */
  private clear(): void {
    for (const key of [RESET_TOKEN_KEY, SOCIAL_STATES_KEY, ACTIVITY_KEY]) this.deps.storage.remove(key);
  }

  private setPhase(phase: Phase, lastActivity: Instant): void {
    this.phase = phase;
    this.lastActivity = lastActivity;
  }
}
