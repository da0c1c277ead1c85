import { makeAutoObservable } from 'mobx';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

export const DISMISSED_KEY = 'gatehouse.dismissed-notice';

/** A dismissed maintenance notice does not return until its text changes. */
export class NoticeStore {
  private dismissed: string | null = null;

  constructor(
    private readonly text: string,
    private readonly storage: KeyValueStorage,
  ) {
    makeAutoObservable<this, 'storage' | 'text'>(this, { storage: false, text: false }, { autoBind: true });
  }

  start(): Disposer {
    this.dismissed = this.storage.get(DISMISSED_KEY);
    return () => undefined;
  }

  get notice(): string | null {
    return this.text !== '' && this.text !== this.dismissed ? this.text : null;
  }

  dismiss(): void {
    this.dismissed = this.text;
    this.storage.set(DISMISSED_KEY, this.text);
  }
}
