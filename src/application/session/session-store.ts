import { makeAutoObservable } from 'mobx';
import type { AccountState } from '../../domain/account/account-state';
import type { SessionUser } from '../../domain/account/profile';
import { mayReplace, tokenExpiry, tokenStatus } from '../../domain/account/session-token';
import type { Clock, Undo } from '../platform/clock';
import type { KeyValueStorage } from '../platform/key-value-storage';
import type { SignIn } from './auth-gateway';
import type { CallSession, CallSessions } from './call-session';
import { parseSessionRecord, SESSION_KEY, type SessionRecord } from './session-record';

/** Longer waits overflow the browser's timer and fire at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Who is signed in, in this tab and in step with the others (§4, D1, D2, D4, D6, D7). */
export class SessionStore implements CallSessions {
  private record: SessionRecord | null = null;
  private isExpired = false;
  /** The session ended by itself, not by logging out: the log-in screen says so. */
  endedUnasked = false;
  /** Where a visitor wanted to go before having to sign in (D13). */
  returnTo: string | null = null;
  private stopExpiry: Undo = () => undefined;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
    private readonly newId: () => string,
  ) {
    makeAutoObservable<this, 'storage' | 'clock' | 'newId' | 'stopExpiry' | 'record'>(
      this,
      {
        storage: false,
        clock: false,
        newId: false,
        stopExpiry: false,
        record: true,
        current: false,
        refreshed: true,
        refused: true,
      },
      { autoBind: true, deep: false },
    );
  }

  /** Takes up the session that this device holds, and follows the other tabs. */
  start(): Undo {
    this.take(parseSessionRecord(this.storage.get(SESSION_KEY)));
    const unfollow = this.storage.onOtherTab((key, value) => {
      if (key === SESSION_KEY || key === null) this.follow(key === null ? null : parseSessionRecord(value));
    });
    return () => {
      unfollow();
      this.stopExpiry();
    };
  }

  get hasToken(): boolean {
    return this.record !== null && !this.isExpired;
  }

  /** Without a valid token it is notAuth, whatever is stored (D4). */
  get state(): AccountState {
    return this.hasToken && this.record ? this.record.state : 'notAuth';
  }

  get user(): SessionUser | null {
    return this.hasToken && this.record ? this.record.user : null;
  }

  /** Changes with every sign-in and sign-out, not with a rotated token. */
  get sessionId(): string | null {
    return this.hasToken && this.record ? this.record.id : null;
  }

  /** A new session, unless another one began or ended since `before` (the session id when the call was sent; D1). */
  begin({ token, state, user }: SignIn, before: string | null): 'begun' | 'superseded' | 'unusable-token' {
    if (this.sessionId !== before) return 'superseded';
    if (tokenStatus(token, this.clock.now()) !== 'valid') return 'unusable-token';
    this.endedUnasked = false;
    this.keep({ id: this.newId(), token, state, user });
    return 'begun';
  }

  /** The only way in which a state that the server settled on is applied to a running session (§4). */
  enter(state: AccountState): void {
    if (state === 'notAuth') this.lose();
    else if (this.record) this.keep({ ...this.record, state });
  }

  /** What the profile says of the person, for the next start (§3). */
  know(user: SessionUser): void {
    if (this.record) this.keep({ ...this.record, user });
  }

  /** Makes no call; clears token, state and, with the session, everything of the account (D6). */
  logOut(): void {
    this.returnTo = null;
    this.end();
  }

  rememberReturn(path: string): void {
    this.returnTo = path;
  }

  takeReturn(): string | null {
    const path = this.returnTo;
    this.returnTo = null;
    return path;
  }

  current(): CallSession | null {
    return this.record && !this.isExpired ? { id: this.record.id, token: this.record.token } : null;
  }

  refreshed({ id }: CallSession, token: string): void {
    if (this.record?.id === id && mayReplace(token, this.record.token)) this.keep({ ...this.record, token });
  }

  refused({ id }: CallSession): void {
    if (this.record?.id === id) this.lose();
  }

  /** The newest token wins; a sign-out or another sign-in elsewhere counts here too (D7). */
  private follow(other: SessionRecord | null): void {
    const mine = this.record;
    if (other && mine && other.id === mine.id && !mayReplace(other.token, mine.token)) {
      this.keep({ ...other, token: mine.token });
      return;
    }
    if (!other && mine) this.returnTo = null;
    this.take(other);
  }

  private lose(): void {
    this.endedUnasked = this.record !== null;
    this.end();
  }

  private end(): void {
    this.storage.remove(SESSION_KEY);
    this.take(null);
  }

  private keep(record: SessionRecord): void {
    this.storage.set(SESSION_KEY, JSON.stringify(record));
    this.take(record);
  }

  private take(record: SessionRecord | null): void {
    this.record = record;
    this.stopExpiry();
    this.watchExpiry();
  }

  private watchExpiry(): void {
    const token = this.record?.token;
    this.isExpired = token === undefined || tokenStatus(token, this.clock.now()) !== 'valid';
    if (token === undefined || this.isExpired) return;
    const left = (tokenExpiry(token) ?? 0) - this.clock.now() + 1;
    this.stopExpiry = this.clock.after(Math.min(left, LONGEST_WAIT), this.expire);
  }

  private expire(): void {
    this.watchExpiry();
    if (this.isExpired) this.endedUnasked = true;
  }
}
