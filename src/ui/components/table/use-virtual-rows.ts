import { type RefObject, useLayoutEffect, useState } from 'react';

export interface RowRange {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  /** Where the rows in sight end, were there so many. */
  readonly bottom: number;
}

/** A long list of rows that are all equally high. */
export interface RowMeasures {
  /** In pixels, as the styles of the box say. */
  height(box: HTMLElement): number;
  /** Drawn above and below what is in sight, so that scrolling shows no gaps. */
  readonly overscan: number;
  /** The rows move on in steps, so that not every pixel draws anew. */
  readonly step: number;
  /** How many are in sight before the box has been measured; a multiple of the step. */
  readonly initialRows: number;
}

/** Which rows of a long list are near enough to be drawn. `measures` stay the same. */
export function useVirtualRows(box: RefObject<HTMLElement | null>, count: number, measures: RowMeasures): RowRange {
  const { overscan: spare, initialRows: atFirst } = measures;
  const [range, setRange] = useState<RowRange>({ first: 0, end: atFirst + spare, bottom: atFirst });

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
  return { first: Math.min(first, Math.max(0, count - spare)), end: Math.min(end, count), bottom };
}

/** In the order of the rows, as they are read out; with the current one, if any, wherever it is. */
export function renderedRows({ first, end }: RowRange, current: number, count: number): readonly number[] {
  const inRange = Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step);
  if (current < 0 || current >= count || (current >= first && current < end)) return inRange;
  return current < first ? [current, ...inRange] : [...inRange, current];
}

function visibleRange(box: HTMLElement, { height, overscan: spare, step }: RowMeasures, previous: RowRange): RowRange {
  const stepHeight = height(box) * step;
  const top = Math.floor(box.scrollTop / stepHeight) * step;
  const bottom = Math.ceil((box.scrollTop + box.clientHeight) / stepHeight) * step;
  const range = { first: Math.max(0, top - spare), end: bottom + spare, bottom };
  return range.first === previous.first && range.end === previous.end ? previous : range;
}
