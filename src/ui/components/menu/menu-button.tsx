import type { Menu } from 'primereact/menu';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { type ButtonAppearance, buttonAttributes } from '#src/ui/components/button/button-attributes.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { MenuPopup } from './menu-popup.tsx';
import { useInstantChoice } from '#src/ui/components/layout/use-instant-choice.ts';
import { useOutsidePress } from '#src/ui/components/focus/use-outside-press.ts';
import styles from './menu.module.css';
import { ownElement } from '#src/ui/components/text/own-element.tsx';

interface MenuButtonProps extends ButtonAppearance {
  /** Names the menu, and also the button when `iconOnly` is set. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly children: ReactNode;
  readonly icon?: IconType | undefined;
  /** The children are an icon, so the label names the button. */
  readonly iconOnly?: boolean | undefined;
}

/** PrimeReact renders the entries of a closed menu too, and nothing in the console took React longer. */
const NONE: readonly MenuEntry[] = [];

/** Arrows, Home, End and Enter move; Esc and Tab close; the focus returns to the button. */
export function MenuButton(props: MenuButtonProps) {
  const { label, entries, children, icon, iconOnly = false, variant = 'quiet', size = 'sm' } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<Menu>(null);
  const anchor = useRef<HTMLDivElement>(null);
  // The handler reads only `currentTarget`, which a native event also has.
  const hide = useCallback((event: Event) => menu.current?.hide(event as unknown as SyntheticEvent), []);
  useOutsidePress(anchor, open, hide);
  const returnFocus = () => button.current?.focus();
  const toggle = (next: boolean) => {
    const event = { currentTarget: button.current } as unknown as SyntheticEvent;
    if (next) menu.current?.show(event);
    else menu.current?.hide(event);
  };
  const [isOpen, choose] = useInstantChoice(open, toggle);
  // A key opens it at once, because the next key may follow at once and is for the menu.
  const press = ({ detail }: MouseEvent) => (detail === 0 ? toggle(!open) : choose(!isOpen));

  const openOnArrowKey = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    menu.current?.show(event);
  };

  return (
    <div className={styles.anchor} data-slot="menu-anchor" ref={anchor}>
      <button
        ref={button}
        type="button"
        {...buttonAttributes({ variant, size })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={open ? `${id}_list` : undefined}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        onClick={press}
        onKeyDown={openOnArrowKey}
      >
        {icon && <Icon of={icon} />}
        {ownElement(children)}
      </button>
      <MenuPopup
        ref={menu}
        id={id}
        label={label}
        entries={open ? entries : NONE}
        onOpenChange={setOpen}
        returnFocus={returnFocus}
      />
    </div>
  );
}
