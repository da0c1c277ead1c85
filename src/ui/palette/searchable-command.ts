import type { Translate } from '#src/application/i18n/translate.ts';
import type { SearchableCommand } from '#src/domain/palette/command-search.ts';
import type { Command, CommandTitle } from '#src/ui/components/command/command.ts';

export function titleText(title: CommandTitle, t: Translate): string {
  return 'name' in title ? title.name : t(title.key, { ...title.values });
}

export function toSearchable(t: Translate): (command: Command) => SearchableCommand {
  return ({ id, section, title, keywords, isSearchOnly = false }) => ({
    id,
    section,
    title: titleText(title, t),
    keywords: keywords ? t(keywords) : '',
    isSearchOnly,
  });
}
