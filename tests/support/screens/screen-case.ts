import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** A screen or a layer, and the steps that show it with any provider texts. */
export interface ScreenCase {
  readonly path: string;
  readonly scenario: ScenarioName;
  readonly act?: ((app: TestApp) => Promise<unknown>) | undefined;
  /** What the steps change of a page that is a screen itself, as Playwright finds it. */
  readonly part?: string;
  /** Reachable on a wide screen only. */
  readonly wide?: true;
  /** Reachable on a narrow screen only, or closed by a change of the width. */
  readonly narrow?: true;
}

export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button!.disabled).toBe(false));
  fireEvent.click(button!);
}

export const choose = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole('menuitem', { name }));

export const layer = () => screen.findByRole('dialog');

export async function type(label: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } });
}

/** What is wrong with a field shows when it is left. */
export async function leave(label: string, value: string): Promise<void> {
  await type(label, 'x');
  await type(label, value);
  const field = await screen.findByLabelText(label, { selector: 'input' });
  fireEvent.blur(field);
  // The rules of a phone number come later than the others.
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
}

export async function send(): Promise<void> {
  const form = (await layer()).querySelector('form');
  if (form) fireEvent.submit(form);
}

export const at =
  (path: string, scenario: ScenarioName = 'active-customer') =>
  (act?: ScreenCase['act']): ScreenCase => ({ path, scenario, act });
