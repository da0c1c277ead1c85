import { Fragment, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CommandGroup, CommandMatch, MatchRange } from '#src/domain/palette/command-search.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import type { Command } from '#src/ui/components/command/command.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { NewTabHint } from '#src/ui/components/link/external-link.tsx';
import { KeyCaps } from '#src/ui/components/shortcut/key-caps.tsx';
import styles from './palette.module.css';

interface CommandListProps {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  readonly activeId: string | null;
  readonly commandOf: (id: string) => Command | undefined;
  readonly onChoose: (id: string) => void;
}

/** The field has the focus all the time; it points to the active option. */
export function CommandList({ id, groups, activeId, commandOf, onChoose }: CommandListProps) {
  const { t } = useTranslation();
  const list = useScrollToActive(activeId);

  return (
    <div className={styles.list} ref={list} role="listbox" id={id} aria-label={t('palette.results')}>
      {groups.map(({ section, matches }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox
        <div key={section} role="group" aria-labelledby={`${id}-${section}`}>
          <div className={styles.heading} id={`${id}-${section}`} role="presentation">
            {t(`palette.section.${section}`)}
          </div>
          {matches.map((match) => (
            <CommandOption
              key={match.command.id}
              match={match}
              id={optionId(id, match.command.id)}
              command={commandOf(match.command.id)}
              isActive={match.command.id === activeId}
              onChoose={() => onChoose(match.command.id)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Not as the list appears: it starts at its first option, and to scroll costs a layout. */
function useScrollToActive(activeId: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shownId = useRef(activeId);
  useEffect(() => {
    if (shownId.current === activeId) return;
    shownId.current = activeId;
    const active = list.current?.querySelector('[aria-selected="true"]');
    // The first option brings its heading along.
    if (active?.matches(':first-of-type > :nth-child(2)')) list.current?.scrollTo({ top: 0 });
    else active?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return list;
}

export function optionId(listId: string, commandId: string): string {
  return `${listId}-option-${commandId}`;
}

interface CommandOptionProps {
  readonly id: string;
  readonly match: CommandMatch;
  readonly command: Command | undefined;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function CommandOption({ id, match, command, isActive, onChoose }: CommandOptionProps) {
  if (!command) return null;
  const { icon, shortcut, target } = command;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the input, which has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the same; aria-activedescendant points here
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.isActive)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon of={icon} />
      <span className={styles.title}>
        <MarkedText text={match.command.title} ranges={match.ranges} />
        {target.kind === 'external' && <NewTabHint />}
      </span>
      {shortcut && (
        <span aria-hidden="true">
          <KeyCaps keys={shortcut} />
        </span>
      )}
    </div>
  );
}

interface MarkedTextProps {
  readonly text: string;
  readonly ranges: readonly MatchRange[];
}

/** Replaced as a whole, because a translating browser replaces the single texts and React would change them unseen. */
function MarkedText({ text, ranges }: MarkedTextProps) {
  const key = ranges.map(({ start, end }) => `${start}-${end}`).join();
  return (
    <bdi key={`${key} ${text}`} data-slot="replaced-text">
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </bdi>
  );
}
