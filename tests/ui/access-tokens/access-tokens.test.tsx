import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '#src/domain/shared/result.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';
import type { TestAppOptions } from '#tests/support/test-app.ts';
import { userEvent } from '#tests/support/user-event.ts';

async function open(options: Partial<TestAppOptions> = {}) {
  const app = openApp({ path: '/account#tokens', scenario: 'active-customer', ...options });
  await pageTitled('Account');
  return app;
}

const names = () => screen.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.firstChild?.textContent);
const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: RegExp(name) })).closest('tr')!);
const openForm = async () => userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
const create = () => {
  const dialog = within(screen.getByRole('dialog'));
  return userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
};

describe('the access tokens', () => {
  it('show what each may do, from where, until when, and its last use', async () => {
    await open();
    const cells = async (name: string) => (await rowOf(name)).getAllByRole('cell').map((cell) => cell.textContent);
    expect(await cells('nightly-usage-export')).toEqual([
      ...['In 5 days', 'Read usage', 'Any address', '9 hours ago', 'Revoke'],
    ]);
    expect(await cells('terraform')).toEqual([
      ...['Never', 'Read API keys, Manage API keys', '203.0.113.0/24', 'Never', 'Revoke'],
    ]);
    expect((await cells('cost-dashboard'))[0]).toBe('Expired');
  });

  it('are created with scopes, an end and addresses, and shown whole once', async () => {
    const app = await open();
    await openForm();
    await waitFor(() => expect(screen.getByLabelText('Token name')).toHaveFocus());
    await userEvent.keyboard('deploy');
    expect(await screen.findByText('Choose a scope to continue')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Read billing' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'In 90 days');
    await userEvent.type(screen.getByLabelText('Allowed IP addresses'), '203.0.113.7/24');
    await userEvent.click(await screen.findByRole('button', { name: 'Use 203.0.113.0/24' }));
    await create();
    const made = within(await screen.findByRole('dialog', { name: 'Access token created' }));
    const token = made.getByText(/^ghat_[0-9a-f]{40}$/).textContent;
    expect(made.getByRole('button', { name: 'Copy token' })).toHaveFocus();
    expect(app.session.secrets.all).toContain(token);
    await userEvent.click(made.getByRole('button', { name: 'Done' }));
    const row = await rowOf('deploy');
    expect(row.getByText('February 19, 2027')).toBeVisible();
    expect(row.getByText('203.0.113.0/24')).toBeVisible();
    expect(document.body.textContent).not.toContain(token);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create token' })).toHaveFocus());
  });

  it('say beside its field what the provider rejects', async () => {
    await open({
      overrideGateways: ({ accessTokens }) => ({
        accessTokens: { create: (token) => accessTokens.create({ ...token, ipRanges: ['office'] }) },
      }),
    });
    await openForm();
    await userEvent.type(await screen.findByLabelText('Token name'), 'deploy');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Read usage' }));
    await create();
    expect(await screen.findByLabelText('Allowed IP addresses')).toHaveAccessibleDescription(/office is not an IP/i);
  });

  it('are revoked after a question, and the focus stays in the list', async () => {
    await open();
    (await screen.findByRole('button', { name: 'Revoke token terraform' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Revoke terraform?' });
    await userEvent.click(screen.getByRole('button', { name: 'Revoke token' }));
    expect(await screen.findByText('Token terraform revoked.')).toBeVisible();
    expect(names()).toEqual(['nightly-usage-export', 'github-actions', 'cost-dashboard']);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Revoke token nightly-usage-export'));
  });

  it('ask for no scope where the provider names none, and begin with an empty list', async () => {
    const list = () => Promise.resolve(ok({ items: [], scopes: [] }));
    await open({
      overrideGateways: { accessTokens: { list, create: () => Promise.resolve(ok('ghat_0123456789abcdef')) } },
    });
    expect(await screen.findByText('No access tokens yet')).toBeVisible();
    await openForm();
    await userEvent.type(await screen.findByLabelText('Token name'), 'deploy');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await create();
    expect(await screen.findByText('ghat_0123456789abcdef')).toBeVisible();
  });
});
