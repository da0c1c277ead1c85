import { type RefObject, useLayoutEffect, useRef } from 'react';

const CONTROL = 'a[href], button, input, select, textarea, [role="tab"], [role="radio"], [role="option"]';
const GAP = 8;

/** Shifts the toasts off the controls below them, as near to their corner as there is room. */
export function useToastPlace(shown: readonly unknown[]): RefObject<HTMLElement | null> {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || shown.length === 0) return undefined;
    const place = () => placeOffControls(current);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [shown]);
  return frame;
}

function placeOffControls(frame: HTMLElement): void {
  const head = document.querySelector('[data-slot~="page-header"]');
  frame.style.setProperty('--page-head-end', `${Math.round(head?.getBoundingClientRect().bottom ?? 0)}px`);
  frame.style.translate = '';
  const { top, left, right, height } = frame.getBoundingClientRect();
  const controls = controlsBeside(frame).filter((box) => box.right > left && box.left < right);
  const coveredAt = (y: number) => controls.filter((box) => box.bottom > y && box.top < y + height).length;
  const places = controls
    .flatMap((box) => [box.bottom + GAP, box.top - GAP - height])
    .filter((y) => y >= GAP && y + height <= window.innerHeight - GAP)
    .toSorted((one, other) => Math.abs(one - top) - Math.abs(other - top));
  // Where controls are everywhere, the fewest: a press goes through to them.
  const best = [top, ...places].reduce((found, y) => (coveredAt(y) < coveredAt(found) ? y : found));
  frame.style.translate = `0 ${Math.round(best - top)}px`;
}

/** The rest of the page cannot be used while a modal dialog is open. */
function controlsBeside(frame: HTMLElement): readonly DOMRect[] {
  const usable = document.querySelector('[aria-modal="true"]') ?? document.body;
  return [...usable.querySelectorAll(CONTROL)]
    .filter((control) => !frame.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight);
}

/**
 * Whether the pointer is over a toast, and whether a control is there under it. A toast takes no press but those of its
 * button, unless the pointer rests on it with nothing below; so its text can still be selected.
 */
export function watchPointer(toast: HTMLElement, onOver: (isOver: boolean) => void): () => void {
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    const isOver = x >= left && x <= right && y >= top && y <= bottom;
    const isAbove = document.elementsFromPoint(x, y).some((at) => !toast.contains(at) && at.closest(CONTROL));
    toast.toggleAttribute('data-held', isOver && !isAbove);
    onOver(isOver);
  };
  document.addEventListener('pointermove', move);
  return () => document.removeEventListener('pointermove', move);
}
