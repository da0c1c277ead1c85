import { makeAutoObservable } from 'mobx';
import { Resource } from '../async/resource';
import type { Profile, SessionUser } from '../../domain/account/profile';
import type { Undo } from '../platform/clock';
import type { Logger } from '../platform/logger';
import type { AccountGateway } from './account-gateway';
import type { SessionStore } from './session-store';

/** The signed-in person. Known from the last time at once, and refreshed with every start (§3, §8). */
export class ProfileStore {
  readonly profile: Resource<Profile>;

  constructor(
    gateway: AccountGateway,
    private readonly session: SessionStore,
    private readonly logger: Logger,
  ) {
    this.profile = new Resource((signal) => gateway.profile(signal));
    makeAutoObservable<this, 'session' | 'logger'>(
      this,
      { session: false, logger: false, profile: false },
      { autoBind: true },
    );
  }

  start(): Undo {
    void this.load();
    return () => this.profile.stop();
  }

  get person(): SessionUser | null {
    return this.profile.value ?? this.session.user;
  }

  /** A failure of the refresh only applies the state that it carries (§8). */
  async load(): Promise<void> {
    const { sessionId } = this.session;
    await this.profile.load();
    // Another customer may have signed in meanwhile.
    if (this.session.sessionId !== sessionId) return;
    const { state } = this.profile;
    if (state.kind === 'ready') {
      const { email, firstName, lastName } = state.value;
      this.session.know({ email, firstName, lastName });
    } else if (state.kind === 'failed') {
      this.logger.warn('The profile did not load', state.failure.code);
      if (state.failure.state) this.session.enter(state.failure.state);
    }
  }
}
