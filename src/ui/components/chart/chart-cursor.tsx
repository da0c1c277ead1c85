import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './chart.module.css';

interface ChartCursorProps {
  readonly label: string;
  readonly count: number;
  /** Null while nothing is read. */
  readonly index: number | null;
  /** Where a selection began, by pressing the pointer or by Shift and an arrow. */
  readonly anchor?: number | null | undefined;
  readonly onChange: (index: number | null, anchor: number | null) => void;
  /** The value at the cursor in words, or a summary without a cursor. */
  readonly valueText: string;
  /** Enter or a click at the cursor, or the end of a selection. */
  readonly onSelect?: ((index: number, anchor: number) => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Reads a chart point by point, with the pointer or the arrow keys. Charts always run left to right. */
export function ChartCursor(props: ChartCursorProps) {
  const { label, count, index, anchor = null, onChange, valueText, onSelect, className, children } = props;
  const indexAt = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return clamp(Math.floor(((clientX - left) / Math.max(width, 1)) * count), count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && index !== null && onSelect) return onSelect(index, anchor ?? index);
    const next = moved(event.key, index, count);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next, event.shiftKey && next !== null ? (anchor ?? index ?? next) : null);
  };
  const press = (event: PointerEvent) => {
    if (!onSelect || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onChange(indexAt(event), indexAt(event));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      dir="ltr"
      className={classNames(styles.cursor, className)}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={Math.max(count - 1, 0)}
      aria-valuenow={index ?? count - 1}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      onPointerDown={press}
      onPointerMove={(event) => onChange(indexAt(event), event.buttons > 0 ? anchor : null)}
      onPointerLeave={() => onChange(null, null)}
      onBlur={() => onChange(null, null)}
      onClick={(event) => onSelect?.(indexAt(event), anchor ?? indexAt(event))}
    >
      {children}
    </div>
  );
}

/** Undefined for a key that moves nothing. */
function moved(key: string, index: number | null, count: number): number | null | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp((index ?? count) - 1, count);
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp((index ?? last - 1) + 1, count);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return index === null ? undefined : null;
    default:
      return undefined;
  }
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}
