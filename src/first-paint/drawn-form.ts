/* Makes the screen drawn into index.html work at once; take-over-drawn-screen.ts presses what is marked here. */
const DRAWN_SCREEN = '#first-paint';

export function handleDrawnForm(page: Document): void {
  // Password managers fill fields in without an event.
  for (const moment of ['input', 'focusin', 'pointerover']) page.addEventListener(moment, updateSubmit, true);
  page.addEventListener('click', onClick, true);
  page.addEventListener('submit', onSubmit, true);
}

/** The build draws the button disabled: without this script nothing may send the form. */
function updateSubmit({ target }: Event): void {
  const form = drawnParent(target, 'form');
  const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!form || !button) return;
  const fields = form.querySelectorAll('input');
  button.disabled = [...fields].some(({ value }) => value === '');
  const hint = form.querySelector<HTMLElement>('[data-slot="field-hint"]');
  if (hint) hint.style.visibility = button.disabled ? '' : 'hidden';
}

function onClick({ target }: Event): void {
  const button = drawnParent(target, 'button');
  if (!(button instanceof HTMLButtonElement) || button.type === 'submit') return;
  const field = button.previousElementSibling;
  if (field instanceof HTMLInputElement) togglePassword(field, button);
  else markPressed(button);
}

function onSubmit(event: Event): void {
  const button = drawnParent(event.target, 'form')?.querySelector<HTMLElement>('button[type="submit"]');
  if (!button) return;
  event.preventDefault();
  if (!('pressed' in button.dataset)) markPressed(showOtherState(button, 'busy'));
}

function togglePassword(field: HTMLInputElement, button: HTMLElement): void {
  const isHidden = field.type === 'password';
  field.type = isHidden ? 'text' : 'password';
  showOtherState(button, 'shown').toggleAttribute('data-pressed', isHidden);
}

/** The last press counts, as where a person leaves for a social provider. */
function markPressed(button: HTMLElement): void {
  const pressed = document.querySelectorAll(`${DRAWN_SCREEN} button[data-pressed]:not(input + button)`);
  for (const earlier of pressed) earlier.removeAttribute('data-pressed');
  button.dataset.pressed = '';
}

/** Exchanges a button with its other state, which the build draws into a template. */
function showOtherState(button: HTMLElement, state: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`${DRAWN_SCREEN} template[data-state="${state}"]`);
  const other = template?.content.firstElementChild;
  if (!template || !(other instanceof HTMLElement)) return button;
  const hasFocus = button === document.activeElement;
  button.replaceWith(other);
  template.content.append(button);
  if (hasFocus) other.focus();
  return other;
}

function drawnParent(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(`${DRAWN_SCREEN} ${selector}`) : null;
}
