/** Whether what follows is to the left: in Arabic, but not in code within it. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** The step of an arrow key among what is side by side; 0 for any other key. */
export function arrowStep(key: string, element: Element): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowLeft') === isRightToLeft(element) ? 1 : -1;
}
