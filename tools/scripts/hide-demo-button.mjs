/** A screenshot shows the console, without the button that opens the demo's panel. */
export function hideDemoButton(page) {
  return page.addInitScript(() => localStorage.setItem('gatehouse.demo-button', 'hidden'));
}
