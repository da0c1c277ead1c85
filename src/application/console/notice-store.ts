import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '../platform/key-value-storage';

export const DISMISSED_KEY = 'gatehouse.dismissed-notice';

/** The maintenance notice; once dismissed, that text does not come back (D43). */
export class NoticeStore {
  private dismissed: string | null;

  constructor(
    private readonly text: string,
    private readonly storage: KeyValueStorage,
  ) {
    this.dismissed = storage.get(DISMISSED_KEY);
    makeAutoObservable<this, 'storage' | 'text'>(this, { storage: false, text: false }, { autoBind: true });
  }

  get notice(): string | null {
    return this.text !== '' && this.text !== this.dismissed ? this.text : null;
  }

  dismiss(): void {
    this.dismissed = this.text;
    this.storage.set(DISMISSED_KEY, this.text);
  }
}
