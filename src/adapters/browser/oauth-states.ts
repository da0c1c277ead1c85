import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { SOCIAL_STATES_KEY } from '#src/application/platform/social-sign-in.ts';

type PendingSignIn = readonly [state: string, provider: string, at: number];

const LIFETIME_MS = 10 * 60 * 1000;

/** Random states: each serves one provider, once, within ten minutes. Several tabs may wait. */
export class OauthStates {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  add(state: string, provider: string): void {
    this.save([...this.readPending(), [state, provider, this.clock.now()]]);
  }

  /** Whether the state was sent to this provider. Consumes it in any case. */
  consume(state: string, provider: string): boolean {
    const pending = this.readPending();
    const found = pending.find((entry) => entry[0] === state);
    if (found) this.save(pending.filter((entry) => entry !== found));
    return found?.[1] === provider;
  }

  private readPending(): readonly PendingSignIn[] {
    const now = this.clock.now();
    return this.readStored().filter(([, , at]) => at <= now && now - at <= LIFETIME_MS);
  }

  private readStored(): readonly PendingSignIn[] {
    try {
      const stored: unknown = JSON.parse(this.storage.get(SOCIAL_STATES_KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isPendingSignIn) : [];
    } catch {
      return [];
    }
  }

  private save(pending: readonly PendingSignIn[]): void {
    if (pending.length > 0) this.storage.set(SOCIAL_STATES_KEY, JSON.stringify(pending));
    else this.storage.remove(SOCIAL_STATES_KEY);
  }
}

function isPendingSignIn(entry: unknown): entry is PendingSignIn {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[2] === 'number';
}
