/** To the heading of the page, as a navigation would do. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus();
}
