import { useLayoutEffect, useState } from 'react';
import type { TourTarget } from '#src/application/demo/tour.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import { onPageChange } from './drive-console.ts';
import { findTargets } from './find-target.ts';
import type { Box, TargetBox } from './place-card.ts';

/** Room that a ring needs around a control. */
const RING = 4;
const SIDES = ['top', 'left', 'width', 'height'] as const;
/** A dialog that closes blocks the scrolling first, and then moves the page itself. */
const SETTLING_MS = 400;
const MOVES = ['scroll', 'resize', 'transitionend', 'animationend'] as const;

interface MeasuredTarget {
  readonly target: TourTarget | null;
  readonly box: TargetBox | null;
}

/** Where the target is drawn, as long as it is. Null while it is not. */
export function useTargetBox(target: TourTarget | null, translate: Translate): TargetBox | null {
  const [measured, setMeasured] = useState<MeasuredTarget>({ target: null, box: null });
  useLayoutEffect(() => {
    if (!target) return;
    let shown: HTMLElement | null = null;
    let since = 0;
    let frame = 0;
    const measure = () => {
      const found = drawnPart(target, translate);
      if (found !== shown) since = performance.now();
      if (found && performance.now() - since < SETTLING_MS) bringIntoView(found);
      shown = found;
      const box = found && { target: boxOf(found), around: boxOf(surroundings(found)), panel: panelBox() };
      setMeasured((before) => (before.target === target && isSameBox(before.box, box) ? before : { target, box }));
    };
    // A pending frame stays: a scroll comes before each frame, and would put it off for as long as it lasts.
    const measureSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        measure();
      });
    };
    measure();
    const stop = onPageChange(measureSoon);
    for (const move of MOVES) window.addEventListener(move, measureSoon, true);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      for (const move of MOVES) window.removeEventListener(move, measureSoon, true);
    };
  }, [target, translate]);
  return measured.target === target ? measured.box : null;
}

/** A box that looks ticked is often its label: the input itself may be hidden. */
function drawnPart(target: TourTarget, translate: Translate): HTMLElement | null {
  const [found] = [...findTargets(target, translate), ...(target.via ? findTargets(target.via, translate) : [])];
  if (!(found instanceof HTMLInputElement) || !/^(checkbox|radio)$/.test(found.type)) return found ?? null;
  return found.closest('label') ?? found.labels?.[0] ?? found;
}

/** A heading stands for its section. */
function surroundings(element: HTMLElement): HTMLElement {
  const selector = /^H\d$/.test(element.tagName) ? 'section, [role="region"], [role="dialog"]' : '[role="dialog"]';
  return element.closest<HTMLElement>(selector) ?? element;
}

function panelBox(): Box | null {
  const panel = document.querySelector<HTMLElement>('[data-slot="demo-panel"]');
  return panel && boxOf(panel);
}

function bringIntoView(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  const room = window.innerHeight / 4;
  if (top >= room && bottom <= window.innerHeight - room) return;
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
}

function boxOf(element: HTMLElement): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top - RING, left: left - RING, width: width + 2 * RING, height: height + 2 * RING };
}

function isSameBox(before: TargetBox | null, now: TargetBox | null): boolean {
  if (before === null || now === null) return before === now;
  const parts = ['target', 'around', 'panel'] as const;
  return parts.every((part) => SIDES.every((side) => before[part]?.[side] === now[part]?.[side]));
}
