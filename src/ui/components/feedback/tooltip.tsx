import { Info } from 'lucide';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
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

/** The pointer may move onto it, and Esc closes only the tooltip (WCAG 1.4.13). */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useOutsidePress(box, isOpen, close);
  useDismissByEscape(isOpen, close);

  const hover = (event: PointerEvent, isHovered: boolean) => {
    const containsFocus = box.current?.contains(document.activeElement) ?? false;
    if (event.pointerType === 'mouse' && (isHovered || !containsFocus)) setOpen(isHovered);
  };
  // A mouse has opened it already; a tap or a key toggles it.
  const click = ({ nativeEvent }: MouseEvent) => {
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
    setOpen((wasOpen) => isMouse || !wasOpen);
  };

  return (
    <span
      className={styles.tooltip}
      ref={box}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      <IconButton
        icon={Info}
        iconSize={14}
        size="sm"
        hasTooltip={false}
        label={label}
        aria-describedby={id}
        onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
        onBlur={close}
        onClick={click}
      />
      <span className={styles.place} hidden={!isOpen}>
        <span className={styles.text} role="tooltip" id={id}>
          {children}
        </span>
      </span>
    </span>
  );
}

/** Esc closes only the innermost open layer: the key is caught before the dialog. */
function useDismissByEscape(isOpen: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      dismiss();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [isOpen, dismiss]);
}
