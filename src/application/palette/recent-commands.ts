import { array, string, tuple } from 'valibot';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { parseStored } from '#src/application/platform/parse-stored.ts';

export const RECENT_COMMANDS_KEY = 'gatehouse.recent-commands';

export const MAX_RECENT = 5;

const storedRecent = tuple([string(), array(string())]);

/** The last chosen commands of a session, newest first: their ids alone, never what they name. */
export class RecentCommands {
  private readonly sessionId: string | null;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly session: Pick<SessionStore, 'sessionId'>,
  ) {
    this.sessionId = session.sessionId;
  }

  start(): Disposer {
    return () => {
      if (this.session.sessionId !== this.sessionId) this.storage.remove(RECENT_COMMANDS_KEY);
    };
  }

  /** Read each time, because another tab adds to them too. */
  get ids(): readonly string[] {
    const [owner, ids] = parseStored(storedRecent, this.storage.get(RECENT_COMMANDS_KEY)) ?? [null, []];
    return owner === this.sessionId ? ids.slice(0, MAX_RECENT) : [];
  }

  add(id: string): void {
    const ids = [id, ...this.ids.filter((known) => known !== id)].slice(0, MAX_RECENT);
    this.storage.set(RECENT_COMMANDS_KEY, JSON.stringify([this.sessionId, ids]));
  }
}
