import type { LogInValues } from '#src/application/auth/log-in.suite.ts';

/** The log-in screen that is drawn into index.html; it is gone after the first render of the console. */
const DRAWN_SCREEN = '#first-paint';

/** Nobody presses a button for longer than two seconds. */
const ROUND_MS = 20;
const MOST_ROUNDS = 100;

type Control = HTMLAnchorElement | HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

/** What a visitor typed there before the console had loaded. */
export function readDrawnInput(page: Document): Partial<LogInValues> {
  const valueOf = (name: keyof LogInValues): string =>
    page.querySelector<HTMLInputElement>(`${DRAWN_SCREEN} input[name="${name}"]`)?.value ?? '';
  return { email: valueOf('email'), password: valueOf('password') };
}

/** Fetches the rules of a form that is in use, so that its button stays enabled and a submit starts at once. */
export async function loadRulesInUse(page: Document): Promise<void> {
  if (Object.values(readDrawnInput(page)).every((value) => value === '')) return;
  // The form reports a failure by itself.
  await import('#src/application/auth/log-in.suite.ts').catch(() => undefined);
}

/**
 * Waits while a button is held down or a list is in use: drawing in their place would lose the click or close the list.
 * It looks again and again, because browsers report no event when a list closes without a choice.
 */
export async function waitForRelease(page: Document): Promise<void> {
  for (
    let rounds = 0;
    rounds < MOST_ROUNDS && page.querySelector(`${DRAWN_SCREEN} :is(:active, select:focus)`);
    rounds += 1
  )
    await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
}

/** Renders the console in place of the drawn screen, moves the focus along and repeats what was pressed there. */
export function takeOverDrawnScreen(page: Document, render: () => void): void {
  const drawn = page.querySelector(DRAWN_SCREEN);
  const before = drawn ? controlsOf(drawn) : [];
  const { activeElement } = page;
  render();
  const after = controlsOf(page.body);
  // Another screen, such as that of a session that began in another tab.
  if (!before.every((control, index) => isSame(control, after[index]))) return;
  for (const [index, control] of before.entries()) {
    const successor = after[index];
    if (!successor) continue;
    if (control === activeElement) moveFocus(control, successor);
    if ('pressed' in control.dataset) press(successor);
    if (control instanceof HTMLSelectElement && successor instanceof HTMLSelectElement)
      repeatChoice(control, successor);
  }
}

/** In the same order, because the same components draw both screens. */
function controlsOf(parent: Element): readonly Control[] {
  return [...parent.querySelectorAll<Control>('a[href], button, input, select')];
}

function isSame(control: Control, successor: Control | undefined): boolean {
  return control.tagName === successor?.tagName && control.getAttribute('name') === successor.getAttribute('name');
}

function moveFocus(from: Control, to: Control): void {
  to.focus();
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
  // An email field has no selection to read or set.
  if (from.selectionStart !== null && to.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

function repeatChoice(from: HTMLSelectElement, to: HTMLSelectElement): void {
  if (from.value === to.value) return;
  to.value = from.value;
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

function press(control: Control): void {
  if (control instanceof HTMLButtonElement && control.type === 'submit') control.form?.requestSubmit();
  else control.click();
}
