import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { EmailChange } from '#src/application/account/account-gateways.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { here, openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';

const { activeCustomer: elena } = demoAccounts;
const NEW = 'elena@riverstone.example';
const LINK = '/account/change-email/mailed.token.7';

type Options = Partial<TestAppOptions> & { readonly path?: string };

async function openPage({ path = '/dashboard', ...options }: Options = {}) {
  const app = openApp({ path, scenario: 'active-customer', ...options });
  await pageTitled('Dashboard');
  return app;
}

const profileButton = () => screen.getByRole('button', { name: /^Profile/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const newEmail = () => screen.getByLabelText<HTMLInputElement>('New email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function choose(name: string) {
  await userEvent.click(profileButton());
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return dialogNamed(name);
}

async function fillIn(email = NEW) {
  await userEvent.fill(newEmail(), email);
  await userEvent.fill(password(), elena.password);
}

function heldChange() {
  const calls = new DeferredCalls<EmailChange, string>();
  const change: TestAppOptions['overrideGateways'] = { account: { changeEmail: (sent) => calls.send(sent) } };
  return { calls, change };
}

describe('the dialog for another email', () => {
  it('starts on the email, shows which one holds and what is missing', async () => {
    await openPage();
    const dialog = await choose('Change email');
    await waitFor(() => expect(document.activeElement).toBe(newEmail()));
    within(dialog).getByText(`You're logged in as ${elena.email}.`);
    within(dialog).getByText('Enter your new email and your password to continue');
    expect(button('Change email').disabled).toBe(true);
  });

  it('leaves out the present email that a password manager fills in', async () => {
    await openPage();
    await choose('Change email');
    for (const [email, left] of [
      [elena.email, ''],
      [NEW, NEW],
    ] as const) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(newEmail(), email);
      newEmail().dispatchEvent(new InputEvent('input', { bubbles: true }));
      await waitFor(() => expect(newEmail().value).toBe(left));
    }
  });

  it('sends once with Enter five times, is held in the meantime, and shows the new email', async () => {
    const { calls, change } = heldChange();
    const app = await openPage({ overrideGateways: change });
    const dialog = await choose('Change email');
    await fillIn();
    for (let press = 0; press < 5; press += 1) await userEvent.keyboard('{Enter}');
    const busy = await within(dialog).findByRole('button', { name: 'Changing' });
    expect(document.activeElement).toBe(password());
    await userEvent.click(busy, { force: true });
    await userEvent.keyboard('{Escape}');
    expect(calls.sent).toEqual([{ token: null, email: NEW, password: elena.password }]);
    await calls.resolve(0, NEW);
    const changedDialog = await dialogNamed('Email changed');
    within(changedDialog).getByText(NEW);
    expect(app.navigatedTo).toEqual(['/']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(NEW));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('Done'));
    await isGone();
    expect(document.activeElement?.textContent).toBe('Dashboard');
  });
});

describe('a change-email link', () => {
  it('opens the dialog over the dashboard and sends its token', async () => {
    const { calls, change } = heldChange();
    await openPage({ path: LINK, overrideGateways: change });
    await dialogNamed('Change email');
    expect(screen.getByRole('link', { name: 'Dashboard', current: 'page', hidden: true })).toBeTruthy();
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(calls.sent).toEqual([{ token: 'mailed.token.7', email: NEW, password: elena.password }]),
    );
    expect(here()).toBe(LINK);
    await calls.resolve(0, NEW);
    await dialogNamed('Email changed');
  });

  it('opens the dashboard when it is closed, with the focus on the heading', async () => {
    await openPage({ path: LINK });
    await dialogNamed('Change email');
    await userEvent.click(button('Cancel'));
    await isGone();
    expect(here()).toBe('/dashboard');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dashboard'));
  });
});

describe('the dialog for another password', () => {
  it("mails a link to the account's email and confirms it", async () => {
    await openPage();
    const dialog = await choose('Change password');
    within(dialog).getByText(elena.email);
    await waitFor(() => expect(document.activeElement).toBe(button('Send reset link')));
    await userEvent.keyboard('{Enter}');
    within(await dialogNamed('Check your email')).getByText(elena.email);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^We sent a reset link/));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('Done'));
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(profileButton()));
  });
});
