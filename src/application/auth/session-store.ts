import { makeAutoObservable } from 'mobx';
import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { SessionUser } from '#src/domain/account/profile.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { tokenExpiry, tokenStatus, tokenSubject } from '#src/domain/auth/session-token.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Owner } from '#src/application/platform/owner-digest.ts';
import type { SignIn } from './auth-gateway.ts';
import type { CallSession, CallSessions } from './call-session.ts';
import { RedirectAfterLogin } from './redirect-after-login.ts';
import { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import { type OwnStorage, SessionEntries } from './session-entries.ts';
import {
  DRAFTS_KEY,
  ENDED_BY_ITSELF,
  ownerOf,
  parseSessionRecord,
  SESSION_KEY,
  type SessionRecord,
} from './session-record.ts';

const SINGLE_SIGN_ON_KEY = 'gatehouse.single-sign-on';

/** Longer delays overflow the browser's timer and fire at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Apart enough for a number of milliseconds since 1970. */
const SAME_MILLISECOND = 1 / 1024;

export class SessionStore implements CallSessions {
  private record: SessionRecord | null = null;
  private isExpired = false;
  /** The session ended by itself, so the log-in screen explains it. */
  endedUnexpectedly = false;
  /** The next session begins at the issuer of the single sign-on. */
  beginsAtIssuer = false;
  /** Ends the session at the issuer, too. */
  leaveForIssuer: () => void = () => undefined;
  readonly redirect: RedirectAfterLogin;
  readonly secrets = new KnownSecrets();
  readonly #entries: SessionEntries;
  #stopExpiry: Disposer = () => undefined;
  /** Sessions that ended here; a slower tab may still store one of them. */
  readonly #ended = new Set<string>();
  #lastSentAt = 0;
  readonly #sentAt = new WeakMap<CallSession, number>();
  readonly #storage: KeyValueStorage;
  readonly #tabStorage: KeyValueStorage;
  readonly #clock: Clock;
  readonly #newId: () => string;

  constructor(storage: KeyValueStorage, clock: Clock, newId: () => string, tabStorage: KeyValueStorage) {
    this.#storage = storage;
    this.#tabStorage = tabStorage;
    this.#clock = clock;
    this.#newId = newId;
    this.redirect = new RedirectAfterLogin(tabStorage, clock);
    this.#entries = new SessionEntries(storage, tabStorage, this.secrets);
    makeAutoObservable<this, 'record' | 'nextSentAt'>(
      this,
      {
        record: true,
        redirect: false,
        secrets: false,
        getSession: false,
        isFromCurrentSession: false,
        nextSentAt: false,
      },
      { autoBind: true, deep: false },
    );
  }

  start(): Disposer {
    this.redirect.start();
    this.apply(this.readStored());
    // A token that expired while the page was closed leaves no data behind.
    if (this.record && this.isExpired) this.end(ownerOf(this.record));
    const unsubscribe = this.#storage.onOtherTab((key, value) => {
      if (key === SESSION_KEY) this.syncFromOtherTab(parseSessionRecord(value), value === ENDED_BY_ITSELF);
      // The site's data were cleared; nobody logged out.
      else if (key === null) this.endUnauthorized();
    });
    return () => {
      unsubscribe();
      this.#stopExpiry();
    };
  }

  get hasToken(): boolean {
    return this.record !== null && !this.isExpired;
  }

  /** `notAuth` without a valid token, whatever is stored. */
  get state(): AccountState {
    return this.hasToken && this.record ? this.record.state : 'notAuth';
  }

  get user(): SessionUser | null {
    return this.hasToken && this.record ? this.record.user : null;
  }

  /** Names the person where no response has; null if the token does not. */
  get subject(): string | null {
    return this.hasToken && this.record ? tokenSubject(this.record.token) : null;
  }

  /** Changes with every sign-in and sign-out, not on token rotation. */
  get sessionId(): string | null {
    return this.hasToken && this.record ? this.record.id : null;
  }

  /** Starts a session, unless the response denies access or the session is not `before`, that of the request. */
  startSession(
    { token, state, user }: SignIn,
    before: string | null,
  ): 'started' | 'superseded' | 'unusable-token' | 'access-denied' {
    if (this.sessionId !== before) return 'superseded';
    if (state === 'notAuth') return 'access-denied';
    if (tokenStatus(token, this.#clock.now()) !== 'valid') return 'unusable-token';
    this.save({ id: this.#newId(), token, sentAt: this.nextSentAt(), state, user });
    if (this.beginsAtIssuer) this.own.storage.set(SINGLE_SIGN_ON_KEY, 'true');
    return 'started';
  }

  setAccountState(state: AccountState): void {
    if (state === 'notAuth') this.endUnauthorized();
    else if (this.record) this.update({ ...this.record, state });
  }

  /** Late failures of an earlier session are ignored. */
  isFromCurrentSession({ origin }: RequestFailure): boolean {
    return origin === undefined || origin.session === this.sessionId;
  }

  /** Applies a failure's state to the session that the call carried. */
  applyStateFrom(failure: RequestFailure): void {
    const { state, origin } = failure;
    if (state && origin?.wasAuthenticated !== false && this.isFromCurrentSession(failure)) this.setAccountState(state);
  }

  /** Stores the profile's person for the next start. */
  setUser(user: SessionUser): void {
    if (this.record) this.update({ ...this.record, user });
  }

  /** Clears the token, the state and all account data here; elsewhere only what began at an issuer. */
  logOut(): void {
    const beganAtIssuer = this.own.storage.get(SINGLE_SIGN_ON_KEY) !== null;
    this.#tabStorage.remove(DRAFTS_KEY);
    this.end(null);
    if (beganAtIssuer) this.leaveForIssuer();
  }

  /** Like a log-out, but the same person comes back to the page. */
  endIdle(): void {
    this.#tabStorage.remove(DRAFTS_KEY);
    this.end(ownerOf(this.record));
  }

  /** The entries of the session of now, which end with it. */
  get own(): OwnStorage {
    return this.#entries.of(this.sessionId);
  }

  getSession(): CallSession | null {
    if (!this.record || this.isExpired) return null;
    const call: CallSession = { id: this.record.id, token: this.record.token };
    this.#sentAt.set(call, this.nextSentAt());
    return call;
  }

  /**
   * Of two calls under way the one that was sent later brings the token that lasts, whichever answers first. One that
   * repeats the token it was sent with brings none.
   */
  onTokenRefreshed(call: CallSession, token: string): void {
    if (token === call.token) return;
    const sentAt = this.#sentAt.get(call) ?? this.nextSentAt();
    if (this.record?.id !== call.id || sentAt <= this.record.sentAt) return;
    if (tokenStatus(token, this.#clock.now()) === 'valid') this.update({ ...this.record, token, sentAt });
  }

  onUnauthorized({ id }: CallSession): void {
    if (this.record?.id === id) this.endUnauthorized();
  }

  /** A page from the back-forward cache heard of nothing that other tabs did. */
  resync(): void {
    const stored = this.readStored();
    if (stored?.token !== this.record?.token || stored?.id !== this.record?.id) this.syncFromOtherTab(stored);
  }

  /** The newest token wins; sign-ins and sign-outs of other tabs apply here too. */
  private syncFromOtherTab(other: SessionRecord | null, endedByItself = false): void {
    const ownRecord = this.record;
    if (other && this.#ended.has(other.id)) {
      return ownRecord ? this.save(ownRecord) : this.#storage.remove(SESSION_KEY);
    }
    if (other && ownRecord && other.id === ownRecord.id && other.sentAt < ownRecord.sentAt && this.hasToken) {
      return this.save({ ...other, token: ownRecord.token, sentAt: ownRecord.sentAt });
    }
    if (!other && ownRecord) {
      // Another tab noticed first; one that has just opened only removes an expired token.
      this.endedUnexpectedly = endedByItself || tokenStatus(ownRecord.token, this.#clock.now()) !== 'valid';
      this.redirect.end(this.endedUnexpectedly ? ownerOf(ownRecord) : null);
    }
    this.apply(other);
  }

  private endUnauthorized(): void {
    this.endedUnexpectedly ||= this.record !== null;
    if (this.record && !this.successor) this.#storage.set(SESSION_KEY, ENDED_BY_ITSELF);
    this.end(ownerOf(this.record));
  }

  /** Leaves neither token nor person on the device. A session that another tab started since continues here. */
  private end(owner: Owner | null): void {
    const { successor } = this;
    if (this.record) this.#ended.add(this.record.id);
    this.redirect.end(owner);
    if (!successor) this.#storage.remove(SESSION_KEY);
    this.apply(successor);
  }

  private get successor(): SessionRecord | null {
    const stored = this.readStored();
    const isOther = stored !== null && stored.id !== this.record?.id && !this.#ended.has(stored.id);
    return isOther && tokenStatus(stored.token, this.#clock.now()) === 'valid' ? stored : null;
  }

  /** Changes the running session, unless another tab ended it. */
  private update(record: SessionRecord): void {
    const stored = this.readStored();
    if (stored?.id === record.id) {
      const { token, sentAt } = stored.sentAt > record.sentAt ? stored : record;
      this.save({ ...record, token, sentAt });
    } else if (stored) this.syncFromOtherTab(stored);
    // Another tab ended the session, or this one cleared it without an event.
    else this.endUnauthorized();
  }

  /** Later than all that was sent before, in this tab or for a token that another tab has stored. */
  private nextSentAt(): number {
    const last = Math.max(this.#lastSentAt, this.record?.sentAt ?? 0);
    this.#lastSentAt = Math.max(this.#clock.now(), last + SAME_MILLISECOND);
    return this.#lastSentAt;
  }

  private readStored(): SessionRecord | null {
    return parseSessionRecord(this.#storage.get(SESSION_KEY));
  }

  private save(record: SessionRecord): void {
    this.#storage.set(SESSION_KEY, JSON.stringify(record));
    this.apply(record);
  }

  private apply(record: SessionRecord | null): void {
    const isOther = record?.id !== this.record?.id;
    if (isOther && this.record) this.secrets.endSession();
    if (record) this.secrets.addToken(record.token);
    this.record = record;
    if (record) this.endedUnexpectedly = false;
    if (isOther && record) this.redirect.begin(ownerOf(record), record.state);
    if (isOther || !record) this.#entries.sweep();
    // Nothing was typed yet that a new account could get back.
    if (record?.state === 'email-verification') this.#tabStorage.remove(DRAFTS_KEY);
    this.#stopExpiry();
    this.watchExpiry();
  }

  private watchExpiry(): void {
    const token = this.record?.token;
    this.isExpired = token === undefined || tokenStatus(token, this.#clock.now()) !== 'valid';
    if (token === undefined || this.isExpired) return;
    const remainingMs = (tokenExpiry(token) ?? 0) - this.#clock.now() + 1;
    this.#stopExpiry = this.#clock.after(Math.min(remainingMs, MAX_TIMEOUT_MS), this.expire);
  }

  private expire(): void {
    this.watchExpiry();
    if (!this.isExpired) return;
    const stored = this.readStored();
    // Another tab may hold a newer token or session.
    if (stored && tokenStatus(stored.token, this.#clock.now()) === 'valid') this.syncFromOtherTab(stored);
    else this.endUnauthorized();
  }
}
