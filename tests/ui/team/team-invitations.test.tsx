import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import { ok } from '#src/domain/shared/result.ts';
import type { InvitationId, PendingInvitation } from '#src/domain/team/pending-invitation.ts';
import { button, emails, openTeamPage, rowOf } from './team-screen.ts';

const FINANCE = 'finance@northwall.example';
const section = async () => within(await screen.findByRole('region', { name: 'Pending invitations' }));

function invitation(fields: Partial<PendingInvitation>): PendingInvitation {
  const id = 'i-1' as InvitationId;
  return { id, email: FINANCE, roleIds: [], sentAt: null, expiresAt: null, url: null, ...fields };
}

describe('pending invitations', () => {
  it('show who was invited, as what, when, and until when', async () => {
    await openTeamPage();
    const item = within((await section()).getByRole('listitem'));
    item.getByText(FINANCE);
    item.getByText(/^Billing · Sent /);
    item.getByText('Expires in 5 days');
    expect(item.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
      `Copy invitation link for ${FINANCE}`,
      `Resend the invitation to ${FINANCE}`,
      `Revoke the invitation for ${FINANCE}`,
    ]);
  });

  it('are sent again with the keyboard, and then for the whole time', async () => {
    await openTeamPage();
    const pending = await section();
    button(`Resend the invitation to ${FINANCE}`).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(`Invitation sent again to ${FINANCE}.`);
    await pending.findByText('Expires in 7 days');
    expect(document.activeElement).toBe(button(`Resend the invitation to ${FINANCE}`));
  });

  it('are revoked after a question, in both lists, and the focus stays on the page', async () => {
    await openTeamPage();
    await section();
    await userEvent.click(button(`Revoke the invitation for ${FINANCE}`));
    const dialog = await screen.findByRole('dialog', { name: `Revoke the invitation for ${FINANCE}?` });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke invitation' }));
    await screen.findByText(`Invitation for ${FINANCE} revoked.`);
    await waitFor(() => expect(emails()).toHaveLength(3));
    expect(screen.queryByRole('region', { name: 'Pending invitations' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Invite member')));
  });

  it('have no link to copy where it does not work, or the provider sends none', async () => {
    const past = Date.UTC(2000, 0, 1);
    const id = 'i-2' as InvitationId;
    const list = [invitation({}), invitation({ id, email: 'old@northwall.example', expiresAt: past, url: '/join/t' })];
    await openTeamPage(() => ({ invitations: () => Promise.resolve(ok(list)) }));
    const pending = await section();
    pending.getByText('Expired');
    expect(pending.queryByRole('button', { name: /^Copy link/ })).toBeNull();
    const items = pending.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);
    expect(items).toEqual(['old@northwall.example', FINANCE]);
  });
});

describe('the roles of a member', () => {
  const PRIYA = 'priya.nair@northwall.example';
  const open = async () => {
    await rowOf(/^priya/);
    await userEvent.click(button(`Change roles for ${PRIYA}`));
    return within(await screen.findByRole('dialog', { name: `Roles for ${PRIYA}` }));
  };

  it('are changed with the keyboard, but not those of the owner', async () => {
    await openTeamPage();
    const dialog = await open();
    expect(screen.queryByRole('button', { name: 'Change roles for elena@northwall.example', hidden: true })).toBeNull();
    const developer = dialog.getByRole('checkbox', { name: 'Developer' });
    expect(developer).toHaveProperty('checked', true);
    developer.focus();
    await userEvent.keyboard(' ');
    dialog.getByText('Choose at least one role.');
    dialog.getByRole('checkbox', { name: 'Viewer' }).focus();
    await userEvent.keyboard(' {Enter}');
    await screen.findByText(`Roles for ${PRIYA} changed.`);
    await waitFor(async () => expect((await rowOf(/^priya/)).textContent).toContain('Viewer'));
    expect(document.activeElement).toBe(button(`Change roles for ${PRIYA}`));
  });

  it('show one that was deleted as gone, which can be cleared', async () => {
    const sent: (readonly string[])[] = [];
    await openTeamPage((team) => ({
      async members(signal) {
        const result = await team.members(signal);
        if (!result.ok) return result;
        const members = result.value.members.map((member) => ({
          ...member,
          roleIds: member.email === PRIYA ? [...member.roleIds, 'role-auditor' as RoleId] : member.roleIds,
        }));
        return { ...result, value: { ...result.value, members } };
      },
      changeRoles(id, roleIds) {
        sent.push(roleIds);
        return team.changeRoles(id, roleIds);
      },
    }));
    const dialog = await open();
    const gone = await dialog.findByRole('checkbox', { name: 'role-auditor', description: /no longer exists/ });
    expect(gone).toHaveProperty('checked', true);
    await userEvent.click(gone);
    await userEvent.click(dialog.getByRole('button', { name: 'Save roles' }));
    await screen.findByText(`Roles for ${PRIYA} changed.`);
    expect(sent).toEqual([['role-developer']]);
  });

  it('come with when each was last seen', async () => {
    await openTeamPage();
    await screen.findByRole('columnheader', { name: 'Last active' });
    expect((await rowOf(/^elena/)).querySelector('time')?.textContent).toBe('Now');
    expect((await rowOf(/^finance/)).querySelector('time')).toBeNull();
  });
});
