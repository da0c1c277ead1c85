import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './overlay.module.css';

/** Of a radio group only the checked one: arrow keys would change the choice from any other. */
const FOCUSABLE =
  'a[href], button:enabled, input:enabled:not([type="radio"]), input[type="radio"]:enabled:checked, select:enabled, textarea:enabled';

export function OverlayContent({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useSettled();
  useInitialFocus(content);
  return (
    <div className={styles.content} ref={content}>
      {children}
    </div>
  );
}

/** PrimeReact mounts the content outside the click, so a second pass in the same task settles its effects. */
export function useSettled(): void {
  const [, settle] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second pass is the purpose
  useLayoutEffect(() => settle(true), []);
}

/** Prefers an element that already has the focus, then the first control except close, then the layer. */
function useInitialFocus(content: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = content.current;
    if (!element || element.contains(document.activeElement)) return;
    const controls = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const wanted = controls.find((control) => control.matches('[data-first-focus]'));
    const first = controls.find((control) => !control.closest('[data-way-out]'));
    (wanted ?? first ?? element.parentElement)?.focus();
  }, [content]);
}
