import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { EXAMPLE_ADDRESS } from '#src/domain/dashboard/first-call.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { failImports } from '#tests/support/dynamic-imports.ts';

/** Whether the chunks with the rules load; a newer release may have removed them. */
const network = { isDown: false };

interface FormOfScreen {
  readonly path: string;
  readonly scenario?: ScenarioName;
  /** Goes from the page to the form and returns its element. */
  open(): Promise<HTMLElement>;
}

const form = (name: string | RegExp) => async () => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.closest('form')).not.toBeNull());
  const element = button.closest('form') as HTMLFormElement;
  element.querySelector<HTMLInputElement>('input')?.focus();
  return element;
};

const dialog = (opener: string | RegExp, name: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name: opener }));
  return screen.findByRole('dialog', { name });
};

const visitor = { scenario: 'visitor' } as const;

/** Each kind of form whose rules have their own chunk. */
const FORMS: Readonly<Record<string, FormOfScreen>> = {
  'the log-in': { ...visitor, path: '/auth/login', open: form('Log in') },
  'the sign-up': { ...visitor, path: '/auth/register', open: form('Create account') },
  'the forgotten password': { ...visitor, path: '/auth/forgot-password', open: form('Send reset link') },
  'the new password': { path: '/reset-password/a.b.c', open: form('Set new password') },
  'the change of the email': {
    path: '/dashboard',
    async open() {
      await userEvent.click(await screen.findByRole('button', { name: /^Profile/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Change email' }));
      return screen.findByRole('dialog', { name: 'Change email' });
    },
  },
  'a new key': { path: '/api-keys', open: dialog('Create API key', 'Create API key') },
  'the limits of a key': {
    path: '/api-keys',
    async open() {
      await userEvent.click(await screen.findByRole('button', { name: 'payouts-worker' }));
      return dialog('Add limits', 'Limits of payouts-worker')();
    },
  },
  'a rotation': { path: '/api-keys', open: dialog('Rotate key payouts-worker', 'Rotate payouts-worker') },
  'a new domain': { path: '/verify-domain#domains', open: dialog('Verify new domain', 'Verify new domain') },
  'an invitation': { path: '/team', open: dialog('Invite member', 'Invite member') },
  'a request for test coins': { path: '/faucets', open: dialog('Request test coins', 'Request test coins') },
  'the first call': {
    path: '/dashboard',
    open: () => screen.findByRole('form', { name: 'Make your first API call' }),
  },
};

/** What is filled in, by the name or else the type of a field. */
const VALUES: Readonly<Record<string, string>> = {
  email: 'elena@riverstone.example',
  password: 'Brand-New-77',
  tel: '888123456',
};

/** As password managers do it: React does not see it, and there is no event. */
const setValue = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);

async function expectFillingInCounts(element: HTMLElement): Promise<void> {
  const fields = [...element.querySelectorAll('input')].filter(
    ({ type, role, readOnly }) =>
      ['email', 'password', 'tel', 'text'].includes(type) && role !== 'combobox' && !readOnly,
  );
  const last = fields.at(-1);
  const values = fields.map(({ name, type }) => VALUES[name] ?? VALUES[type] ?? EXAMPLE_ADDRESS);
  for (const [index, field] of fields.entries()) setValue(field, values[index] ?? '');
  // By the pointer first: between the listeners of a real event React may draw.
  await userEvent.hover(last ?? element);
  last?.focus();
  await userEvent.keyboard('x');
  expect(fields.map(({ value }) => value)).toEqual([...values.slice(0, -1), `${values.at(-1)}x`]);

  await userEvent.keyboard('{Backspace}');
  const choices = element.querySelectorAll(
    '[type="checkbox"], [type="radio"], [role="combobox"], select:has(> [value=""])',
  );
  const submit = element.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (choices.length === 0) await waitFor(() => expect(submit?.disabled).toBe(false));
}

const MESSAGE = "Couldn't load part of the form. Check your connection and try again.";

beforeEach(() => {
  network.isDown = true;
  failImports((address) => network.isDown && address.endsWith('.suite.ts'));
});

afterEach(() => failImports(() => false));

describe.each(Object.entries(FORMS).map(([name, row]) => ({ name, row })))('$name', ({ row }) => {
  it('reports that its rules failed to load, and continues with what is then filled in without an event', async () => {
    const { path, scenario = 'active-customer', open } = row;
    openApp({ path, scenario });
    const element = await open();
    const alert = await within(element).findByRole('alert');
    expect(alert.textContent).toContain(MESSAGE);

    const retry = within(alert).getByRole('button', { name: 'Retry' });
    await userEvent.click(retry);
    await within(element).findByText(MESSAGE);
    network.isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(within(element).queryByText(MESSAGE)).toBeNull());
    expect(element.contains(document.activeElement), 'the focus stays in the form').toBe(true);
    await expectFillingInCounts(element);
  });
});
