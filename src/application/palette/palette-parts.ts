import type { Translate } from '#src/application/i18n/translate.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { SearchableCommand } from '#src/domain/palette/command-search.ts';
import { KeySequence } from './key-sequence.ts';
import { PaletteStore } from './palette-store.ts';
import type { RecentCommands } from './recent-commands.ts';

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
