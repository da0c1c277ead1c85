import { makeAutoObservable } from 'mobx';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { CallsStore } from './calls-store.ts';

/** Whether the drawer is open; all else of it is fetched with the log. */
export class CallsPanel {
  isOpen = false;

  constructor(readonly store: LazyPart<CallsStore>) {
    makeAutoObservable(this, { store: false }, { autoBind: true });
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}
