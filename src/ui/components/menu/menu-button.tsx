import { observer } from 'mobx-react-lite';
import type { Menu } from 'primereact/menu';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { type ButtonAppearance, buttonAttributes } from '#src/ui/components/button/button.tsx';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import type { MenuEntry } from './menu-entry.ts';
import type { MenuPopupProps } from './menu-popup.tsx';
import { DialogFailed } from '#src/ui/components/late/dialog-failed.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import { ReleaseContext } from '#src/ui/components/late/release-context.ts';
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
  /** One of many: its popup is made when it is first pointed at, and it opens upward near the end of the window. */
  readonly isInRow?: boolean | undefined;
}

export const MENU = new LatePart<MenuPopupProps>(async () => (await import('./menu-popup.tsx')).MenuPopup);

/** PrimeReact renders the entries of a closed menu too, and nothing in the console took React longer. */
const NONE: readonly MenuEntry[] = [];

/** Arrows, Home, End and Enter move; Esc and Tab close; the focus returns to the button. */
export const MenuButton = observer(function MenuButton(props: MenuButtonProps) {
  const { label, entries, children, icon, iconOnly = false, isInRow = false, variant = 'quiet', size = 'sm' } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const release = useContext(ReleaseContext);
  const button = useRef<HTMLButtonElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const { menu, isAwaited, isDrawn, opensUpward, load, toggle, onReady, stopWaiting } = useLateMenu(button, isInRow);
  // The handler reads only `currentTarget`, which a native event also has.
  const hide = useCallback((event: Event) => menu.current?.hide(event as unknown as SyntheticEvent), [menu]);
  useOutsidePress(anchor, open, hide);
  const returnFocus = () => button.current?.focus();
  const [isOpen, choose] = useInstantChoice(open || isAwaited, toggle);
  // A key opens it at once, because the next key may follow at once and is for the menu.
  const press = ({ detail }: MouseEvent) => (detail === 0 ? toggle(!open && !isAwaited) : choose(!isOpen));

  const openOnArrowKey = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    toggle(true);
  };
  const noteOpen = (next: boolean) => {
    setOpen(next);
    stopWaiting();
  };
  const Popup = isDrawn ? MENU.component : null;

  return (
    <div className={styles.anchor} data-slot="menu-anchor" data-upward={opensUpward || undefined} ref={anchor}>
      <button
        ref={button}
        type="button"
        {...buttonAttributes({ variant, size })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={open ? `${id}_list` : undefined}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={press}
        onKeyDown={openOnArrowKey}
      >
        {icon && <Icon of={icon} />}
        {ownElement(children)}
      </button>
      {Popup && (
        <Popup
          ref={menu}
          onReady={onReady}
          id={id}
          label={label}
          entries={open ? entries : NONE}
          onOpenChange={noteOpen}
          returnFocus={returnFocus}
        />
      )}
      {isAwaited && MENU.isFailed && (
        <DialogFailed onRetry={() => void MENU.loadAgain(release)} onClose={stopWaiting} />
      )}
    </div>
  );
});

const openerOf = (button: RefObject<HTMLButtonElement | null>) =>
  ({ currentTarget: button.current }) as unknown as SyntheticEvent;

/** A row's menu has a few entries. */
const ROW_MENU_HEIGHT = 200;

/** A menu that is opened before its code has come opens when that is there. */
function useLateMenu(button: RefObject<HTMLButtonElement | null>, isInRow: boolean) {
  const menu = useRef<Menu>(null);
  const [isAwaited, setAwaited] = useState(false);
  /** The same at once: the menu may be ready before the next render. */
  const awaited = useRef(false);
  /** What is opened earlier gets no focus, and the next key would be for the button. */
  const isReady = useRef(false);
  const [isNear, setNear] = useState(!isInRow);
  const [opensUpward, setUpward] = useState(false);
  const load = () => {
    setNear(true);
    void MENU.load();
  };
  const setWaiting = (next: boolean) => {
    awaited.current = next;
    setAwaited(next);
  };
  const toggle = (next: boolean) => {
    const end = button.current?.getBoundingClientRect().bottom ?? 0;
    setUpward(isInRow && end > window.innerHeight - ROW_MENU_HEIGHT);
    if (!isReady.current) {
      setWaiting(next);
      MENU.open();
    } else if (next) menu.current?.show(openerOf(button));
    else menu.current?.hide(openerOf(button));
  };
  const onReady = () => {
    isReady.current = true;
    if (awaited.current) menu.current?.show(openerOf(button));
  };
  return {
    menu,
    isAwaited,
    isDrawn: isNear || isAwaited,
    opensUpward,
    load,
    toggle,
    onReady,
    stopWaiting: () => setWaiting(false),
  };
}
