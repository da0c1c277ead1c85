import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import { userEvent } from '#tests/support/user-event.ts';

async function openDashboard(options: Partial<Parameters<typeof openApp>[0]> = {}) {
  const opened = openApp({ path: '/dashboard', scenario: 'active-customer', ...options });
  await pageTitled('Dashboard');
  return opened;
}

async function openProfile(scenario: ScenarioName = 'active-customer') {
  openApp({ path: '/account#security', scenario });
  await pageTitled('Account');
  return within(screen.getByRole('main'));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('two-factor authentication', () => {
  it('is recommended on the dashboard, and set up with the key of the QR code', async () => {
    const { provider } = await openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Set up two-factor authentication' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-factor authentication' }));
    await dialog.findByRole('img', { name: 'QR code for your authenticator app' });
    const code = await dialog.findByLabelText('Authentication code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    const key = dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent.replaceAll(' ', '');
    await userEvent.keyboard(`${provider.authenticatorCode(key)}{Enter}`);
    const codes = within(await screen.findByRole('alertdialog', { name: 'Save your recovery codes' }));
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    expect(document.activeElement?.textContent).toContain('Copy');
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await press('Print');
    expect(print).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await press("I've saved them");
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dashboard'));
    expect(screen.queryByRole('button', { name: 'Set up two-factor authentication' })).toBeNull();
  });

  it('shows the recovery codes after a navigation, and asks before the page is left', async () => {
    const { provider } = await openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Set up two-factor authentication' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-factor authentication' }));
    await dialog.findByLabelText('Authentication code');
    const key = dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent.replaceAll(' ', '');
    await userEvent.keyboard(`${provider.authenticatorCode(key)}{Enter}`);
    const codes = within(await screen.findByRole('alertdialog', { name: 'Save your recovery codes' }));
    act(() => {
      window.history.pushState(null, '', '/usage');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { name: 'Usage', level: 1, hidden: true });
    expect(codes.getAllByRole('listitem')).toHaveLength(10);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await press("I've saved them");
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  it('is turned off with a code from its own dialog, and back to it with Cancel', async () => {
    const dialog = await openProfile('canceled-plan');
    await dialog.findByText(/^On since /);
    await press('Manage');
    await screen.findByRole('dialog', { name: 'Two-factor authentication' });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await press('Cancel');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Create new recovery codes'));
    await press('Turn off');
    await userEvent.type(screen.getByLabelText('Authentication code'), '482913');
    await press('Turn off');
    await screen.findByText('Two-factor authentication is off.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
