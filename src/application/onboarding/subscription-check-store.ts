import { makeAutoObservable } from 'mobx';
import type { Clock, Undo } from '../platform/clock';

/** §9. */
export const VALIDATING_MS = 4000;

interface Reloadable {
  load(): Promise<void>;
}

/** After a payment: whatever it changes is asked for again while the page says so (§2). */
export class SubscriptionCheckStore {
  isValidating = true;

  constructor(
    private readonly changed: readonly Reloadable[],
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'changed' | 'clock'>(this, { changed: false, clock: false }, { autoBind: true });
  }

  start(): Undo {
    this.ask();
    return this.clock.after(VALIDATING_MS, this.finish);
  }

  /** The provider may have heard of the payment only meanwhile. */
  private finish(): void {
    this.isValidating = false;
    this.ask();
  }

  private ask(): void {
    for (const one of this.changed) void one.load();
  }
}
