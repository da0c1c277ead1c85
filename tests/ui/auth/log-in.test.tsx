import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';

const { activeCustomer: elena, twoFactor: mateo } = demoAccounts;

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Log(ging)? in/ });

/** The description of a field, as screen readers announce it. */
function noteOf(field: HTMLElement): string {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

async function openPage(options?: Parameters<typeof openApp>[0]) {
  const app = openApp({ path: '/auth/login', ...options });
  await pageTitled('Log in to Gatehouse');
  return app;
}

async function typeIn(credentials: { email: string; password: string }) {
  await userEvent.fill(email(), credentials.email);
  await userEvent.fill(password(), credentials.password);
}

/** Puts a text on the clipboard, as an authenticator app does. */
async function copyElsewhere(text: string) {
  const source = document.createElement('input');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
}

describe('the log-in form', () => {
  it('shows no message before anything was typed, except what is missing', async () => {
    await openPage();
    await userEvent.click(email());
    await screen.findByText('Enter your email and password to continue');
    expect([submit().disabled, noteOf(email()), noteOf(password())]).toEqual([true, '', '']);
    expect(document.title).toBe('Log in · Gatehouse');
  });

  it('shows a missing value when a field is left by Tab or for another field, without a layout shift', async () => {
    await openPage();
    await userEvent.click(email());
    await screen.findByText('Enter your email and password to continue');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect([noteOf(email()), noteOf(password())]).toEqual(['', '']);
    await userEvent.click(email());
    await userEvent.click(password());
    expect([noteOf(email()), noteOf(password())]).toEqual(['email is required', '']);
    await userEvent.tab();
    expect(noteOf(password())).toBe('password is required');
  });

  it('shows the password to its writer and hides it again', async () => {
    await openPage();
    await userEvent.fill(password(), 'secret');
    expect(password().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect([password().type, password().value]).toEqual(['password', 'secret']);
  });

  it('has the tab order email, password, button, link', async () => {
    await openPage();
    await typeIn(elena);
    await userEvent.click(email());
    const names: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      names.push((document.activeElement as HTMLInputElement).name || (document.activeElement?.textContent ?? ''));
    }
    expect(names).toEqual(['password', '', 'Log in', 'Forgot password?']);
  });
});

describe('the two-factor entry', () => {
  async function reachCodeStep() {
    const app = await openPage();
    await typeIn(mateo);
    await userEvent.keyboard('{Enter}');
    await pageTitled('Enter your code');
    return app;
  }
  const code = () => screen.getByLabelText<HTMLInputElement>('Authentication code');

  it('replaces the form and has the focus', async () => {
    await reachCodeStep();
    expect([document.activeElement, document.title]).toEqual([code(), 'Enter your code · Gatehouse']);
    expect([code().inputMode, code().autocomplete]).toEqual(['numeric', 'one-time-code']);
    screen.getByText(new RegExp(mateo.email));
    expect(here()).toBe('/auth/login');
  });

  it('moves nothing around the form that it replaces', async () => {
    await openPage();
    const sides = () => document.querySelector('main')!.getBoundingClientRect().toJSON() as DOMRect;
    await typeIn(mateo);
    await waitFor(() => expect(submit().disabled).toBe(false));
    const before = sides();
    await userEvent.keyboard('{Enter}');
    await pageTitled('Enter your code');
    expect(sides()).toEqual(before);
  });

  it('takes a pasted "48 29-13" and sends it by itself', async () => {
    await reachCodeStep();
    await copyElsewhere('48 29-13');
    await userEvent.click(code());
    await userEvent.paste();
    await pageTitled('Dashboard');
  });
});

it('offers a retry where the code of the second factor does not load', async () => {
  const app = await openPage();
  const { auth } = app.stores;
  const load = vi.spyOn(auth, 'load').mockRejectedValueOnce(new Error('The chunk is gone'));
  await typeIn(mateo);
  await userEvent.click(submit());
  await pageTitled("Couldn't load this page. Check your connection and try again.");
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pageTitled('Enter your code');
  load.mockRestore();
});
