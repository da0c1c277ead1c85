import type { LogInValues } from '#src/application/auth/log-in.suite.ts';

const PRERENDERED_LOGIN = '#first-paint';

export function readPrerenderedInput(page: Document): Partial<LogInValues> {
  const valueOf = (name: keyof LogInValues): string =>
    page.querySelector<HTMLInputElement>(`${PRERENDERED_LOGIN} input[name="${name}"]`)?.value ?? '';
  return { email: valueOf('email'), password: valueOf('password') };
}

/** Draws, and puts the focus back into the field that it was taken from. */
export function preserveFocus(page: Document, render: () => void): void {
  const { activeElement } = page;
  const name =
    activeElement instanceof HTMLInputElement && activeElement.closest(PRERENDERED_LOGIN) ? activeElement.name : null;
  render();
  if (name !== null) page.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)?.focus();
}
