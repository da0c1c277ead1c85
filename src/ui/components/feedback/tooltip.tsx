import { Info } from 'lucide-react';
import { Tooltip as PrimeTooltip } from 'primereact/tooltip';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { useOutsidePress } from '#src/ui/components/focus/use-outside-press.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  readonly label: string;
  /** One sentence, which is also the button's description. */
  readonly children: ReactNode;
}

/** Long enough to move the pointer from the button onto the text. */
const HIDE_DELAY = 100;

/**
 * Shows on hover, keyboard focus and tap. The pointer may move onto it, and Esc closes only the
 * tooltip (WCAG 1.4.13).
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const tip = useRef<PrimeTooltip>(null);
  const [isOpen, setOpen] = useState(false);
  const hide = useCallback((event: Event | SyntheticEvent) => tip.current?.hide(event as never), []);
  useOutsidePress(button, isOpen, hide);

  const focus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) tip.current?.show(event as never);
  };
  // A mouse has opened it already; a tap or a key toggles it.
  const click = (event: MouseEvent) => {
    const { nativeEvent } = event;
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
    if (isMouse || !isOpen) tip.current?.show(event as never);
    else hide(event);
  };

  return (
    <span className={styles.tooltip}>
      <IconButton
        ref={button}
        icon={Info}
        iconSize={14}
        size="sm"
        label={label}
        aria-describedby={id}
        onFocus={focus}
        onBlur={hide}
        onClick={click}
      />
      <span id={id} hidden>
        {children}
      </span>
      <PrimeTooltip
        ref={tip}
        target={button as RefObject<HTMLElement>}
        showEvent="pointerenter"
        hideEvent="pointerleave"
        onBeforeShow={({ originalEvent }) => !isTouch(originalEvent)}
        onBeforeHide={({ originalEvent }) => originalEvent?.type !== 'pointerleave' || !hasFocus(button.current)}
        onShow={() => setOpen(true)}
        onHide={() => setOpen(false)}
        autoHide={false}
        hideDelay={HIDE_DELAY}
        closeOnEscape
        position="right"
        pt={{
          root: { className: styles.place, 'aria-hidden': undefined },
          arrow: { hidden: true },
          text: { className: styles.text },
        }}
      >
        {children}
      </PrimeTooltip>
    </span>
  );
}

/** A finger also enters the button; its tap is what counts. */
function isTouch(event: { readonly type: string; readonly pointerType?: string }): boolean {
  return event.type === 'pointerenter' && event.pointerType !== 'mouse';
}

function hasFocus(element: HTMLElement | null): boolean {
  return element !== null && element === document.activeElement;
}
