import type { MouseEvent } from 'react';

/**
 * A click beside the controls of a row or a card is one on its main control. A layer over the row would do the same, but
 * nobody could select the text below it.
 */
export function pressMain(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a, button, input, select, label')) return;
  const main = event.currentTarget.querySelector<HTMLElement>('[data-main]');
  main?.focus({ preventScroll: true });
  main?.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}
