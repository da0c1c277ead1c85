import { makeAutoObservable } from 'mobx';
import { Resource } from '#src/application/async/resource.ts';
import type { LogFailure } from '#src/application/feedback/report-failure.ts';
import { isRecent } from '#src/application/async/loadable.ts';
import type { Profile, SessionUser } from '#src/domain/account/profile.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { AccountGateway } from './account-gateways.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';

export class ProfileStore {
  readonly profile: Resource<Profile>;
  readonly #session: SessionStore;
  readonly #focus: WindowFocus;
  readonly #logFailure: LogFailure;
  readonly #clock: Clock;
  #loadedAt: Instant | null = null;

  constructor(
    gateway: AccountGateway,
    session: SessionStore,
    focus: WindowFocus,
    logFailure: LogFailure,
    clock: Clock,
  ) {
    this.#session = session;
    this.#focus = focus;
    this.#logFailure = logFailure;
    this.#clock = clock;
    this.profile = new Resource((signal) => gateway.profile(signal));
    makeAutoObservable(this, { profile: false }, { autoBind: true });
  }

  start(): Disposer {
    void this.load();
    const unsubscribe = this.#focus.onReturn(this.refreshStale);
    return () => {
      unsubscribe();
      this.profile.stop();
    };
  }

  /** Another tab may have changed the email; the session reports it. */
  private get isOutdated(): boolean {
    const { state, value } = this.profile;
    return state.kind === 'failed' || (value !== undefined && value.email !== this.#session.user?.email);
  }

  get person(): SessionUser | null {
    return this.profile.value ?? this.#session.user;
  }

  /** Until the profile says otherwise. */
  get hasPassword(): boolean {
    return this.profile.value?.hasPassword ?? true;
  }

  applyEmail(email: string): void {
    const { person } = this;
    this.profile.amend((profile) => ({ ...profile, email }));
    if (person) this.#session.setUser({ email, firstName: person.firstName, lastName: person.lastName });
  }

  /** At a return to the window, and for a page that shows more of it. */
  refreshStale(): void {
    if (this.isOutdated || !isRecent(this.#loadedAt, this.#clock.now())) void this.load();
  }

  /** A failed refresh only applies the state that it carries. */
  async load(): Promise<void> {
    const { sessionId } = this.#session;
    this.#loadedAt = this.#clock.now();
    await this.profile.load();
    // Another person may have signed in in the meantime.
    if (this.#session.sessionId !== sessionId) return;
    const { state } = this.profile;
    if (state.kind === 'ready') {
      const { email, firstName, lastName } = state.value;
      this.#session.setUser({ email, firstName, lastName });
    } else if (state.kind === 'failed') {
      this.#logFailure('The profile did not load', state.failure);
    }
  }
}
