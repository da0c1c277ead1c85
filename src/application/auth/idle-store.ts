import { makeAutoObservable } from 'mobx';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Clock, Undo } from '#src/application/platform/clock.ts';
import type { IdleDetector } from '#src/application/platform/idle-detector.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { SOCIAL_STATES_KEY } from '#src/application/platform/social-sign-in.ts';
import { RESET_TOKEN_KEY } from './reset-password-store.ts';
import type { SessionStore } from './session-store.ts';

export interface IdlePorts {
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
  private since: Instant = 0;
  private stopWatching: Undo = () => undefined;

  constructor(private readonly ports: IdlePorts) {
    makeAutoObservable<this, 'ports' | 'stopWatching' | 'since'>(
      this,
      { ports: false, stopWatching: false, since: false },
      { autoBind: true },
    );
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
      if (this.phase === 'warning') this.enter('watching', this.since);
      // The token ended before the ten minutes did: what else was left behind goes all the same.
      if (this.ports.session.endedUnasked) this.clear();
    };
  }

  stay(): void {
    this.enter('watching', this.ports.clock.now());
    this.wait();
    this.tell();
  }

  /** What expired is shown until the person has seen it. */
  close(): void {
    this.phase = 'watching';
  }

  /** Under the warning a sign gives one more minute, and does not answer it. */
  private sign(): void {
    this.since = this.ports.clock.now();
    this.tell();
  }

  private wait(): void {
    this.stopWatching();
    const span = this.phase === 'warning' ? UNTIL_EXPIRY_MS : UNTIL_WARNING_MS;
    const left = Math.max(0, this.since + span - this.ports.clock.now());
    this.stopWatching = this.ports.idleDetector.watch(left, this.settle, this.sign);
  }

  /** The time seems to be up. Another tab may have had a sign of which this one has not heard. */
  private settle(): void {
    const { clock, storage } = this.ports;
    this.hear(storage.get(ACTIVITY_KEY));
    if (this.phase === 'watching' && clock.now() - this.since >= UNTIL_WARNING_MS) {
      this.enter('warning', this.since + UNTIL_WARNING_MS);
      if (clock.now() - this.since < UNTIL_EXPIRY_MS) this.tell();
    }
    if (this.phase === 'warning' && clock.now() - this.since >= UNTIL_EXPIRY_MS) this.expire();
    else this.wait();
  }

  private tell(): void {
    this.ports.storage.set(ACTIVITY_KEY, `${this.phase} ${this.since}`);
  }

  /** What another tab does counts as if it had been done here. */
  private follow(key: string | null, value: string | null): void {
    if (key !== ACTIVITY_KEY || this.phase === 'expired') return;
    if (value?.startsWith('expired')) return this.expire();
    if (this.hear(value)) this.wait();
  }

  private hear(value: string | null): boolean {
    const [phase, at] = value?.split(' ') ?? [];
    const since = Number(at);
    const isNew = since > this.since || (since === this.since && phase !== this.phase);
    if (!isNew || since > this.ports.clock.now()) return false;
    this.enter(phase === 'warning' ? 'warning' : 'watching', since);
    return true;
  }

  /** The other tabs say so too, and do not just find themselves signed out. */
  private expire(): void {
    this.stopWatching();
    this.enter('expired', this.ports.clock.now());
    this.tell();
    this.clear();
    this.ports.session.logOut();
  }

  /** Everything of the session goes; the theme and the language are the device's (D15). */
  private clear(): void {
    for (const key of [RESET_TOKEN_KEY, SOCIAL_STATES_KEY, ACTIVITY_KEY]) this.ports.storage.remove(key);
  }

  private enter(phase: Phase, since: Instant): void {
    this.phase = phase;
    this.since = since;
  }
}
