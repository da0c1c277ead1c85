import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './icon-tooltip.module.css';

interface IconTooltipProps {
  readonly anchor: HTMLElement;
  readonly text: ReactNode;
  /** Without the delay of a tooltip, as the answer to a click. */
  readonly atOnce: boolean;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

const EDGE = 4;

/** For the eye alone: the button has it as its label. It is in the body, because a table would clip it. */
export function IconTooltip({ anchor, text, atOnce, onEnter, onClose }: IconTooltipProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) place(box.current, anchor.getBoundingClientRect());
  }, [anchor, text]);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', press, true);
    document.addEventListener('scroll', onClose, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('scroll', onClose, true);
    };
  }, [onClose]);
  return createPortal(
    <div
      className={classNames(styles.place, atOnce && styles.isAtOnce)}
      data-slot="icon-tooltip"
      aria-hidden="true"
      ref={box}
      onPointerEnter={onEnter}
      onPointerLeave={onClose}
      // Somebody who presses it wants what it covers.
      onPointerDown={onClose}
    >
      <span className={styles.text}>{text}</span>
    </div>,
    document.body,
  );
}

/** Above the button, or below it at the top of the window. */
function place(box: HTMLElement, { top, bottom, left, width }: DOMRect): void {
  const { width: boxWidth, height } = box.getBoundingClientRect();
  const free = document.documentElement.clientWidth - boxWidth - EDGE;
  const x = Math.max(EDGE, Math.min(left + width / 2 - boxWidth / 2, free));
  const y = top - height >= 0 ? top - height : bottom;
  box.style.left = `${Math.round(x)}px`;
  box.style.top = `${Math.round(y)}px`;
}
