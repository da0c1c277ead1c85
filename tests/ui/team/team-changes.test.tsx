import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { TeamMember } from '#src/domain/team/team-member.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
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

  it('asks for confirmation, focuses Cancel, and deletes nobody when cancelled', async () => {
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
    screen.getByText('3 of 10 members');
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

  it('is disabled while it is sent, and sends once', async () => {
    const calls = new DeferredCalls<Pick<TeamMember, 'id' | 'email'>, void>();
    const { confirm } = await openDeleteDialog('priya.nair@northwall.example', () => ({
      remove: (sent) => calls.send(sent),
    }));
    await userEvent.dblClick(confirm());
    await screen.findByRole('button', { name: 'Removing' });
    for (let time = 0; time < 5; time += 1) await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    expect([calls.count, screen.queryByRole('dialog') !== null]).toEqual([1, true]);
    await calls.resolve(0, undefined);
    await isGone();
  });

  it('stays open when it was rejected', async () => {
    const forbidden = rejected(403, 'forbidden', 'No.');
    const { confirm } = await openDeleteDialog('priya.nair@northwall.example', () => ({
      remove: () => Promise.resolve(fail(forbidden)),
    }));
    await userEvent.click(confirm());
    await screen.findByText(/^Read-only: your role doesn't allow this/);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(emails()).toHaveLength(4);
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
