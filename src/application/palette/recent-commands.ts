import { array, string } from 'valibot';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';

export const RECENT_COMMANDS_KEY = 'gatehouse.recent-commands';

export const MAX_RECENT = 5;

const storedRecent = array(string());

/** The last chosen commands of a session, newest first: their ids alone, never what they name. */
export class RecentCommands {
  /** `storage` is the session's own. */
  constructor(private readonly storage: KeyValueStorage) {}

  /** Read each time, because another tab adds to them too. */
  get ids(): readonly string[] {
    return (parseStored(storedRecent, this.storage.get(RECENT_COMMANDS_KEY)) ?? []).slice(0, MAX_RECENT);
  }

  add(id: string): void {
    const ids = [id, ...this.ids.filter((known) => known !== id)].slice(0, MAX_RECENT);
    this.storage.set(RECENT_COMMANDS_KEY, JSON.stringify(ids));
  }
}
