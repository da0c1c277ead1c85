import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { PasskeyProblem } from '#src/application/platform/passkey-authenticator.ts';
import { ok } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';

const { activeCustomer: elena, twoFactor: mateo } = demoAccounts;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const failing = (problem: PasskeyProblem) => () => Promise.resolve({ ok: false, problem } as const);
const never = () => new Promise<never>(() => {});

describe('the passkeys of the account', () => {
  async function open(options: Partial<TestAppOptions> = {}) {
    const app = openApp({ path: '/account#security', scenario: 'active-customer', ...options });
    await pageTitled('Account');
    await screen.findByRole('region', { name: 'Passkey list' });
    return app;
  }
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  async function add() {
    await press('Add passkey');
    const form = within(await screen.findByRole('dialog', { name: 'Add passkey' }));
    await userEvent.type(form.getByLabelText(/^Your password/), `${elena.password}{Enter}`);
    return form;
  }

  it('show whether other devices have them, are added by the browser, and named next', async () => {
    const app = await open();
    expect(names()).toEqual(['iPhoneSynced', 'Security key in the safeOne device']);
    await add();
    const form = within(await screen.findByRole('dialog', { name: 'Passkey added' }));
    const name = form.getByLabelText(/^Passkey name/);
    expect(name).toHaveValue('Chrome on Windows');
    await userEvent.clear(name);
    await userEvent.type(name, 'Work laptop{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()[0]).toBe('Work laptopOne device');
    expect(app.toasts).toEqual(['success: Passkey renamed.']);
  });

  it.each([
    ['canceled', /request was canceled/],
    ['timeout', /timed out/],
    ['already-registered', /already has a passkey/],
    ['unsupported', /don't work in this browser/],
    ['failed', /couldn't complete the request/],
  ] as const)('explain what the browser could not do (%s), and preserve what was typed', async (problem, message) => {
    await open({ passkeys: { create: failing(problem) } });
    const form = await add();
    expect((await form.findByRole('alert')).textContent).toMatch(message);
    expect(form.getByLabelText(/^Your password/)).toHaveValue(elena.password);
  });

  it('are deleted after a question, and the focus stays in the list', async () => {
    await open();
    await press('Delete iPhone');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete passkey' }));
    await waitFor(() => expect(names()).toEqual(['Security key in the safeOne device']));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Rename Security key in the safe'));
  });

  it('are no more than the provider allows, and may be none', async () => {
    const passkeys = { list: () => Promise.resolve(ok({ items: [], limit: 0 })) };
    openApp({ path: '/account#security', scenario: 'active-customer', overrideGateways: { passkeys } });
    expect(await screen.findByText('No passkeys yet')).toBeVisible();
    expect(screen.getByText(/^You've reached the limit\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  });
});

describe('a log-in with a passkey', () => {
  const settings = { passkeyLogIn: true };
  /** Of a browser that added one before. */
  async function open(options: Partial<TestAppOptions> = {}) {
    const app = openApp({ path: '/auth/login', scenario: 'visitor', settings, ...options });
    await screen.findByLabelText('Email');
    return app;
  }

  async function openWithPasskey(options: Partial<TestAppOptions> = {}) {
    const app = await open(options);
    const { createPasskey } = await import('#tools/conformance/software-authenticator.ts');
    const { origin } = location;
    const { token } = app.provider.signInAs(mateo.email)!;
    const { data } = app.provider.passkeys.begin(token, { password: mateo.password }, origin);
    const credential = await createPasskey(data.item.options, origin);
    await app.provider.passkeys.add(token, { name: 'Laptop', credential }, origin);
    return app;
  }

  it('is not a pixel and not a call where the deployment does not offer it', async () => {
    await open({ settings: {}, passkeys: { getFromField: () => Promise.reject(new Error('called')) } });
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });

  it('needs no password and no code', async () => {
    const app = await openWithPasskey();
    await screen.findByRole('button', { name: 'Log in with a passkey' });
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await press('Log in with a passkey');
    await waitFor(() => expect(app.session.user?.email).toBe(mateo.email));
  });

  it('begins in the field of the email, too', async () => {
    const { usePasskey } = await import('#tools/conformance/software-authenticator.ts');
    let choose = () => {};
    const chosen = new Promise<void>((resolve) => (choose = resolve));
    const app = await openWithPasskey({
      passkeys: {
        getFromField: async (options) => {
          await chosen;
          return { ok: true, credential: await usePasskey(options, true, location.origin) };
        },
      },
    });
    choose();
    await waitFor(() => expect(app.session.user?.email).toBe(mateo.email));
  });

  it('says why it failed, and the password still works', async () => {
    const app = await open({ passkeys: { get: failing('canceled'), getFromField: never } });
    await press('Log in with a passkey');
    expect((await screen.findByRole('alert')).textContent).toMatch(/request was canceled/);
    await userEvent.type(screen.getByLabelText('Email'), elena.email);
    await userEvent.type(screen.getByLabelText('Password'), `${elena.password}{Enter}`);
    await waitFor(() => expect(app.session.user?.email).toBe(elena.email));
  });

  it('is offered beside the code where the account has one', async () => {
    const app = await openWithPasskey();
    await userEvent.type(screen.getByLabelText('Email'), mateo.email);
    await userEvent.type(screen.getByLabelText('Password'), `${mateo.password}{Enter}`);
    await screen.findByRole('heading', { name: 'Enter your code' });
    await press('Use a passkey');
    await waitFor(() => expect(app.session.user?.email).toBe(mateo.email));
  });
});
