import type { LogInValues } from '#src/application/auth/log-in.suite.ts';

/** The log-in screen that is drawn into index.html, and gone with the first drawing of the console. */
const FIRST_PAINT = '#first-paint';

/** What a visitor typed there before the console had loaded. */
export function earlyInput(page: Document): Partial<LogInValues> {
  const typed = (name: keyof LogInValues): string =>
    page.querySelector<HTMLInputElement>(`${FIRST_PAINT} input[name="${name}"]`)?.value ?? '';
  return { email: typed('email'), password: typed('password') };
}

/** Draws, and puts the focus back into the field that it was taken from. */
export function keepingFocus(page: Document, draw: () => void): void {
  const { activeElement } = page;
  const name =
    activeElement instanceof HTMLInputElement && activeElement.closest(FIRST_PAINT) ? activeElement.name : null;
  draw();
  if (name !== null) page.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)?.focus();
}
