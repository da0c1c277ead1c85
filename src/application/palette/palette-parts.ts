import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { SearchableCommand } from '#src/domain/palette/command-search.ts';
import { PaletteStore } from './palette-store.ts';
import type { RecentCommands } from './palette-settings.ts';
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

/** What the palette needs beyond its dialogs; fetched on its first use. */
export interface PaletteParts {
  readonly sequence: KeySequence;
  /** The titles follow the language while the palette is open. */
  createPalette(commands: (translate: Translate) => readonly SearchableCommand[]): PaletteStore;
  openInNewTab(url: string): void;
}

export interface PaletteDeps {
  readonly clock: Clock;
  readonly recent: RecentCommands;
  readonly translate: Translate;
  readonly openInNewTab: (url: string) => void;
}

export function createPaletteParts({ clock, recent, translate, openInNewTab }: PaletteDeps): PaletteParts {
  return {
    sequence: new KeySequence(clock),
    createPalette: (commands) => new PaletteStore(() => commands(translate), recent),
    openInNewTab,
  };
}
