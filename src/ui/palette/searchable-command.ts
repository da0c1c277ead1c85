import type { TFunction } from 'i18next';
import type { SearchableCommand } from '#src/domain/palette/command-search.ts';
import type { Command, CommandTitle } from '#src/ui/components/command/command.ts';

export function titleText(title: CommandTitle, t: TFunction): string {
  return 'name' in title ? title.name : t(title.key, { ...title.values });
}

export function toSearchable(t: TFunction): (command: Command) => SearchableCommand {
  return ({ id, section, title, keywords, isSearchOnly = false }) => ({
    id,
    section,
    title: titleText(title, t),
    keywords: keywords ? t(keywords) : '',
    isSearchOnly,
  });
}
