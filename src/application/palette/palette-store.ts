import { makeAutoObservable } from 'mobx';
import {
  type CommandGroup,
  type CommandMatch,
  initialCommands,
  type SearchableCommand,
  searchCommands,
} from '#src/domain/palette/command-search.ts';
import { searchWords } from '#src/domain/shared/search-text.ts';
import type { RecentCommands } from './palette-settings.ts';

export type PaletteMove = 'next' | 'previous' | 'next-page' | 'previous-page' | 'first' | 'last';

const PAGE_STEP = 8;

/** One opening of the palette. The active command stays active while further commands load. */
export class PaletteStore {
  query = '';
  private activeId: string | null = null;
  readonly #recentIds: readonly string[];

  constructor(
    private readonly commands: () => readonly SearchableCommand[],
    private readonly recent: RecentCommands,
  ) {
    // A snapshot, so that no group appears while the palette closes.
    this.#recentIds = recent.ids;
    makeAutoObservable<this, 'commands' | 'recent'>(this, { commands: false, recent: false }, { autoBind: true });
  }

  get groups(): readonly CommandGroup[] {
    return searchWords(this.query).length === 0
      ? initialCommands(this.commands(), this.#recentIds)
      : searchCommands(this.commands(), this.query);
  }

  /** Each command is in one group only. */
  get matches(): readonly CommandMatch[] {
    return this.groups.flatMap(({ matches }) => matches);
  }

  get active(): SearchableCommand | null {
    return this.matches[this.activeIndex]?.command ?? null;
  }

  setQuery(query: string): void {
    this.query = query;
    this.activeId = null;
  }

  append(typed: string): void {
    if (typed !== '') this.setQuery(this.query + typed);
  }

  /** Single steps go round; longer ones end at the last command. */
  move(move: PaletteMove): void {
    const { length } = this.matches;
    if (length === 0) return;
    const index = targetIndex(move, this.activeIndex, length);
    this.activeId = this.matches[index]?.command.id ?? null;
  }

  markChosen(id: string): void {
    this.recent.add(id);
  }

  private get activeIndex(): number {
    return Math.max(
      0,
      this.matches.findIndex(({ command }) => command.id === this.activeId),
    );
  }
}

function targetIndex(move: PaletteMove, index: number, length: number): number {
  switch (move) {
    case 'next':
      return (index + 1) % length;
    case 'previous':
      return (index + length - 1) % length;
    case 'next-page':
      return Math.min(index + PAGE_STEP, length - 1);
    case 'previous-page':
      return Math.max(index - PAGE_STEP, 0);
    case 'first':
      return 0;
    case 'last':
      return length - 1;
  }
}
