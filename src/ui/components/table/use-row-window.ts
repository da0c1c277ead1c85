import { type RefObject, useLayoutEffect, useState } from 'react';

export interface RowWindow {
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
  readonly spare: number;
  /** The rows move on in steps, so that not every pixel draws anew. */
  readonly step: number;
  /** How many are in sight before the box has been measured; a multiple of the step. */
  readonly atFirst: number;
}

/** Which rows of a long list are near enough to be drawn. `measures` stay the same. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number, measures: RowMeasures): RowWindow {
  const { spare, atFirst } = measures;
  const [near, setNear] = useState<RowWindow>({ first: 0, end: atFirst + spare, bottom: atFirst });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setNear((before) => windowOf(element, measures, before));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, measures]);

  const { first, end, bottom } = near;
  return { first: Math.min(first, Math.max(0, count - spare)), end: Math.min(end, count), bottom };
}

/** In the order of the rows, as they are read out; with the current one, if any, wherever it is. */
export function drawnRows({ first, end }: RowWindow, current: number, count: number): readonly number[] {
  const near = Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step);
  if (current < 0 || current >= count || (current >= first && current < end)) return near;
  return current < first ? [current, ...near] : [...near, current];
}

function windowOf(box: HTMLElement, { height, spare, step }: RowMeasures, before: RowWindow): RowWindow {
  const stepHeight = height(box) * step;
  const top = Math.floor(box.scrollTop / stepHeight) * step;
  const bottom = Math.ceil((box.scrollTop + box.clientHeight) / stepHeight) * step;
  const near = { first: Math.max(0, top - spare), end: bottom + spare, bottom };
  return near.first === before.first && near.end === before.end ? before : near;
}
