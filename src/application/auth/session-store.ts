import { makeAutoObservable } from 'mobx';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { SessionUser } from '#src/domain/account/profile.ts';
import { mayComeBackTo } from '#src/domain/auth/route-gate.ts';
import type { AnsweredFailure } from '#src/domain/shared/failure.ts';
import { mayReplace, tokenExpiry, tokenStatus } from '#src/domain/auth/session-token.ts';
import type { Clock, Undo } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { SignIn } from './auth-gateway.ts';
import type { CallSession, CallSessions } from './call-session.ts';
import { ReturnPath } from './return-path.ts';
import { CHECKOUT_KEY, parseSessionRecord, SESSION_KEY, type SessionRecord } from './session-record.ts';

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
  private readonly returnPath: ReturnPath;
  private stopExpiry: Undo = () => undefined;
  /** Sessions that ended here; a tab that has not heard of it yet may write one of them down again. */
  private readonly ended = new Set<string>();

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
    private readonly newId: () => string,
    visit: KeyValueStorage,
  ) {
    this.returnPath = new ReturnPath(visit, clock);
    makeAutoObservable<this, 'storage' | 'clock' | 'newId' | 'returnPath' | 'stopExpiry' | 'record' | 'ended'>(
      this,
      {
        storage: false,
        clock: false,
        newId: false,
        returnPath: false,
        ended: false,
        stopExpiry: false,
        record: true,
        current: false,
        isOfNow: false,
        refreshed: true,
        refused: true,
      },
      { autoBind: true, deep: false },
    );
  }

  /** Takes up the session that this device holds, and follows the other tabs. */
  start(): Undo {
    this.returnTo = this.returnPath.read();
    this.take(this.stored());
    // Whose token ended while the page was closed leaves nothing of themselves behind.
    if (this.record && this.isExpired) this.end();
    const unfollow = this.storage.onOtherTab((key, value) => {
      if (key === SESSION_KEY) this.follow(parseSessionRecord(value));
      // The site's data were cleared: nobody logged out.
      else if (key === null) this.lose();
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

  /** A new session, unless the reply itself says that nobody is let in, or another one began or ended since `before` (the session id when the call was sent; D1). */
  begin(
    { token, state, user }: SignIn,
    before: string | null,
  ): 'begun' | 'superseded' | 'unusable-token' | 'not-let-in' {
    if (this.sessionId !== before) return 'superseded';
    if (state === 'notAuth') return 'not-let-in';
    if (tokenStatus(token, this.clock.now()) !== 'valid') return 'unusable-token';
    this.endedUnasked = false;
    this.storage.remove(CHECKOUT_KEY);
    this.keep({ id: this.newId(), token, state, user });
    return 'begun';
  }

  /** The only way in which a state that the server settled on is applied to a running session (§4). */
  enter(state: AccountState): void {
    if (state === 'notAuth') this.lose();
    else if (this.record) this.renew({ ...this.record, state });
  }

  /** A failure of the session of now. What comes late, of one that was left, neither says nor changes anything (D1). */
  isOfNow({ sent }: AnsweredFailure): boolean {
    return sent === undefined || sent.session === this.sessionId;
  }

  /** Applies the state that a failure carries, to the session that its call carried and to no other (§8, D2). */
  heed(failure: AnsweredFailure): void {
    const { state, sent } = failure;
    if (state && sent?.isCarried !== false && this.isOfNow(failure)) this.enter(state);
  }

  /** What the profile says of the person, for the next start (§3). */
  know(user: SessionUser): void {
    if (this.record) this.renew({ ...this.record, user });
  }

  /** Makes no call; clears token, state and, with the session, everything of the account (D6). */
  logOut(): void {
    this.end();
  }

  /** Until it is used, or until a session ends (D13). */
  rememberReturn(path: string): void {
    if (!mayComeBackTo(path)) return;
    this.returnTo = path;
    this.returnPath.keep(path);
  }

  takeReturn(): string | null {
    // Read anew: it waits for an hour at most, however long the tab has been open.
    const path = this.returnPath.read();
    this.forgetReturn();
    return path;
  }

  current(): CallSession | null {
    return this.record && !this.isExpired ? { id: this.record.id, token: this.record.token } : null;
  }

  refreshed({ id }: CallSession, token: string): void {
    if (this.record?.id === id && mayReplace(token, this.record.token)) this.renew({ ...this.record, token });
  }

  refused({ id }: CallSession): void {
    if (this.record?.id === id) this.lose();
  }

  /** The newest token wins; a sign-out or another sign-in elsewhere counts here too (D7). */
  private follow(other: SessionRecord | null): void {
    const mine = this.record;
    if (other && this.ended.has(other.id)) {
      if (mine) this.keep(mine);
      else this.storage.remove(SESSION_KEY);
      return;
    }
    if (other && mine && other.id === mine.id && !mayReplace(other.token, mine.token)) {
      this.renew({ ...other, token: mine.token });
      return;
    }
    if (!other && mine) {
      this.forgetReturn();
      // Another tab was quicker to see that the token has ended.
      this.endedUnasked = tokenStatus(mine.token, this.clock.now()) !== 'valid';
    }
    this.take(other);
  }

  private lose(): void {
    this.endedUnasked ||= this.record !== null;
    this.end();
  }

  /** Nothing of the session stays on the device: neither its token nor its person. */
  private end(): void {
    this.forgetReturn();
    this.storage.remove(CHECKOUT_KEY);
    if (this.record) this.ended.add(this.record.id);
    this.storage.remove(SESSION_KEY);
    this.take(null);
  }

  /** Changes the running session, unless another tab has ended it and this one is yet to be told (D7). */
  private renew(record: SessionRecord): void {
    const stored = this.stored();
    if (stored?.id === record.id) this.keep(record);
    else if (stored) this.follow(stored);
    // Ended in another tab that is yet to say so, or cleared away in this one, of which no tab is told.
    else this.lose();
  }

  private stored(): SessionRecord | null {
    return parseSessionRecord(this.storage.get(SESSION_KEY));
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
    if (!this.isExpired) return;
    const stored = this.stored();
    // Another tab may hold a newer token, or another session, of which this one is yet to be told.
    if (stored && tokenStatus(stored.token, this.clock.now()) === 'valid') this.follow(stored);
    else this.lose();
  }

  private forgetReturn(): void {
    this.returnTo = null;
    this.returnPath.forget();
  }
}
