import type { Clock } from '#src/application/platform/clock.ts';
import type { SearchableCommand } from '#src/domain/palette/command-search.ts';
import { KeySequence } from './key-sequence.ts';
import { PaletteStore } from './palette-store.ts';
import type { RecentCommands } from './recent-commands.ts';

/** What the palette needs beyond its dialogs; fetched on its first use. */
export interface PaletteParts {
  readonly sequence: KeySequence;
  createPalette(commands: () => readonly SearchableCommand[]): PaletteStore;
  openInNewTab(url: string): void;
}

export interface PaletteDeps {
  readonly clock: Clock;
  readonly recent: RecentCommands;
  readonly openInNewTab: (url: string) => void;
}

export function createPaletteParts({ clock, recent, openInNewTab }: PaletteDeps): PaletteParts {
  return {
    sequence: new KeySequence(clock),
    createPalette: (commands) => new PaletteStore(commands, recent),
    openInNewTab,
  };
}
