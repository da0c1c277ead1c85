import { Check, ExternalLink as LeavesConsole } from 'lucide';
import type { MenuItem } from 'primereact/menuitem';
import type { HTMLAttributes, ReactNode } from 'react';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import type { MenuEntry, MenuOption } from './menu-entry.ts';
import styles from './menu.module.css';
import { Link } from 'wouter';
import { NewTabHint } from '#src/ui/components/link/external-link.tsx';

interface MenuLinkProps {
  readonly label: string;
  readonly href: string;
  readonly icon?: IconType;
  readonly external?: boolean;
}

/** On Enter, PrimeReact clicks the element with this attribute. */
const ACTION = { 'data-pc-section': 'action', tabIndex: -1, className: styles.item } as const;

function MenuLink({ label, href, icon, external = false }: MenuLinkProps) {
  const content = (
    <>
      {icon && <Icon of={icon} />}
      <span>{label}</span>
    </>
  );
  if (!external) {
    return (
      <Link href={href} {...ACTION}>
        {content}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...ACTION}>
      {content}
      <Icon of={LeavesConsole} className={styles.externalMark} />
      <NewTabHint />
    </a>
  );
}

interface MenuRowProps {
  readonly icon?: IconType | undefined;
  readonly children: ReactNode;
}

/** The ARIA role of a row; PrimeReact would make each a menuitem. */
interface RowRole {
  readonly role: 'none' | 'menuitem' | 'menuitemradio';
  readonly checked?: boolean;
}

const roleOf = ({ data }: MenuItem): RowRole => data as RowRole;

/** One row per entry; a choice becomes a heading and one row per option. */
export function menuModel(entries: readonly MenuEntry[], returnFocus: () => void): MenuItem[] {
  const selecting = (run: () => void) => () => {
    // Before the action, so that a dialog it opens knows its opener.
    returnFocus();
    run();
  };
  return entries.flatMap((entry): MenuItem[] => {
    switch (entry.kind) {
      case 'separator':
        return [{ separator: true }];
      case 'heading':
        return [textRow(entry.content)];
      case 'link':
        return [{ ...menuItem(entry.label), url: entry.href, template: () => <MenuLink {...entry} /> }];
      case 'action':
        return [
          {
            ...menuItem(entry.label),
            command: selecting(entry.onSelect),
            template: () => <MenuRow icon={entry.icon}>{entry.label}</MenuRow>,
          },
        ];
      case 'choice':
        return [textRow(entry.label), ...entry.options.map((option) => optionRow(entry, option, selecting))];
    }
  });
}

/** More options make a list of two columns. */
const MOST_SEGMENTS = 3;

type ChoiceEntry = Extract<MenuEntry, { kind: 'choice' }>;

function optionRow(
  { value, options, onChoose }: ChoiceEntry,
  option: MenuOption,
  selecting: (run: () => void) => () => void,
): MenuItem {
  const data: RowRole = { role: 'menuitemradio', checked: option.value === value };
  return {
    label: option.label,
    data,
    className: options.length > MOST_SEGMENTS ? styles.listOption : styles.option,
    // In the next task, once the menu is seen to close: a theme or a language draws the whole page again.
    command: selecting(() => void setTimeout(() => onChoose(option.value))),
    template: () => <OptionRow {...option} isChosen={option.value === value} />,
  };
}

function menuItem(label: string): MenuItem {
  return { label, data: { role: 'menuitem' } satisfies RowRole };
}

/** The mark shows in a list only; a segment is drawn as chosen. */
function OptionRow({ label, lang, isChosen }: MenuOption & { readonly isChosen: boolean }) {
  return (
    <span className={styles.item} lang={lang}>
      <span>{label}</span>
      {isChosen && <Icon of={Check} />}
    </span>
  );
}

/** Disabled, so that the arrows skip it. */
function textRow(content: ReactNode): MenuItem {
  return {
    disabled: true,
    data: { role: 'none' } satisfies RowRole,
    template: () => (
      <div className={styles.identity} data-slot="menu-identity">
        {content}
      </div>
    ),
  };
}

/** Replaces PrimeReact's role and its repeated label with the row's own. */
export function rowProps(item: MenuItem): HTMLAttributes<HTMLLIElement> {
  const { role, checked } = roleOf(item);
  return { role, 'aria-checked': checked, 'aria-disabled': undefined, 'aria-label': undefined };
}

function MenuRow({ icon, children }: MenuRowProps) {
  return (
    <span className={styles.item}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </span>
  );
}
