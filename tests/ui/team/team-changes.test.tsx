import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { ok } from '#src/domain/shared/result.ts';
import { person, teamOf } from '#tests/support/team-members.ts';
import { button, emails, openTeamPage, rowOf, type Methods } from './team-screen.ts';

describe('deleting', () => {
  async function openDeleteDialog(email: string, methods?: Methods) {
    const app = await openTeamPage(methods);
    await rowOf(/^finance/);
    await userEvent.click(button(`Remove ${email}`));
    const dialog = await screen.findByRole('dialog', { name: `Remove ${email}?` });
    return { console: app, dialog, confirm: () => within(dialog).getByRole('button', { name: /^Remov/ }) };
  }
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('asks for confirmation, focuses Cancel, and deletes nobody when canceled', async () => {
    await openDeleteDialog('priya.nair@northwall.example');
    await waitFor(() => expect(document.activeElement).toBe(button('Cancel')));
    await userEvent.keyboard('{Enter}');
    await isGone();
    expect(emails()).toHaveLength(4);
    expect(document.activeElement).toBe(button('Remove priya.nair@northwall.example'));
  });

  it.each([
    ['martin.kolev@northwall.example', 'Remove priya.nair@northwall.example'],
    ['finance@northwall.example', 'Remove priya.nair@northwall.example'],
  ])('deletes %s and moves the focus to "%s"', async (email, next) => {
    const { confirm } = await openDeleteDialog(email);
    await userEvent.click(confirm());
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(button(next)));
    expect(emails()).toHaveLength(3);
    screen.getByText('3 of 10 seats');
  });

  it('moves the focus to the invitation when nobody is left to delete', async () => {
    let isDeleted = false;
    const owner = person('p1', 'role-owner');
    await openTeamPage(() => ({
      members: () => Promise.resolve(ok(teamOf(isDeleted ? [owner] : [owner, person('p2')]))),
      remove: () => {
        isDeleted = true;
        return Promise.resolve(ok(undefined));
      },
    }));
    await rowOf(/^p2/);
    await userEvent.click(button('Remove p2@northwall.example'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove member' }));
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(button('Invite member')));
  });

  it.each([
    [
      'priya.nair@northwall.example',
      "They'll lose access to this account immediately. You can invite them again later.",
    ],
    ['finance@northwall.example', 'The link in their invitation will stop working. You can invite them again later.'],
  ])('explains the consequence for %s', async (email, text) => {
    const { dialog } = await openDeleteDialog(email);
    within(dialog).getByText(text);
  });
});
