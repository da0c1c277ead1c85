import { array, string } from 'valibot';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import { makeAutoObservable } from 'mobx';
import type { Disposer } from '#src/application/platform/clock.ts';

export const RECENT_COMMANDS_KEY = 'gatehouse.recent-commands';

const MAX_RECENT = 5;

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

export const SHORTCUT_SETTING_KEY = 'gatehouse.single-key-shortcuts';

const OFF = 'off';

/** Whether single keys are shortcuts on this device. Speech input and unsteady hands need them off. */
export class ShortcutSetting {
  isEnabled = true;
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    this.apply(this.#storage.get(SHORTCUT_SETTING_KEY));
    return this.#storage.onOtherTab((key, value) => {
      if (key === SHORTCUT_SETTING_KEY) this.apply(value);
    });
  }

  setEnabled(isEnabled: boolean): void {
    this.isEnabled = isEnabled;
    if (isEnabled) this.#storage.remove(SHORTCUT_SETTING_KEY);
    else this.#storage.set(SHORTCUT_SETTING_KEY, OFF);
  }

  private apply(stored: string | null): void {
    this.isEnabled = stored !== OFF;
  }
}
