import { makeAutoObservable } from 'mobx';
import type { Clock, Undo } from '../platform/clock';
import type { IdleDetector } from '../platform/idle-detector';
import type { KeyValueStorage } from '../platform/key-value-storage';
import { SOCIAL_STATES_KEY } from '../platform/social-sign-in';
import { RESET_TOKEN_KEY } from './reset-password-store';
import type { SessionStore } from './session-store';

export interface IdlePorts {
  readonly idleDetector: IdleDetector;
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly session: SessionStore;
  readonly isLocalhost: boolean;
}

/** Ten minutes, of which the last one is a warning (§9, D15). */
const UNTIL_WARNING_MS = 9 * 60_000;
const UNTIL_EXPIRY_MS = 60_000;

/** The last sign of the person, for the other tabs: the phase that it was given in, and when. */
export const ACTIVITY_KEY = 'gatehouse.activity';

/** From verification to summary nobody stays signed in at a screen that was left alone (§4, D15, D47). */
export class IdleStore {
  phase: 'watching' | 'warning' | 'expired' = 'watching';
  private stopWatching: Undo = () => undefined;

  constructor(private readonly ports: IdlePorts) {
    makeAutoObservable<this, 'ports' | 'stopWatching'>(this, { ports: false, stopWatching: false }, { autoBind: true });
  }

  /** The tabs of a session are left alone together or not at all (D7). */
  start(): Undo {
    if (this.ports.isLocalhost) return () => undefined;
    this.stay();
    const unfollow = this.ports.storage.onOtherTab(this.follow);
    return () => {
      unfollow();
      this.stopWatching();
      this.ports.storage.remove(ACTIVITY_KEY);
      if (this.phase === 'warning') this.setPhase('watching');
    };
  }

  stay(): void {
    this.watch();
    this.tell();
  }

  /** What expired is shown until the person has seen it. */
  close(): void {
    this.phase = 'watching';
  }

  private watch(): void {
    this.phase = 'watching';
    this.waitFor(UNTIL_WARNING_MS, this.warn);
  }

  /** Whoever moves but does not answer has one more minute: ten minutes without a sign are ten. */
  private warn(): void {
    this.phase = 'warning';
    this.waitFor(UNTIL_EXPIRY_MS, this.expire);
  }

  private waitFor(milliseconds: number, onIdle: () => void): void {
    this.stopWatching();
    this.stopWatching = this.ports.idleDetector.watch(milliseconds, onIdle, this.tell);
  }

  private tell(): void {
    this.ports.storage.set(ACTIVITY_KEY, `${this.phase} ${this.ports.clock.now()}`);
  }

  /** A sign in another tab counts as if it had been given here. */
  private follow(key: string | null, value: string | null): void {
    if (key !== ACTIVITY_KEY || value === null || this.phase === 'expired') return;
    if (value.startsWith('warning')) this.warn();
    else this.watch();
  }

  /** Everything of the session goes; the theme and the language are the device's (D15). */
  private expire(): void {
    this.stopWatching();
    this.phase = 'expired';
    for (const key of [RESET_TOKEN_KEY, SOCIAL_STATES_KEY, ACTIVITY_KEY]) this.ports.storage.remove(key);
    this.ports.session.logOut();
  }

  private setPhase(phase: IdleStore['phase']): void {
    this.phase = phase;
  }
}
