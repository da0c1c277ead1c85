import { makeAutoObservable } from 'mobx';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

export const THEME_KEY = 'gatehouse.theme';

/** Light, dark or the device's setting; outlives the session. */
export class ThemeStore {
  theme: Theme = 'system';
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    this.apply(this.#storage.get(THEME_KEY));
    return this.#storage.onOtherTab((key, value) => {
      if (key === THEME_KEY) this.apply(value);
    });
  }

  choose(theme: Theme): void {
    this.theme = theme;
    this.#storage.set(THEME_KEY, theme);
  }

  private apply(stored: string | null): void {
    this.theme = THEMES.find((theme) => theme === stored) ?? 'system';
  }
}
