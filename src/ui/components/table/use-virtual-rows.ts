import { type RefObject, useLayoutEffect, useState } from 'react';
import { usePrinting } from '#src/ui/components/layout/use-printing.ts';

export interface RowRange {
  readonly first: number;
  readonly end: number;
  /** The end of the visible range if there were enough rows. */
  readonly bottom: number;
}

/** For lists whose rows have equal heights. */
export interface RowMeasures {
  /** In pixels, from the box's styles. */
  height(box: HTMLElement): number;
  /** Rows rendered outside the viewport, so that scrolling shows no gaps. */
  readonly overscan: number;
  /** The range moves in steps, so that not every pixel renders again. */
  readonly step: number;
  /** The count before the box is measured; a multiple of the step. */
  readonly initialRows: number;
}

/** The range of rows to render; all of them on paper. `measures` must be stable. */
export function useVirtualRows(box: RefObject<HTMLElement | null>, count: number, measures: RowMeasures): RowRange {
  const { overscan, initialRows } = measures;
  const [range, setRange] = useState<RowRange>({ first: 0, end: initialRows + overscan, bottom: initialRows });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRange((previous) => visibleRange(element, measures, previous));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, measures]);

  const { first, end, bottom } = range;
  // Paper asks for no more rows.
  if (usePrinting()) return { first: 0, end: count, bottom: 0 };
  return { first: Math.min(first, Math.max(0, count - overscan)), end: Math.min(end, count), bottom };
}

/** In row order, for screen readers; always includes the current row. */
export function renderedRows({ first, end }: RowRange, current: number, count: number): readonly number[] {
  const inRange = Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step);
  if (current < 0 || current >= count || (current >= first && current < end)) return inRange;
  return current < first ? [current, ...inRange] : [...inRange, current];
}

function visibleRange(box: HTMLElement, { height, overscan, step }: RowMeasures, previous: RowRange): RowRange {
  const stepHeight = height(box) * step;
  const top = Math.floor(box.scrollTop / stepHeight) * step;
  const bottom = Math.ceil((box.scrollTop + box.clientHeight) / stepHeight) * step;
  const range = { first: Math.max(0, top - overscan), end: bottom + overscan, bottom };
  return range.first === previous.first && range.end === previous.end ? previous : range;
}
