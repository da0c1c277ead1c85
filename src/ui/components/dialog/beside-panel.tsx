import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './detail-panel.module.css';

interface BesidePanelProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly labelledBy: string;
}

/** A dialog that is not modal: the rows beside it stay in use, and only the keyboard brings the focus into it. */
export function BesidePanel({ children, onClose, labelledBy }: BesidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEscape(panel, onClose);
  useFocusByKeyboard(panel);
  return createPortal(
    <section
      ref={panel}
      role="dialog"
      className={classNames(styles.panel, styles.isBeside)}
      data-slot="detail-panel"
      aria-labelledby={labelledBy}
      tabIndex={-1}
    >
      {children}
    </section>,
    document.body,
  );
}

/** What is open above it, or holds a text to clear, takes the key first. */
const TAKES_ESCAPE = '[aria-modal="true"], [aria-haspopup][aria-expanded="true"]';

function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let isForOther = false;
    // Before another listener closes what is above, so that one press closes one layer.
    const look = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const isTyping = target instanceof HTMLInputElement && target.value !== '' && !panel.current?.contains(target);
      isForOther = isTyping || document.querySelector(TAKES_ESCAPE) !== null;
    };
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isForOther) close();
    };
    window.addEventListener('keydown', look, true);
    document.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', look, true);
      document.removeEventListener('keydown', press);
    };
  }, [panel]);
}

/** What opens a row's detail has this attribute. */
const OPENER = '[data-opens-panel]';

/** A pointer leaves the focus on its row, so that the arrows go on from there; closing brings it back to what opened it. */
function useFocusByKeyboard(panel: RefObject<HTMLElement | null>): void {
  const opener = useRef<HTMLElement | null>(null);
  const isOfOpener = useRef(true);
  useEffect(() => {
    // The arrows may have gone on to another row, which then gets the focus.
    isOfOpener.current = opener.current?.closest('tr:has([aria-current]), [role="row"][aria-current]') !== null;
  });
  useLayoutEffect(
    () => () => {
      const [row, isRow] = [opener.current, isOfOpener.current];
      queueMicrotask(() => {
        if (isRow && row?.isConnected && document.activeElement === document.body) row.focus();
      });
    },
    [],
  );
  useEffect(() => {
    opener.current = document.activeElement?.closest<HTMLElement>(OPENER) ?? null;
    if (opener.current?.matches(':focus-visible') !== false) focusFirst(panel.current);
    const press = ({ target, detail }: MouseEvent) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>(OPENER);
      if (!pressed) return;
      opener.current = pressed;
      if (detail === 0) focusFirst(panel.current);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [panel]);
}

function focusFirst(panel: HTMLElement | null): void {
  const wanted = panel?.querySelector<HTMLElement>('[data-first-focus]') ?? panel;
  if (!panel?.contains(document.activeElement)) wanted?.focus({ preventScroll: true });
}
