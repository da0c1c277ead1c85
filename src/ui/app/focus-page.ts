export function focusPage(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus();
}
