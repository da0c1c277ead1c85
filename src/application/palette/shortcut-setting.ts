import { makeAutoObservable } from 'mobx';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

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
