import { maskStored } from '#src/domain/shared/mask-known.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import { parseSessionRecord, SESSION_KEY } from './session-record.ts';

/**
 * Everything that a session leaves on the device and in its tab beside its record; it ends with the session. What was
 * typed and the page to come back to wait for the next sign-in (`DraftStore`, `RedirectAfterLogin`).
 */
export const SESSION_ENTRIES = {
  device: [
    'gatehouse.activity',
    'gatehouse.capabilities',
    'gatehouse.checkout',
    'gatehouse.faucet-wait',
    'gatehouse.folds',
    'gatehouse.log-views',
    'gatehouse.plans',
    'gatehouse.recent-commands',
    'gatehouse.roles',
    'gatehouse.single-sign-on',
    'gatehouse.skipped-stages',
    'gatehouse.support-chat',
    'gatehouse.usage',
  ],
  tab: ['gatehouse.page-tabs'],
} as const;

export interface OwnStorage {
  readonly storage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
}

/** Each entry names the session that wrote it, `["id",value]`, so that no other reads, replaces or removes it. */
export class SessionEntries {
  constructor(
    private readonly device: KeyValueStorage,
    private readonly tab: KeyValueStorage,
    private readonly secrets: KnownSecrets,
  ) {}

  /** The entries of one session, whose values are JSON. It writes only while the device holds that session. */
  of(id: string | null): OwnStorage {
    return {
      storage: this.own(id, this.device, SESSION_ENTRIES.device),
      tabStorage: this.own(id, this.tab, SESSION_ENTRIES.tab),
    };
  }

  /** Removes what the session that the device holds did not write; all of it if there is none. */
  sweep(): void {
    const start = prefixOf(this.storedId);
    for (const [storage, keys] of [
      [this.device, SESSION_ENTRIES.device],
      [this.tab, SESSION_ENTRIES.tab],
    ] as const) {
      for (const key of keys) if (!storage.get(key)?.startsWith(start)) storage.remove(key);
    }
  }

  private own(id: string | null, storage: KeyValueStorage, keys: readonly string[]): KeyValueStorage {
    const start = prefixOf(id);
    const read = (text: string | null) => (text?.startsWith(start) ? text.slice(start.length, -1) : null);
    return {
      get: (key) => read(storage.get(key)),
      set: (key, value) => {
        if (!keys.includes(key)) throw new Error(`${key} is in no list of what ends with a session`);
        if (id !== null && id === this.storedId) storage.set(key, `${start}${maskStored(value, this.secrets.all)}]`);
      },
      remove(key) {
        if (read(storage.get(key)) !== null) storage.remove(key);
      },
      onOtherTab: (listener) => storage.onOtherTab((key, text) => listener(key, read(text))),
    };
  }

  private get storedId(): string | null {
    return parseSessionRecord(this.device.get(SESSION_KEY))?.id ?? null;
  }
}

function prefixOf(id: string | null): string {
  return `[${JSON.stringify(id)},`;
}
