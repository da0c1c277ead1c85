import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { LogInOutcome } from '#src/application/auth/auth-gateway.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestConsoleOptions } from '#tests/support/test-console.ts';

const { activeCustomer: elena, twoFactor: mateo } = demoAccounts;

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Log(ging)? in/ });

/** What stands beside a field and is read with it. */
function noteOf(field: HTMLElement): string {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}

async function opened(options?: Parameters<typeof openApp>[0]) {
  const console = openApp({ path: '/auth/login', ...options });
  await pageTitled('Log in to Gatehouse');
  return console;
}

async function typeIn(who: { email: string; password: string }) {
  await userEvent.fill(email(), who.email);
  await userEvent.fill(password(), who.password);
}

function slowLogIn() {
  const calls = new Calls<string, LogInOutcome>();
  const change: TestConsoleOptions['change'] = ({ auth }) => ({
    auth: changed(auth, { logIn: (sent) => calls.send(sent.email) }),
  });
  return { calls, change };
}

/** Puts a text on the clipboard, as from an authenticator app. */
async function copyElsewhere(text: string) {
  const source = document.createElement('input');
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
}

describe('the log-in form', () => {
  it('says nothing before anything was typed, except what is missing', async () => {
    await opened();
    await userEvent.click(email());
    await screen.findByText('Enter your email and password to continue');
    expect([submit().disabled, noteOf(email()), noteOf(password())]).toEqual([true, '', '']);
    expect(document.title).toBe('Log in · Gatehouse');
  });

  it('says beside each field what is wrong with it, as it is typed', async () => {
    await opened();
    await userEvent.fill(email(), 'elena@');
    await waitFor(() => expect(noteOf(email())).toBe('email is invalid'));
    expect([email().getAttribute('aria-invalid'), noteOf(password())]).toEqual(['true', '']);
    await userEvent.clear(email());
    expect(noteOf(email())).toBe('email is required');
    await userEvent.fill(password(), 'x');
    await userEvent.clear(password());
    expect(noteOf(password())).toBe('password is required');
  });

  it('says what is missing from a field that is left empty, by Tab or for another field, and moves nothing for a link', async () => {
    await opened();
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

  it('says in words why its button is off', async () => {
    await opened();
    await userEvent.fill(password(), 'x');
    await screen.findByText('Enter your email to continue');
    await userEvent.fill(email(), 'elena@');
    await screen.findByText('Correct your email to continue');
    await userEvent.fill(email(), elena.email);
    await userEvent.clear(password());
    await screen.findByText('Enter your password to continue');
    expect(submit().disabled).toBe(true);
    await userEvent.fill(password(), 'x');
    await waitFor(() => expect(submit().disabled).toBe(false));
    expect(screen.queryByText(/to continue$/)).toBeNull();
  });

  it('shows the password to its writer and hides it again', async () => {
    await opened();
    await userEvent.fill(password(), 'secret');
    expect(password().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect([password().type, password().value]).toEqual(['password', 'secret']);
  });

  it('is gone through by the Tab key from the email over the password to the button, and only then to the link', async () => {
    await opened();
    await typeIn(elena);
    await userEvent.click(email());
    const names: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      names.push((document.activeElement as HTMLInputElement).name || (document.activeElement?.textContent ?? ''));
    }
    expect(names).toEqual(['password', '', 'Log in', 'Forgot password?']);
  });

  it('leads to the dashboard by Enter', async () => {
    await opened();
    await typeIn(elena);
    await userEvent.keyboard('{Enter}');
    await pageTitled('Dashboard');
    expect(here()).toBe('/dashboard');
  });

  it('is busy while it is sent, keeps the focus and sends once', async () => {
    const { calls, change } = slowLogIn();
    await opened({ change });
    await typeIn(elena);
    await waitFor(() => expect(submit().disabled).toBe(false));
    await userEvent.click(submit());
    const button = await screen.findByRole('button', { name: 'Logging in' });
    expect([button.getAttribute('aria-busy'), document.activeElement]).toEqual(['true', button]);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(password());
    await userEvent.keyboard('{Enter}');
    expect(calls.sent).toEqual([elena.email]);
    await calls.refuse(0, unreachable());
    await screen.findByRole('button', { name: 'Log in' });
  });
});

describe('a log-in that is refused', () => {
  it('says so in a toast and beside the form, and keeps what was typed', async () => {
    await opened();
    await typeIn({ email: elena.email, password: 'Wrong-Password-1' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByText('The email or the password is wrong.')).toHaveLength(2));
    const toasts = screen.getByRole('region', { name: 'Notifications' });
    expect(within(toasts).getByRole('alert').textContent).toContain('The email or the password is wrong.');
    expect([email().value, password().value, here()]).toEqual([elena.email, 'Wrong-Password-1', '/auth/login']);
    expect(submit().disabled).toBe(false);
  });

  it('keeps its reason when the toast has gone', async () => {
    const console = await opened();
    console.botProof = null;
    await typeIn(elena);
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/did not finish. Try again/);
    expect([email().value, password().value]).toEqual([elena.email, elena.password]);
  });
});

describe('the two-factor entry', () => {
  async function reached() {
    const console = await opened();
    await typeIn(mateo);
    await userEvent.keyboard('{Enter}');
    await pageTitled('Enter your code');
    return console;
  }
  const code = () => screen.getByLabelText<HTMLInputElement>('Authentication code');

  it('takes the place of the form and has the focus', async () => {
    await reached();
    expect([document.activeElement, document.title]).toEqual([code(), 'Enter your code · Gatehouse']);
    expect([code().inputMode, code().autocomplete]).toEqual(['numeric', 'one-time-code']);
    screen.getByText(new RegExp(mateo.email));
    expect(here()).toBe('/auth/login');
  });

  it('takes a pasted "48 29-13" and sends it by itself', async () => {
    await reached();
    await copyElsewhere('48 29-13');
    await userEvent.click(code());
    await userEvent.paste();
    await pageTitled('Dashboard');
  });

  it('takes typed digits and nothing else, and sends with the sixth', async () => {
    await reached();
    await userEvent.click(code());
    await userEvent.keyboard('4a8-291');
    expect(code().value).toBe('48291');
    await userEvent.keyboard('3');
    await pageTitled('Dashboard');
  });

  it('says what is wrong with a code and keeps it', async () => {
    await reached();
    await userEvent.fill(code(), '000000');
    await waitFor(() => expect(screen.getAllByText('The code is wrong or has expired.')).toHaveLength(2));
    expect(code().value).toBe('000000');
    await userEvent.fill(code(), mateo.code);
    await pageTitled('Dashboard');
  });

  it('leads back to the form with what was typed', async () => {
    await reached();
    await userEvent.click(screen.getByRole('button', { name: 'Back to log in' }));
    await pageTitled('Log in to Gatehouse');
    expect([email().value, password().value]).toEqual([mateo.email, mateo.password]);
  });
});
