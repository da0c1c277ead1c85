import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './overlay.module.css';

/** Of a radio group only the chosen one: arrows would change the choice from any other. */
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

/**
 * PrimeReact mounts the content outside the click that opened it, so the stores' subscriptions would wait in passive
 * effects, and what is typed at once on a slow device would be drawn over. A second pass in the same task settles them.
 */
function useSettled(): void {
  const [, settle] = useState(false);
  // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- the second pass is what this is for
  useLayoutEffect(() => settle(true), []);
}

/** What asked for the focus keeps it; else the first control that is not the way out; else the layer itself. */
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
