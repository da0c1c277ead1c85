import { makeAutoObservable } from 'mobx';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

export const DISMISSED_KEY = 'gatehouse.dismissed-notice';

/** A dismissed maintenance notice does not return until its text changes. */
export class NoticeStore {
  private dismissed: string | null = null;
  readonly #text: string;
  readonly #storage: KeyValueStorage;

  constructor(text: string, storage: KeyValueStorage) {
    this.#text = text;
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Disposer {
    this.dismissed = this.#storage.get(DISMISSED_KEY);
    return () => undefined;
  }

  get notice(): string | null {
    return this.#text !== '' && this.#text !== this.dismissed ? this.#text : null;
  }

  dismiss(): void {
    this.dismissed = this.#text;
    this.#storage.set(DISMISSED_KEY, this.#text);
  }
}
