import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';

type Options = Partial<Parameters<typeof openApp>[0]>;

async function openPage(options: Options = {}) {
  const opened = openApp({ path: '/api-keys', scenario: 'active-customer', ...options });
  await pageTitled('API Key Management');
  return opened;
}

async function openProfile(options: Options = {}) {
  const opened = await openPage(options);
  await userEvent.click(screen.getByRole('button', { name: /^Profile/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'My profile' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Your data' }));
  return opened;
}

const yourData = async () => within(await screen.findByRole('region', { name: 'Your data' }));

async function openClosing(options: Options = {}) {
  const opened = await openProfile(options);
  const section = await yourData();
  await userEvent.click(await section.findByRole('button', { name: 'Close account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close account' }));
  await dialog.findByLabelText('Password');
  return { opened, dialog };
}

type Dialog = Awaited<ReturnType<typeof openClosing>>['dialog'];

async function confirm(dialog: Dialog, password: string) {
  await userEvent.type(dialog.getByLabelText('Your email'), 'elena@northwall.example');
  await userEvent.type(dialog.getByLabelText('Password'), `${password}{Enter}`);
}

const NOTICE = 'This account closes on December 5, 2026.';

describe('the section of a person’s data', () => {
  it('requests an export, follows it, and downloads it from a host that it names', async () => {
    const app = await openProfile();
    const section = await yourData();
    await userEvent.click(await section.findByRole('button', { name: 'Request export' }));
    await section.findByText("We're preparing your file.");
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Data export'));
    expect(section.queryByRole('button', { name: 'Request export' })).toBeNull();
    for (let poll = 0; poll < 4; poll += 1) {
      app.clock.advance(5000);
      await waitFor(() => expect(section.queryByRole('button', { name: /^Download/ }) !== null || poll < 3).toBe(true));
    }
    await section.findByText('Ready to download from downloads.gatehouse.example.');
    section.getByText(/^Size: \d+ KB\.$/);
    section.getByText('Available until November 28, 2026.');
    await userEvent.click(section.getByRole('button', { name: /^Download/ }));
    expect(app.openedUrls).toEqual([expect.stringMatching(/^https:\/\/downloads\.gatehouse\.example\//)]);
  });

  it('names the owner to a member, who cannot close the account', async () => {
    await openProfile({ scenario: 'read-only-member' });
    const section = await yourData();
    await section.findByText('Only the account owner, elena@northwall.example, can close this account.');
    expect(section.queryByRole('button', { name: 'Close account' })).toBeNull();
  });
});

describe('the dialog that closes the account', () => {
  it('shows what ends and when, closes it, and every page has a notice until the closing is withdrawn', async () => {
    const { dialog } = await openClosing();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['17 active API keys stop working.', '2 team members lose access.'],
      ...['All account data is deleted.', 'Unpaid invoices remain due.'],
    ]);
    dialog.getByText('Get a copy of your data first');
    await userEvent.selectOptions(dialog.getByLabelText('Why are you leaving?'), 'It costs too much');
    await confirm(dialog, 'Northwall-2026');
    const closing = within(await screen.findByRole('dialog', { name: 'Your account is closing' }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^It closes on December 5, 2026/));
    await userEvent.click(closing.getByRole('button', { name: 'Done' }));
    const notice = (await screen.findByText(NOTICE, { selector: '[role="status"] span' })).closest('div')!;
    await userEvent.click(within(notice).getByRole('button', { name: 'Keep account' }));
    await screen.findByText('Your account stays open.');
    expect(screen.queryByText(NOTICE)).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Account'));
  });

  it('shows a wrong password beside its field, and what was typed stays', async () => {
    const { dialog } = await openClosing();
    await userEvent.type(dialog.getByLabelText('Comment'), 'Not for us');
    await confirm(dialog, 'Northwall-2025');
    const password = dialog.getByLabelText<HTMLInputElement>('Password');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'The password is wrong.',
    );
    expect(document.activeElement).toBe(password);
    expect([password.value, dialog.getByLabelText<HTMLInputElement>('Comment').value]).toEqual([
      ...['Northwall-2025', 'Not for us'],
    ]);
  });

  it('focuses what is missing', async () => {
    const { dialog } = await openClosing();
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    dialog.getByText('Enter your email.');
    dialog.getByText('Enter your password.');
    expect(document.activeElement).toBe(dialog.getByLabelText('Your email'));
  });

  it('is not confirmed by what a password manager fills in', async () => {
    const { dialog } = await openClosing();
    for (const [label, value] of [
      ['Your email', 'elena@northwall.example'],
      ['Password', 'Northwall-2026'],
    ] as const) {
      const field = dialog.getByLabelText<HTMLInputElement>(label);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    dialog.getByText('Enter your email.');
    expect(dialog.queryByText('Enter your password.')).toBeNull();
    expect(dialog.getByLabelText<HTMLInputElement>('Your email').value).toBe('');
  });

  it('opens from the palette, and offers to keep an account that closes already', async () => {
    await openPage({ scenario: 'closing-account' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search or go to a page' }), 'close account');
    await userEvent.click(await screen.findByRole('option', { name: 'Close account' }));
    const closing = within(await screen.findByRole('dialog', { name: 'Your account is closing' }));
    await userEvent.click(closing.getByRole('button', { name: 'Keep account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/^This account closes/)).toBeNull();
  });
});

describe('the notice of an account that is closing', () => {
  it('is there for a member, who cannot', async () => {
    const app = await openPage({ scenario: 'read-only-member' });
    const owner = app.provider.signInAs('elena@northwall.example');
    app.provider.closure.close(owner?.token ?? null, { password: 'Northwall-2026' });
    app.returnToPage();
    await screen.findByText(NOTICE);
    expect(screen.queryByRole('button', { name: 'Keep account' })).toBeNull();
  });

  it('shows why the closing could not be withdrawn', async () => {
    await openPage({
      scenario: 'closing-account',
      overrideGateways: () => ({ accountClosure: { keep: () => Promise.resolve(fail(unexpected(500))) } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep account' }));
    const notice = within(screen.getByText(/^This account closes/).closest('div')!);
    await notice.findByText(/Something went wrong|unexpected/i);
    notice.getByRole('button', { name: 'Keep account' });
  });
});
