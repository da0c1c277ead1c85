import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import { pressKey, type ShortcutOwner } from '#src/domain/palette/shortcut.ts';

export const SEQUENCE_TIMEOUT_MS = 1500;

/** The keys of a shortcut, which must follow each other soon. */
export class KeySequence {
  private pending: readonly string[] = [];
  private stopTimer: Disposer = () => undefined;

  constructor(private readonly clock: Clock) {}

  press(key: string, owners: readonly ShortcutOwner[]): string | null {
    const step = pressKey(owners, this.pending, key);
    this.clear();
    if (step.kind === 'complete') return step.id;
    if (step.kind === 'pending') {
      this.pending = step.keys;
      this.stopTimer = this.clock.after(SEQUENCE_TIMEOUT_MS, () => this.clear());
    }
    return null;
  }

  get isPending(): boolean {
    return this.pending.length > 0;
  }

  clear(): void {
    this.stopTimer();
    this.pending = [];
  }
}
